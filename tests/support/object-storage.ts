import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { findObjectStorage } from '../../scripts/prerequisites.mjs'
import { root } from './root.ts'

/** Whether this machine has an object storage. */
export const hasObjectStorage = (): boolean => findObjectStorage() !== undefined

/** `silent`: takes connections and says nothing. `gone`: breaks each one off. */
export type StorageMood = 'working' | 'silent' | 'gone'

/** An object storage of one's own, which keeps nothing, with an empty bucket. */
export interface ObjectStorage extends AsyncDisposable {
  /** The settings by which a portal keeps its files there. */
  readonly env: Readonly<Record<string, string>>
  readonly bucket: string
  /** A client of the test's own. */
  readonly client: S3Client
  /** What whoever comes by the settings meets from now on. The test's own client always meets the storage itself. */
  become(mood: StorageMood): void
}

/** Starts an OpenStack Swift, and waits until it answers. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const python = findObjectStorage()
  if (python === undefined) throw new Error('OpenStack Swift is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'portal-objects-'))
  const [keyId, secret, bucket] = ['agency:portal', 'the-secret-of-the-tests', 'portal-files']
  const child = spawn(python, [join(root, 'scripts/cluster/object_storage.py'), folder, keyId, secret], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)))
  let port = 0
  for await (const line of createInterface({ input: child.stdout })) {
    port = Number(line)
    break
  }
  if (!port) throw new Error(`OpenStack Swift did not start:\n${said}`)
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  const between = await startBetween(port)
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${between.port}`,
      S3_PUBLIC_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
      S3_TIMEOUT: '30',
    },
    bucket,
    client,
    become: between.become,
    async [Symbol.asyncDispose]() {
      client.destroy()
      between.stop()
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Stands between the portal and the storage. */
async function startBetween(
  to: number,
): Promise<{ port: number; become: (mood: StorageMood) => void; stop: () => void }> {
  let mood: StorageMood = 'working'
  const open = new Set<Socket>()
  const server = createServer((client) => {
    if (mood === 'gone') return void client.destroy()
    const storage = connect(to, '127.0.0.1')
    for (const [socket, other] of [
      [client, storage],
      [storage, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.on('data', (bytes) => {
        if (mood === 'working' && !other.write(bytes)) {
          socket.pause()
          other.once('drain', () => socket.resume())
        }
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakOff = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      mood = next
      if (next === 'gone') breakOff()
    },
    stop() {
      breakOff()
      server.close()
    },
  }
}
