import { connect, type Socket } from 'node:net'
import { percentile } from './rounds.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Served {
  /** Answers a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly worst: number
  readonly answers: number
}

/**
 * Keeps some connections busy for a while, each with one request at a time.
 * Plain sockets: what asks must cost less than what answers.
 *
 * @param next the request to send, asked anew each time so that writes can differ
 * @throws {Error} when an answer is not a 2xx or 304
 */
export async function load(
  url: string,
  next: () => Asked,
  options: { readonly connections: number; readonly milliseconds: number },
): Promise<Served> {
  const { hostname, port, host } = new URL(url)
  const latencies: number[] = []
  const begun = performance.now()
  const end = begun + options.milliseconds
  await Promise.all(
    Array.from({ length: options.connections }, () =>
      busy(connect(Number(port), hostname), () => bytesOf(host, next()), end, latencies),
    ),
  )
  const seconds = (performance.now() - begun) / 1000
  return {
    rate: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    worst: percentile(latencies, 1),
    answers: latencies.length,
  }
}

function busy(socket: Socket, next: () => Buffer, end: number, latencies: number[]): Promise<void> {
  socket.setNoDelay(true)
  return new Promise((resolve, reject) => {
    let sent = 0
    let received = Buffer.alloc(0)
    const send = (): void => {
      sent = performance.now()
      socket.write(next())
    }
    socket.once('connect', send)
    socket.once('error', reject)
    socket.on('data', (data) => {
      received = received.length === 0 ? data : Buffer.concat([received, data])
      const answer = complete(received)
      if (answer === null) return
      if (answer !== 304 && (answer < 200 || answer > 299)) {
        socket.destroy()
        reject(new Error(`The server answered ${received.toString('utf8').slice(0, 400)}`))
        return
      }
      received = Buffer.alloc(0)
      const now = performance.now()
      latencies.push(now - sent)
      if (now < end) send()
      else {
        socket.destroy()
        resolve()
      }
    })
  })
}

/** The status of an answer that has arrived whole, or null. */
function complete(received: Buffer): number | null {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return null
  const text = received.toString('latin1', 0, head)
  const status = Number(text.slice(9, 12))
  // These never have a body, whatever length their head names.
  if (status === 304 || status === 204) return status
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (length !== undefined) return received.length >= head + 4 + Number(length) ? status : null
  return received.subarray(-5).toString('latin1') === '0\r\n\r\n' ? status : null
}

function bytesOf(host: string, { method, path, headers = {}, body }: Asked): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  if (body !== undefined)
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
}
