import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../foundation/http/refusal.ts'

/** Where leads arrive. No other call reads anything but JSON. */
const leadsRoute = '/webhook/leads/:key'

const decoded = (body: Buffer): string =>
  isUtf8(body) ? body.toString('utf8') : new TextDecoder('windows-1252').decode(body)

/** Reads XML and form posts at the address for leads: XML as the field `adf`, a form as its fields. */
export function readLeadBodies(app: FastifyInstance): void {
  const types = [
    'application/xml',
    'text/xml',
    'application/x-adf+xml',
    'text/plain',
    'application/x-www-form-urlencoded',
  ]
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.url !== leadsRoute)
      return done(new Refusal('unsupported-media', 'Send the request as application/json.'))
    const text = decoded(typeof body === 'string' ? Buffer.from(body) : body).trim()
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
    // Vendors post ADF under whatever type their library has.
    if (!isForm || text.startsWith('<')) return done(null, { adf: text })
    return done(null, Object.fromEntries([...new URLSearchParams(text)].slice(0, 300)))
  })
}
