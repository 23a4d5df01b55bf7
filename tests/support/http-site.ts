import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as an imitated system saw it. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  /** JSON as it was meant, anything else as text. */
  readonly body: unknown
}

/** Something that goes wrong, for paths that match, as often as it says. */
export interface SiteFault {
  readonly path: RegExp
  times: number
  readonly status?: number
  readonly body?: unknown
  /** Nothing comes at all. */
  readonly never?: true
}

/** Another system on this machine: it keeps what it was asked, and answers or fails as it is told. */
export class HttpSite {
  readonly requests: SeenRequest[] = []
  readonly faults: SiteFault[] = []
  readonly #respond: (request: SeenRequest) => readonly [status: number, content: unknown]
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #port = 0

  readonly #kindOf: (path: string) => string

  /** @param kindOf the media type of what is answered at a path */
  constructor(
    respond: (request: SeenRequest) => readonly [status: number, content: unknown],
    kindOf: (path: string) => string = () => 'application/json',
  ) {
    this.#respond = respond
    this.#kindOf = kindOf
  }

  /** Begins to listen; again on the same port after it was gone. */
  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.address() as AddressInfo).port
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** What it was asked with a method at paths of a kind. */
  asked(method: string, path: RegExp): SeenRequest[] {
    return this.requests.filter((request) => request.method === method && path.test(request.path))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', this.url)
    const seen = {
      method: request.method ?? 'GET',
      path,
      query,
      headers: request.headers,
      body: await bodyOf(request),
    }
    this.requests.push(seen)
    const fault = this.faults.find((one) => one.times > 0 && one.path.test(path))
    if (fault) fault.times -= 1
    if (fault?.never) return
    const [status, content] = fault ? [fault.status ?? 500, fault.body ?? {}] : this.#respond(seen)
    response.writeHead(status, { 'content-type': this.#kindOf(path), ...elsewhere(status, content) })
    response.end(typeof content === 'string' ? content : JSON.stringify(content))
  }
}

/** Where a redirect leads. */
const elsewhere = (status: number, content: unknown): { location?: string } =>
  (status === 301 || status === 302) &&
  typeof content === 'object' &&
  content !== null &&
  'location' in content
    ? { location: String(content.location) }
    : {}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
