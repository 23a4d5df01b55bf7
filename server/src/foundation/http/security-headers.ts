import type { FastifyReply, FastifyRequest } from 'fastify'

/** What no page of ours asks for; what a page never asks for, nothing that gets into it can have. */
const permissions = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Two years: a browser that has once reached the portal over TLS never asks for it without again. */
const onlyOverTls = 'max-age=63072000'

/** Nothing: an answer of the API is data, whatever a browser is talked into taking it for. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * What the portal's own pages may load; images may also be data of the editor's own making. Calls and sockets
 * go to the page's own host only: a browser that does not take a socket's scheme for 'self' is told it by name.
 */
export const pagePolicy = (request: FastifyRequest): string => {
  const socket = `${request.protocol === 'https' ? 'wss' : 'ws'}://${request.host}`
  const own = /^[a-zA-Z0-9.:[\]-]{1,255}$/.test(request.host) ? ` ${socket}` : ''
  return `default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'${own}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
}

/** The window in which a person signs in for a widget speaks to the page of another origin that opened it. */
const speaksToOpener = /^\/(embed\/|auth\/)/

/** Headers that every answer has; what an answer says itself stays. */
export function secure(request: FastifyRequest, reply: FastifyReply, isOfCalls: boolean): void {
  const set = (name: string, value: string): void => {
    if (!reply.hasHeader(name)) reply.header(name, value)
  }
  set('x-content-type-options', 'nosniff')
  set('referrer-policy', 'strict-origin-when-cross-origin')
  set('permissions-policy', permissions)
  if (request.protocol === 'https') set('strict-transport-security', onlyOverTls)
  if (isOfCalls) {
    set('cache-control', 'no-store')
    set('content-security-policy', dataPolicy)
  } else if (!speaksToOpener.test(request.url)) set('cross-origin-opener-policy', 'same-origin-allow-popups')
}
