import type { FastifyRequest } from 'fastify'
import { forbidden, Refusal } from './refusal.ts'

/** The portal's own origin, as its callers address it. */
export const portalOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`

/**
 * The origin of the page that a request comes from. Where page and portal are
 * of one origin a browser may leave it out, and says so in a header that no
 * page can set.
 */
export const pageOf = (request: FastifyRequest): string | null =>
  request.headers.origin ?? (request.headers['sec-fetch-site'] === 'same-origin' ? portalOf(request) : null)

/**
 * Refuses pages of other origins, and what they post here: a call that lives by a cookie alone would otherwise be
 * made in the name of whoever visits them. Programs, which send no origin, have no cookies of others.
 * @throws {Refusal} 403
 */
export function refuseOtherPages(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  // Said by the browser, and by no page; where it is not said, over plain HTTP, the origin is.
  if (typeof site === 'string') {
    if (site === 'same-origin' || site === 'none') return
  } else if (origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.host)) return
  throw forbidden('This can be done on pages of the portal itself only.')
}

/** 401. */
export const unauthenticated = (message = 'Unauthenticated'): Refusal =>
  new Refusal('unauthenticated', message, { headers: { 'www-authenticate': 'Bearer' } })

/** The portal's host as the caller sees it: what it says in `x-host`, or the connection's. */
export function hostOf(request: FastifyRequest): string {
  const given = request.headers['x-host']
  return typeof given === 'string' && /^[a-zA-Z0-9.:[\]-]{1,255}$/.test(given) ? given : request.host
}
