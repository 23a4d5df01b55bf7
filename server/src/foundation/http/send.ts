import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tellOutage } from './outage.ts'
import { codeOf, refusalOf, unreadable } from './failures.ts'
import { Ready } from './operation.ts'

/** What a call came to: a value, or the text of an answer, which an earlier attempt may have had. */
export type Result =
  | { readonly value: unknown }
  | { readonly status: number; readonly text: string; readonly replayed: boolean }

/** Sends what a call came to. */
export function send(reply: FastifyReply, result: Result): FastifyReply {
  if ('text' in result) {
    if (result.replayed) reply.header('idempotency-replayed', 'true')
    return reply.code(result.status).type('application/json; charset=utf-8').send(result.text)
  }
  const { value } = result
  if (value instanceof Ready) return sendReady(reply, value)
  if (typeof value === 'object' && value !== null && 'version' in value)
    reply.header('etag', `"${String(value.version)}"`)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(value))
}

/** A buffer that is kept compressed is unpacked for the rare caller who cannot (RFC 9110, section 12.5.3). */
function sendReady(reply: FastifyReply, { status, headers, body }: Ready): FastifyReply {
  const cannot =
    headers['content-encoding'] === 'gzip' &&
    body !== null &&
    !/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))|\*/.test(reply.request.headers['accept-encoding'] ?? '')
  if (!cannot)
    return reply
      .code(status)
      .headers({ ...headers })
      .send(body ?? undefined)
  const plain = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-encoding'))
  const source = Buffer.isBuffer(body) || typeof body === 'string' ? Readable.from([body]) : body
  return reply.code(status).headers(plain).send(source.pipe(createGunzip()))
}

/** The last stop of every error. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, (cause) =>
    request.log.error({ err: cause, call: request.routeOptions.url }, 'unforeseen'),
  )
  tellOutage(error)
  if (endsSoon(request)) reply.removeHeader('connection')
  return reply
    .code(refusal.status)
    .headers({ ...refusal.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.problem))
}

/** Bytes of a refused request that are read and dropped. */
const mostDropped = 100 * 1024 * 1024

/**
 * Whether the rest of a request is worth waiting for. The framework closes the
 * connection on what it refused before it had read it, and whoever was still
 * sending then sees a broken connection instead of the sentence; on an open
 * one Node reads the rest and drops it.
 */
const endsSoon = ({ raw }: FastifyRequest): boolean =>
  !raw.complete && Number(raw.headers['content-length'] ?? Infinity) <= mostDropped

/** A request that is no HTTP reaches no handler: it is answered on its bare connection, in the shape of every error. */
export function answerUnreadable(error: Error, socket: Socket): void {
  if (codeOf(error) === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal = unreadable(codeOf(error))
  const body = JSON.stringify(refusal.problem)
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
  )
}
