import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Agency } from '../agency.ts'
import { kilobytes, ms, type Figure } from '../figure.ts'
import { median } from '../rounds.ts'
import { Running } from '../running.ts'
import type { World } from '../world.ts'

const connections = 5000
/** Handshakes that are under way at a time. */
const atATime = 100
const rounds = 7

/**
 * 5,000 idle connections on one process: what each adds to its memory, and how
 * long a word to all of them takes until the last has it. The reference is a
 * bare socket server that sends in a loop.
 */
export async function measureRealtime(world: World): Promise<Figure[]> {
  const agency = await world.agency('PostgreSQL', 'small')
  const ours = await Running.ours(agency)
  const reference = await Running.sockets()
  try {
    const mine = await Crowd.of(ours, agency)
    const theirs = await Crowd.of(reference, null)
    const told: (readonly [number, number])[] = []
    for (let round = 0; round < rounds; round += 1)
      told.push([await mine.timeToLast(), await theirs.timeToLast()])
    mine.leave()
    theirs.leave()
    return [
      {
        name: '5,000 idle connections, memory of each',
        on: 'PostgreSQL',
        ours: kilobytes(mine.each),
        reference: kilobytes(theirs.each),
        value: mine.each / theirs.each,
        reach: { atMost: 4 },
        note: 'resident memory of the process, with their tokens, rooms and timers; reference: bare sockets',
      },
      {
        name: 'a word to all of them, until the last has it',
        on: 'PostgreSQL',
        ours: ms(median(told.map(([one]) => one))),
        reference: ms(median(told.map(([, other]) => other))),
        value: median(told.map(([one, other]) => one / other)),
        reach: { atMost: 1.6 },
        note: 'with the call that causes it, committed; reference: a loop over bare sockets',
      },
    ]
  } finally {
    await ours.stop()
    await reference.stop()
  }
}

/** Many connections to one server. */
class Crowd {
  /** Bytes by which the server's memory grew for each. */
  readonly each: number
  readonly #server: Running
  readonly #sockets: readonly WebSocket[]
  readonly #authorization: string | null

  private constructor(
    server: Running,
    sockets: readonly WebSocket[],
    each: number,
    authorization: string | null,
  ) {
    this.#server = server
    this.#sockets = sockets
    this.each = each
    this.#authorization = authorization
  }

  /** @param agency whose administrator all of them are; null for bare sockets */
  static async of(server: Running, agency: Agency | null): Promise<Crowd> {
    const authorization = agency?.authorization ?? null
    const address = server.url.replace('http', 'ws')
    const open = (): Promise<WebSocket> =>
      authorization === null ? opened(address) : admitted(address, authorization.replace('Bearer ', ''))
    // What the first ones bring along belongs to nobody.
    const sockets = await Promise.all(Array.from({ length: atATime }, open))
    await pause(3000)
    const before = server.memory
    while (sockets.length < connections + atATime)
      sockets.push(...(await Promise.all(Array.from({ length: atATime }, open))))
    await pause(5000)
    return new Crowd(server, sockets, (server.memory - before) / connections, authorization)
  }

  /** Milliseconds from asking for it until every one of them has the word. */
  async timeToLast(): Promise<number> {
    const heard = Promise.all(
      this.#sockets.map(
        (socket) =>
          new Promise<void>((resolve) => {
            const hear = (data: Buffer): void => {
              if (data.toString() !== '42["notified"]') return
              socket.off('message', hear)
              resolve()
            }
            socket.on('message', hear)
          }),
      ),
    )
    const begun = performance.now()
    await (this.#authorization === null
      ? fetch(this.#server.url, { method: 'POST' })
      : fetch(`${this.#server.url}/api/notifications/read`, {
          method: 'POST',
          headers: { authorization: this.#authorization, 'content-type': 'application/json' },
          body: '{}',
        }))
    await heard
    return performance.now() - begun
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate()
  }
}

async function opened(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

/** A connection as the portal opens it: its token, then who it is (shell 7). */
async function admitted(address: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection.')))
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`)
      else if (text === '2') socket.send('3')
      else if (text.startsWith('40')) {
        const { sid } = JSON.parse(text.slice(2)) as { sid: string }
        socket.send(`42${JSON.stringify(['online', { userId: 1, socketId: sid }])}`)
        resolve()
      } else if (text.startsWith('44')) reject(new Error(`The server refused a connection: ${text}`))
    })
  })
  return socket
}
