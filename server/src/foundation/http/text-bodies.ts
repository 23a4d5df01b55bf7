import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** Reads the text of a body, of any of the types below, as the fields of a call. */
export type TextReader = (text: string, contentType: string) => unknown

const types = [
  'application/xml',
  'text/xml',
  'application/x-adf+xml',
  'text/plain',
  'application/x-www-form-urlencoded',
]

const decoded = (body: Buffer): string =>
  isUtf8(body) ? body.toString('utf8') : new TextDecoder('windows-1252').decode(body)

/** Reads bodies that are no JSON where a call takes them; no other call reads anything but JSON. */
export function readTextBodies(app: FastifyInstance, readers: Readonly<Record<string, TextReader>>): void {
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, body, done) => {
    const reader = readers[request.routeOptions.url ?? '']
    if (!reader) return done(new Refusal('unsupported-media', 'Send the request as application/json.'))
    try {
      const text = decoded(typeof body === 'string' ? Buffer.from(body) : body).trim()
      return done(null, reader(text, request.headers['content-type'] ?? ''))
    } catch {
      return done(new Refusal('malformed', 'The body cannot be read.'))
    }
  })
}
