import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as overHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import { createWriteStream } from 'node:fs'
import { BlockList, connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

declare module '../services.ts' {
  interface Services {
    /** Asks addresses that people and programs have given. */
    readonly fetcher: Fetcher
  }
}

/** Networks in which nothing of the open web is: this machine, its neighbors, and what is nobody's. */
const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(network, bits, 'ipv4')
/** Only what is handed out to the open web counts: 2000::/3 without its exceptions. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const inner6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner6.addSubnet(network, bits, 'ipv6')

/** Whether an address is one of the open web. */
export function isOutside(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inner.check(address, 'ipv4')
  return family === 6 && open6.check(address, 'ipv6') && !inner6.check(address, 'ipv6')
}

/** An address that nobody may be asked at, with a sentence for people. */
export class ForbiddenAddress extends Error {}

/** The answer took too long, or was too long. */
export class Unreadable extends Error {}

export interface Asking {
  readonly method?: 'GET' | 'HEAD' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Milliseconds for the whole answer. */
  readonly patience?: number
  /** Bytes of the answer that are read; a longer one is refused. */
  readonly mostBytes?: number
  /** A longer answer is cut there instead. */
  readonly cut?: boolean
}

export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Milliseconds until the end of the answer. */
  readonly took: number
}

/** As the system looks names up. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  give: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

const usualPatience = 15_000
/** Where pages are answered. */
const webPorts: readonly number[] = [80, 443]
const usualBytes = 2 * 1024 * 1024

/**
 * Asks addresses of the web that others have given. None of this machine or its
 * network is reached, whatever its name: the address to which a name leads is
 * looked at when the connection is made, so that a name cannot lead elsewhere
 * a moment later. Redirects are answered, never followed.
 */
export class Fetcher {
  readonly #allowed: ReadonlySet<string>

  readonly #lookup: LookupFunction

  /**
   * @param allowed `host:port` that may be reached although they are inside, as the environment says
   * @param resolve what tells the addresses of a name
   */
  constructor(allowed: readonly string[] = [], resolve: Resolve = lookup) {
    this.#allowed = new Set(allowed)
    this.#lookup = lookupOutside(resolve)
  }

  /** What is wrong with an address before anybody is asked, in a sentence; null for one that can be asked. */
  problemOf(address: string): string | null {
    if (!URL.canParse(address)) return 'This is no web address.'
    const url = new URL(address)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'The address must begin with https://.'
    if (url.username !== '' || url.password !== '') return 'The address must not hold a password.'
    if (this.#isAllowed(url)) return null
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (
      isIP(host) !== 0 ? !isOutside(host) : !host.includes('.') || /\.(localhost|local|internal)$/.test(host)
    )
      return 'This address is inside of a network. Only addresses of the open web are asked.'
    return null
  }

  /** Whether nobody on the way reads what is sent there: by https, or inside where the environment lets it be reached. */
  isPrivate(address: string): boolean {
    const url = new URL(address)
    return url.protocol === 'https:' || this.#isAllowed(url)
  }

  /**
   * @throws {ForbiddenAddress} for an address inside, {Unreadable} for an answer that is late or too long, and the system's own error
   */
  async ask(address: string, asking: Asking = {}): Promise<Answered> {
    const { mostBytes = usualBytes, cut = false } = asking
    const began = performance.now()
    const response = await this.#open(address, asking)
    const parts: Buffer[] = []
    let length = 0
    try {
      for await (const part of response as AsyncIterable<Buffer>) {
        length += part.length
        if (length > mostBytes && !cut) throw tooLong()
        parts.push(part)
        if (length > mostBytes) break
      }
    } catch (error) {
      throw told(error, asking)
    } finally {
      response.destroy()
    }
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: Buffer.concat(parts).subarray(0, mostBytes),
      took: Math.round(performance.now() - began),
    }
  }

