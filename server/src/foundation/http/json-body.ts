import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** How deep lists and objects may be nested in a request; no call needs more than a handful. */
const deepest = 64

/**
 * Makes JSON the only body besides forms: text that is UTF-8, not nested so
 * deep that reading it would exhaust the stack, and without keys that could
 * change what objects are made of.
 *
 * @param signed by route how a body that is signed as text is handed on: it is parsed once it is known who wrote it
 */
export function readJsonOnly(
  app: FastifyInstance,
  signed: Readonly<Record<string, (text: string, headers: IncomingHttpHeaders) => unknown>> = {},
): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    // Many callers name the type of every body, that of a DELETE too, which has none.
    if (bytes.length === 0 && request.method === 'DELETE') return done(null, undefined)
    if (!isUtf8(bytes)) return done(new Refusal('malformed', 'The request is not valid UTF-8 text.'))
    const asSigned = signed[request.routeOptions.url ?? '']
    if (asSigned) return done(null, asSigned(bytes.toString('utf8'), request.headers))
    if (nesting(bytes) > deepest) return done(new Refusal('malformed', 'The request is nested too deeply.'))
    return parse(request, bytes.toString('utf8'), done)
  })
}

/** How deep JSON is nested at its deepest; brackets inside texts do not count. */
function nesting(json: Buffer): number {
  let depth = 0
  let most = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (inText) {
      if (byte === backslash) at++
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === openBracket || byte === openBrace) most = Math.max(most, ++depth)
    else if (byte === closeBracket || byte === closeBrace) depth--
  }
  return most
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [...Buffer.from('"\\[]{}')]
