import { once } from 'node:events'
import { get } from 'node:http'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { startObjectStorage } from '../../support/object-storage.ts'
import type { Figure } from '../figure.ts'
import { inRounds, timed } from '../rounds.ts'
import { Running } from '../running.ts'
import type { World } from '../world.ts'
import { send } from './upload.ts'

const size = 50 * 1024 * 1024

/** A file of 50 MB to an object storage and back through the portal, beside the client library alone. */
export async function measureObjectStorage(world: World): Promise<Figure[]> {
  const agency = await world.agency('PostgreSQL', 'small')
  await using storage = await startObjectStorage()
  const server = await Running.ours(agency, {
    ...storage.env,
    S3_ENDPOINT: storage.env['S3_PUBLIC_ENDPOINT'] ?? '',
    S3_TIMEOUT: '30',
  })
  try {
    const headers = { authorization: agency.authorization }
    const slice = Buffer.alloc(256 * 1024, 'Quarterly report of every campaign. ')
    const sliced = function* (): Generator<Buffer> {
      for (let left = size; left > 0; left -= slice.length) yield slice
    }
    const { client, bucket: Bucket } = storage
    const uploads = {
      ours: () =>
        timed(() =>
          send(
            `${server.url}/api/assets/upload`,
            { ...headers, 'idempotency-key': crypto.randomUUID() },
            { form: true, size },
          ),
        ),
      reference: () =>
        timed(() =>
          new Upload({
            client,
            params: { Bucket, Key: 'bare', Body: Readable.from(sliced(), { objectMode: false }) },
          }).done(),
        ),
    }
    await uploads.reference()
    const form = new FormData()
    form.set('file', new File([Buffer.concat([...sliced()])], 'report.txt', { type: 'text/plain' }))
    const kept = await fetch(`${server.url}/api/assets/upload`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: form,
    })
    const { address } = (await kept.json()) as { address: string }
    const downloads = {
      ours: () =>
        timed(async () => {
          const [response] = (await once(get(server.url + address), 'response')) as [Readable]
          await read(response)
        }),
      reference: () =>
        timed(async () => {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: 'bare' }))
          await read(Body as Readable)
        }),
    }
    const [up, down] = [await inRounds(5, uploads), await inRounds(5, downloads)]
    const speed = (taken: number): string => `${(size / 1024 / 1024 / (taken / 1000)).toFixed(0)} MB/s`
    return [
      {
        name: 'upload of 50 MB to object storage',
        on: 'PostgreSQL',
        ours: speed(up.ours),
        reference: speed(up.reference),
        value: up.ratio,
        reach: { atMost: 1.3 },
        note: 'received, type sniffed, SHA-256, stored and recorded; reference: the client library alone to the same storage (OpenStack Swift)',
      },
      {
        name: 'download of 50 MB from object storage',
        on: 'PostgreSQL',
        ours: speed(down.ours),
        reference: speed(down.reference),
        value: down.ratio,
        reach: { atMost: 1.3 },
        note: 'signature checked, SHA-256 verified, sent on; reference: the client library alone',
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Takes every byte and keeps none. */
async function read(body: Readable): Promise<void> {
  let bytes = 0
  await pipeline(
    body,
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        done()
      },
    }),
  )
  if (bytes !== size) throw new Error(`${bytes} bytes came, not ${size}.`)
}
