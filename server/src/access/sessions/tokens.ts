import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT, errors, type JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly tokens: Tokens
  }
}

/** Seconds an access token lives: short, because it cannot be called back before a cached session check. */
export const accessTokenSeconds = 10 * 60
/** Seconds a widget's token lives. */
export const widgetTokenSeconds = 10 * 60
/** Seconds a guest's token lives; the link behind it is read at every call all the same. */
export const guestTokenSeconds = 10 * 60
/** Seconds in which the task tool takes a person's token: as long as one request, or one way there. */
export const taskToolTokenSeconds = 60
/** Seconds in which a report must be rendered. */
const renderingTokenSeconds = 2 * 60
/** Days a refresh token lives without being used. */
export const refreshTokenDays = 14
/** Days after which one signs in anew, however often the session was used. */
export const sessionDays = 30

/** What a token says, once its signature and expiry are checked. */
export interface PortalClaims {
  readonly kind: 'portal'
  readonly userId: number
  readonly tenantId: number
  readonly sessionId: string
}
export interface WidgetClaims {
  readonly kind: 'widget'
  readonly userId: number
  readonly tenantId: number
  readonly sessionId: string
  readonly widget: string
  readonly origin: string
}
/** The session of a page, from which the tokens of its widgets come. */
export interface PageClaims {
  readonly kind: 'page'
  readonly userId: number
  readonly tenantId: number
  readonly sessionId: string
  readonly origin: string
  /** How often it was replaced. */
  readonly generation: number
}
/** The holder of a guest link. */
export interface GuestClaims {
  readonly kind: 'guest'
  readonly tenantId: number
  readonly accessId: number
  /** When the link was opened, in seconds since 1970: renewals do not go on for ever. */
  readonly since: number
}
/** The server's own browser, which prints one report of one client. */
export interface RenderingClaims {
  readonly kind: 'rendering'
  readonly tenantId: number
  readonly clientId: number
  readonly route: string
}
/** Somebody towards the task tool, and nowhere else; it ends with the session behind it. */
export interface TaskToolClaims {
  readonly kind: 'task-tool'
  readonly userId: number
  readonly tenantId: number
  readonly sessionId: string
  /** Whose session it is: the portal's or a widget's. */
  readonly through: 'portal' | 'widget'
}
export type SessionClaims = PortalClaims | WidgetClaims | PageClaims
export type Claims = SessionClaims | GuestClaims | RenderingClaims | TaskToolClaims

const audience = {
  portal: 'portal',
  widget: 'widget',
  page: 'widget-page',
  guest: 'guest',
  rendering: 'rendering',
  'task-tool': 'task-tool',
} as const
const issuer = 'agency-portal'
const secondsOf = {
  portal: accessTokenSeconds,
  widget: widgetTokenSeconds,
  page: widgetTokenSeconds,
  guest: guestTokenSeconds,
  rendering: renderingTokenSeconds,
  'task-tool': taskToolTokenSeconds,
} as const

/** Signs and checks access tokens (JWT, RFC 7519, HS256). */
export class Tokens {
  readonly #key: Uint8Array
  /** Checked tokens until they expire: a signature costs more than a point read. */
  readonly #checked = new LRUCache<string, Claims>({ max: 20_000 })

  constructor(key: Uint8Array) {
    this.#key = key
  }

  /** @param seconds until it ends; the usual ones of its kind when absent */
  async sign(claims: Claims, seconds = secondsOf[claims.kind]): Promise<string> {
    return new SignJWT({ tid: claims.tenantId, ...payloadOf(claims) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience[claims.kind])
      .setSubject(subjectOf(claims))
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(this.#key)
  }

  /** The claims of a good token; `expired` or `forged` otherwise. */
  async check(token: string): Promise<Claims | 'expired' | 'forged'> {
    const known = this.#checked.get(token)
    if (known) return known
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        issuer,
        audience: Object.values(audience),
        algorithms: ['HS256'],
      })
      const claims = claimsOf(payload)
      if (!claims || payload.exp === undefined) return 'forged'
      const left = payload.exp * 1000 - Date.now()
      if (left > 0) this.#checked.set(token, claims, { ttl: left })
      return claims
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'forged'
    }
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function payloadOf(claims: Claims): JWTPayload {
  switch (claims.kind) {
    case 'portal':
      return { sid: claims.sessionId }
    case 'widget':
      return { sid: claims.sessionId, wid: claims.widget, org: claims.origin }
    case 'page':
      return { sid: claims.sessionId, org: claims.origin, gen: claims.generation }
    case 'task-tool':
      return { sid: claims.sessionId, thr: claims.through }
    case 'guest':
      return { snc: claims.since }
    case 'rendering':
      return { rte: claims.route }
  }
}

/** Whom or what a token is about: a user, a guest link, a client. */
const subjectOf = (claims: Claims): string =>
  String(
    claims.kind === 'guest' ? claims.accessId : claims.kind === 'rendering' ? claims.clientId : claims.userId,
  )

function claimsOf({ sub, aud, tid, sid, wid, org, gen, snc, rte, thr }: JWTPayload): Claims | null {
  const subject = Number(sub)
  if (!Number.isInteger(subject) || typeof tid !== 'number') return null
  if (aud === audience.guest)
    return typeof snc === 'number' ? { kind: 'guest', tenantId: tid, accessId: subject, since: snc } : null
  if (aud === audience.rendering)
    return typeof rte === 'string'
      ? { kind: 'rendering', tenantId: tid, clientId: subject, route: rte }
      : null
  if (typeof sid !== 'string' || !uuid.test(sid)) return null
  const session = { userId: subject, tenantId: tid, sessionId: sid }
  if (aud === audience['task-tool'])
    return thr === 'portal' || thr === 'widget' ? { kind: 'task-tool', ...session, through: thr } : null
  if (aud === audience.portal) return { kind: 'portal', ...session }
  if (typeof org !== 'string') return null
  if (aud === audience.page)
    return typeof gen === 'number' ? { kind: 'page', ...session, origin: org, generation: gen } : null
  if (aud !== audience.widget || typeof wid !== 'string') return null
  return { kind: 'widget', ...session, widget: wid, origin: org }
}

/** An opaque token of 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a random token. It has full entropy, so a plain hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
