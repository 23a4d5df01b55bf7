import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT, errors, type JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'

/** Seconds an access token lives: short, because it cannot be called back before a cached session check. */
export const accessTokenSeconds = 10 * 60
/** Seconds a widget's token lives. */
export const widgetTokenSeconds = 10 * 60
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
export type Claims = PortalClaims | WidgetClaims | PageClaims

const audience = { portal: 'portal', widget: 'widget', page: 'widget-page' } as const
const issuer = 'agency-portal'
const secondsOf = {
  portal: accessTokenSeconds,
  widget: widgetTokenSeconds,
  page: widgetTokenSeconds,
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
    const body: JWTPayload = { tid: claims.tenantId, sid: claims.sessionId }
    if (claims.kind === 'widget') Object.assign(body, { wid: claims.widget, org: claims.origin })
    if (claims.kind === 'page') Object.assign(body, { org: claims.origin, gen: claims.generation })
    return new SignJWT(body)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience[claims.kind])
      .setSubject(String(claims.userId))
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

function claimsOf(payload: JWTPayload): Claims | null {
  const userId = Number(payload.sub)
  const { tid, sid, wid, org, gen } = payload
  if (!Number.isInteger(userId) || typeof tid !== 'number' || typeof sid !== 'string' || !uuid.test(sid))
    return null
  if (payload.aud === audience.portal) return { kind: 'portal', userId, tenantId: tid, sessionId: sid }
  if (typeof org !== 'string') return null
  if (payload.aud === audience.page)
    return typeof gen === 'number'
      ? { kind: 'page', userId, tenantId: tid, sessionId: sid, origin: org, generation: gen }
      : null
  if (typeof wid !== 'string') return null
  return { kind: 'widget', userId, tenantId: tid, sessionId: sid, widget: wid, origin: org }
}

/** An opaque token of 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a random token. It has full entropy, so a plain hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
