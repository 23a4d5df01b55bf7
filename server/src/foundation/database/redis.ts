import { setTimeout as pause } from 'node:timers/promises'
import type { createAdapter } from '@socket.io/redis-adapter'

/** Milliseconds for which a start waits for a Redis that does not answer. */
const startPatience = 3_000

/** Milliseconds that another process has to say who is connected to it. */
const patience = 2_000

/** Milliseconds that a count may wait to be sent: one that was given up is not made later. */
const countPatience = 250

/** The way to the other processes. */
export interface RedisLink {
  readonly adapter: ReturnType<typeof createAdapter>
  /** For counting together with the other processes; whoever counts gives up a Redis that is slow to answer. */
  readonly counter: object
  /** Tells how the way to it is, now and whenever that changes: null, or what is wrong. */
  heard(hears: (error: unknown) => void): void
  close(): void
}

/**
 * Connects to Redis. One that is away, now or later, is dialled again until it answers: a process that is started
 * meanwhile works by itself until then, as those do that were there before.
 * @param failed told of each attempt that failed
 */
export async function connectRedis(url: string, failed: (error: unknown) => void): Promise<RedisLink> {
  // Most installations have none: its client is half a thousand modules.
  const [{ createClient }, redisAdapter] = await Promise.all([
    import('@redis/client'),
    import('@socket.io/redis-adapter'),
  ])
  const publisher = createClient({ url })
  const subscriber = publisher.duplicate()
  const counter = createClient({ url, commandOptions: { timeout: countPatience } })
  const clients = [publisher, subscriber, counter]
  /** Why the way to it is not open; null while it is. */
  let state: unknown = new Error('It does not answer yet.')
  let hears: (error: unknown) => void = () => undefined
  const tell = (error: unknown): void => {
    state = error
    hears(error)
  }
  for (const client of clients) client.on('error', failed)
  publisher.on('error', tell)
  publisher.on('ready', () => tell(null))
  // Waits with them that are there, and lets the others go on dialling.
  const connected = Promise.all(clients.map((client) => client.connect()))
  connected.catch(failed)
  const waited = new AbortController()
  await Promise.race([
    connected.catch(() => undefined),
    pause(startPatience, undefined, { signal: waited.signal }).catch(() => undefined),
  ])
  waited.abort()
  const publish = publisher.publish.bind(publisher)
  // The adapter waits for none of these: a Redis that takes nothing must not end the process.
  Object.assign(publisher, {
    publish: async (...said: Parameters<typeof publish>): Promise<number> => {
      try {
        return await publish(...said)
      } catch (error) {
        failed(error)
        return 0
      }
    },
  })
  return {
    counter,
    adapter: redisAdapter.createAdapter(publisher, subscriber, { requestsTimeout: patience }),
    heard(next) {
      hears = next
      next(state)
    },
    close: () => clients.forEach((client) => client.destroy()),
  }
}
