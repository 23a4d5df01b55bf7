import { request } from 'node:http'
import { megabytes, type Figure } from '../figure.ts'
import { inRounds, timed } from '../rounds.ts'
import { side } from '../running.ts'
import type { World } from '../world.ts'

const size = 100 * 1024 * 1024 - 4096
const slice = Buffer.alloc(256 * 1024, 'Quarterly report of every campaign. ')

/** A file of 100 MB: received, checked, hashed and kept, beside a raw pipe to the disk. */
export async function measureUpload(world: World): Promise<Figure[]> {
  const agency = await world.agency('PostgreSQL', 'small')
  const figures: Figure[] = []
  await side(agency, world.reference(agency), async (ours, reference) => {
    const { authorization } = agency
    const mine = (): Promise<number> =>
      timed(() =>
        send(
          `${ours.url}/api/assets/upload`,
          { authorization, 'idempotency-key': crypto.randomUUID() },
          { form: true, size },
        ),
      )
    const theirs = (): Promise<number> =>
      timed(() => send(`${reference.url}/upload`, {}, { form: false, size }))
    await mine()
    await theirs()
    const before = ours.memory
    let most = before
    const sampling = setInterval(() => {
      most = Math.max(most, ours.memory)
    }, 10)
    const compared = await inRounds(5, { ours: mine, reference: theirs })
    clearInterval(sampling)
    const speed = (taken: number): string => `${(size / 1024 / 1024 / (taken / 1000)).toFixed(0)} MB/s`
    figures.push(
      {
        name: 'upload of 100 MB',
        on: 'PostgreSQL',
        ours: speed(compared.ours),
        reference: speed(compared.reference),
        value: 1 / compared.ratio,
        reach: { atLeast: 0.7 },
        note: 'multipart, type sniffed, SHA-256, synced and recorded; reference: a raw pipe into a file',
      },
      {
        name: 'upload of 100 MB: memory more',
        on: 'PostgreSQL',
        ours: megabytes(most - before),
        reference: '',
        value: (most - before) / 1024 / 1024,
        reach: { atMost: 40 },
        note: 'MB over the process before',
      },
    )
  })
  return figures
}

/** Sends the bytes as fast as they are taken, as a form or bare. */
export function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  { form, size }: { readonly form: boolean; readonly size: number },
): Promise<void> {
  const boundary = 'a-boundary-that-the-bytes-do-not-hold'
  const head = form
    ? `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="report.txt"\r\ncontent-type: text/plain\r\n\r\n`
    : ''
  const tail = form ? `\r\n--${boundary}--\r\n` : ''
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: {
          ...headers,
          'content-length': String(size + head.length + tail.length),
          ...(form ? { 'content-type': `multipart/form-data; boundary=${boundary}` } : {}),
        },
      },
      (response) => {
        response.resume()
        response.once('end', () => {
          if (response.statusCode === 200) resolve()
          else reject(new Error(`The upload was answered with ${response.statusCode}.`))
        })
      },
    )
    sent.once('error', reject)
    sent.write(head)
    let left = size
    const more = (): void => {
      while (left > 0) {
        const part = left >= slice.length ? slice : slice.subarray(0, left)
        left -= part.length
        if (!sent.write(part)) {
          sent.once('drain', more)
          return
        }
      }
      sent.end(tail)
    }
    more()
  })
}
