import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** `slow`: every byte waits. `refusing`: each command is answered with an error, and nobody new is let in. */
export type RedisMood = 'working' | 'slow' | 'refusing'

/** A stand-in between a server and its Redis, which can be made slow or unwilling. */
export interface RedisBetween extends AsyncDisposable {
  readonly url: string
  become(mood: RedisMood): void
}

/** Milliseconds that a slow Redis takes for anything: longer than the portal waits. */
export const slowness = 20_000

/** Stands between whoever connects and a Redis. */
export async function startRedisBetween(redisUrl: string): Promise<RedisBetween> {
  let mood: RedisMood = 'working'
  const open = new Set<Socket>()
  const timers = new Set<NodeJS.Timeout>()
  const pass = (to: Socket, bytes: Buffer): void => {
    if (mood !== 'slow') return void to.write(bytes)
    const timer = setTimeout(() => {
      timers.delete(timer)
      to.write(bytes)
    }, slowness)
    timers.add(timer)
  }
  const server = createServer((client) => {
    if (mood === 'refusing') return void client.end('-ERR max number of clients reached\r\n')
    const redis = connect(Number(new URL(redisUrl).port), '127.0.0.1')
    for (const [socket, other] of [
      [client, redis],
      [redis, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (bytes) => {
      if (mood !== 'refusing') return pass(redis, bytes)
      const commands = bytes.toString('latin1').match(/(?:^|\r\n)\*\d+(?=\r\n)/g)?.length ?? 0
      client.write('-OOM command not allowed\r\n'.repeat(commands))
    })
    redis.on('data', (bytes) => pass(client, bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(next) {
      mood = next
    },
    async [Symbol.asyncDispose]() {
      for (const timer of timers) clearTimeout(timer)
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
