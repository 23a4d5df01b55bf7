import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '../../scripts/free-port.mjs'
import { findRedis } from '../../scripts/prerequisites.mjs'

/** Whether this machine has a Redis server. */
export const hasRedis = (): boolean => findRedis() !== undefined

/** A Redis server of one's own, which keeps nothing. */
export interface RedisServer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts one, on a free port unless one is named, and waits until it takes connections. */
export async function startRedis(onPort?: number): Promise<RedisServer> {
  const program = findRedis()
  if (program === undefined) throw new Error('Redis is not installed.')
  const port = onPort ?? (await freePort())
  const child = spawn(program, [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ])
  for await (const line of createInterface({ input: child.stdout }))
    if (/ready to accept connections/i.test(line)) break
  child.stdout.resume()
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
