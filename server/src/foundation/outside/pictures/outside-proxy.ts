import { once } from 'node:events'
import { createServer, request as overHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Fetcher } from '../fetcher.ts'

/** Bytes that one page and all that belongs to it may take. */
const mostBytes = 60 * 1024 * 1024
/** Connections at once. */
const mostConnections = 60

/** The only way out of a browser that draws pages of others. */
export interface OutsideProxy {
  /** On this machine alone. */
  readonly port: number
  readonly close: () => void
}

/**
 * A proxy for one page: what it asks for goes by the rules of the fetcher, whatever its scripts try, so that nothing of
 * this machine or its network is reached. Too much of it ends everything.
 */
export async function openOutsideProxy(fetcher: Fetcher): Promise<OutsideProxy> {
  const open = new Set<Duplex>()
  let bytes = 0
  const server = createServer((request, response) => void forward(fetcher, request, response, keep))
  function close(): void {
    server.close()
    for (const one of open) one.destroy()
  }
  function keep<S extends Duplex>(socket: S): S {
    open.add(socket)
    socket.on('error', () => socket.destroy()).once('close', () => open.delete(socket))
    if (open.size > 2 * mostConnections) close()
    return socket
  }
  function counted(socket: Socket): Socket {
    socket.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > mostBytes) close()
    })
    return keep(socket)
  }
  server.on('connection', keep)
  server.on('connect', (request: IncomingMessage, browser: Duplex) => {
    const asked = hostOf(request.url ?? '')
    if (asked === null) return void browser.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    fetcher.dial(asked.host, asked.port).then(
      (site) => {
        counted(site)
        site.once('close', () => browser.destroy())
        browser.once('close', () => site.destroy())
        browser.write('HTTP/1.1 200 Connection Established\r\n\r\n')
        site.pipe(browser)
        browser.pipe(site)
      },
      () => browser.end('HTTP/1.1 403 Forbidden\r\n\r\n'),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close }
}

/** `host:port` of a tunnel; null for what is none. */
function hostOf(target: string): { readonly host: string; readonly port: number } | null {
  if (!URL.canParse(`https://${target}`)) return null
  const { hostname, port } = new URL(`https://${target}`)
  return { host: hostname, port: Number(port || 443) }
}

/** What goes from one end to the other alone. */
const between = new Set(['connection', 'proxy-connection', 'proxy-authorization', 'keep-alive', 'upgrade'])

/** A page that is not encrypted. */
async function forward(
  fetcher: Fetcher,
  request: IncomingMessage,
  response: ServerResponse,
  keep: (socket: Socket) => Socket,
): Promise<void> {
  const refuse = (): void => void (response.headersSent ? response.destroy() : response.writeHead(403).end())
  const { url = '', method, headers } = request
  if (!URL.canParse(url) || new URL(url).protocol !== 'http:') return refuse()
  const asked = new URL(url)
  try {
    const socket = keep(await fetcher.dial(asked.hostname, Number(asked.port || 80)))
    const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !between.has(name)))
    const there = overHttp(
      asked,
      { method, headers: { ...passed, connection: 'close' }, agent: false, createConnection: () => socket },
      (answer) => {
        answer.on('error', () => response.destroy())
        try {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        } catch {
          // A status or header that a site may send, and Node sends to nobody.
          answer.destroy()
          refuse()
        }
      },
    )
    there.on('error', refuse).on('upgrade', (_answer, other) => {
      other.destroy()
      refuse()
    })
    request.pipe(there)
  } catch {
    refuse()
  }
}