  /**
   * Writes an answer to a file as it comes, so that a long one takes no memory; one that is no success is left where it is.
   * @throws as `ask`; what was written until then stays for the caller to remove
   */
  async save(
    address: string,
    path: string,
    asking: Asking = {},
  ): Promise<Pick<Answered, 'status' | 'headers'>> {
    const { mostBytes = usualBytes } = asking
    const response = await this.#open(address, asking)
    const { statusCode: status = 0, headers } = response
    try {
      if (status >= 200 && status < 300)
        await pipeline(response, upTo(mostBytes), createWriteStream(path, { mode: 0o600 }))
    } catch (error) {
      throw told(error, asking)
    } finally {
      response.destroy()
    }
    return { status, headers }
  }

  /**
   * A connection for a program that speaks to the web itself, by the same rules: only to where pages are answered, and
   * to nothing inside.
   * @param port of the web, unless the environment lets it be reached
   * @returns once it stands
   * @throws {ForbiddenAddress} and the system's own error
   */
  async dial(host: string, port: number): Promise<Socket> {
    const address = `https://${host}:${port}`
    const problem = this.problemOf(address)
    if (problem !== null) throw new ForbiddenAddress(problem)
    const allowed = this.#isAllowed(new URL(address))
    if (!allowed && !webPorts.includes(port))
      throw new ForbiddenAddress(`${host} is no page at port ${port}.`)
    return new Promise((fulfil, reject) => {
      const socket = connect({ host, port, ...(allowed ? {} : { lookup: this.#lookup }) })
      socket.setTimeout(usualPatience, () => socket.destroy(new Unreadable('There was no answer.')))
      socket.once('error', reject).once('connect', () => fulfil(socket))
    })
  }

  /** The answer's head; its body is still to come. */
  async #open(address: string, asking: Asking): Promise<IncomingMessage> {
    const problem = this.problemOf(address)
    if (problem !== null) throw new ForbiddenAddress(problem)
    const url = new URL(address)
    const { method = 'GET', headers = {}, body, patience = usualPatience } = asking
    return new Promise((fulfil, reject) => {
      const send = url.protocol === 'https:' ? overHttps : overHttp
      const request = send(
        url,
        {
          method,
          headers: { 'user-agent': 'AgencyPortal/1.0', 'accept-encoding': 'identity', ...headers },
          agent: false,
          ...(this.#isAllowed(url) ? {} : { lookup: this.#lookup }),
          signal: AbortSignal.timeout(patience),
        },
        fulfil,
      )
      request.on('error', (error) => reject(told(error, asking)))
      // Node says nothing more of a request whose connection is not HTTP any longer.
      request.on('upgrade', (_answer, socket) => {
        socket.destroy()
        reject(new Unreadable('It answered 101: it wants to go on by another protocol.'))
      })
      request.end(body)
    })
  }

  #isAllowed(url: URL): boolean {
    const port = url.port || (url.protocol === 'https:' ? '443' : '80')
    return this.#allowed.has(`${url.hostname}:${port}`)
  }
}

const tooLong = (): Unreadable => new Unreadable('The answer is too long.')

/** Lets so many bytes through, and fails on the next one. */
function upTo(mostBytes: number): Transform {
  let length = 0
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      length += part.length
      if (length > mostBytes) done(tooLong())
      else done(null, part)
    },
  })
}

/** What went wrong, in words where waiting has ended it. */
const told = (error: unknown, { patience = usualPatience }: Asking): unknown =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')
    ? new Unreadable(`There was no answer within ${patience / 1000} seconds.`)
    : error

/** Looks a name up and gives only what is outside; one address inside is enough to refuse the name. */
const lookupOutside =
  (resolve: Resolve): LookupFunction =>
  (host, options, give) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return give(error, '', 0)
      const inside = found.find(({ address }) => !isOutside(address))
      const [first] = found
      if (inside || !first)
        return give(new ForbiddenAddress(`${host} leads into a network. Only the open web is asked.`), '', 0)
      if (options.all) return give(null, found)
      return give(null, first.address, first.family)
    })
  }
