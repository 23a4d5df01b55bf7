import {
  createHash,
  createPublicKey,
  createSign,
  generateKeyPairSync,
  randomUUID,
  verify,
  type KeyObject,
} from 'node:crypto'
import { HttpSite, type SeenRequest } from './http-site.ts'

/** An appointment in the shape of Google's events.list. */
export interface SiteEvent {
  readonly id: string
  readonly summary?: string
  readonly htmlLink?: string
  readonly status?: string
  readonly start: { readonly dateTime?: string; readonly date?: string }
  readonly end?: { readonly dateTime?: string; readonly date?: string }
}

/** What a person was asked for when the portal came for a grant. */
interface Consent {
  readonly email: string
  readonly scope: string
  readonly challenge: string
  readonly nonce: string
  readonly callback: string
}

const keyId = 'calendar-site'
const calendarScope = 'https://www.googleapis.com/auth/calendar.readonly'

/**
 * A small Google Calendar with its token server: for one service account, and
 * for the grants of people, in the shapes that Google publishes.
 */
export class CalendarSite extends HttpSite {
  readonly calendars = new Map<string, SiteEvent[]>()
  pageSize = 2
  readonly #publicKey: KeyObject
  /** What the file of the service account's key holds. */
  readonly #privateKey: string

  constructor() {
    super((request) => this.#respondTo(request))
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    this.#publicKey = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }))
    this.#privateKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  }

  get key(): string {
    return JSON.stringify({
      type: 'service_account',
      client_email: 'portal@agency.iam.example',
      private_key: this.#privateKey,
      token_uri: `${this.url}/token`,
    })
  }

  /** Codes that wait to be exchanged, and grants that are honoured, by refresh token. */
  readonly #codes = new Map<string, Consent>()
  readonly grants = new Map<string, string>()
  /** Who is at Google with the browser that comes for consent. */
  consenting = 'someone@gmail.example'

  /** What a portal needs to let people connect their calendars here. */
  get client(): Record<string, string> {
    return {
      GOOGLE_CALENDAR_CLIENT_ID: 'portal.apps.example',
      GOOGLE_CALENDAR_CLIENT_SECRET: 'client-secret',
      GOOGLE_ISSUER: this.url,
      GOOGLE_CALENDAR_URL: this.url,
    }
  }

  /**
   * A person says yes at the address that the portal gave.
   * @param scope what of it, where it is not all
   * @returns where Google sends the browser back to
   */
  consent(address: string, email: string, scope?: string): URL {
    const asked = new URL(address).searchParams
    const code = randomUUID()
    this.#codes.set(code, {
      email,
      scope: scope ?? asked.get('scope') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      nonce: asked.get('nonce') ?? '',
      callback: asked.get('redirect_uri') ?? '',
    })
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked.get('state') ?? '')
    back.searchParams.set('iss', this.url)
    return back
  }

  #respondTo(request: SeenRequest): readonly [number, unknown] {
    const { method, path, query, headers, body } = request
    if (path === '/.well-known/openid-configuration') return [200, this.#discovery()]
    if (path === '/certs')
      return [
        200,
        {
          keys: [{ ...this.#publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }],
        },
      ]
    if (path === '/o/oauth2/v2/auth')
      return [302, { location: this.consent(`${this.url}${path}?${query.toString()}`, this.consenting).href }]
    if (method === 'POST' && path === '/revoke') return this.#revoke(new URLSearchParams(String(body)))
    if (method === 'POST' && path === '/token') {
      const form = new URLSearchParams(String(body))
      return form.has('assertion') ? this.#token(String(body)) : this.#grantToken(form)
    }
    const email = decodeURIComponent(/^\/calendars\/([^/]+)\/events$/.exec(path)?.[1] ?? '')
    if (headers.authorization !== `Bearer as:${email}`) return [401, { error: { code: 401 } }]
    if (query.get('singleEvents') !== 'true' || query.get('orderBy') !== 'startTime')
      return [400, { error: { code: 400 } }]
    const events = this.calendars.get(email)
    if (!events) return [404, { error: { code: 404, message: 'Not Found' } }]
    const from = Number(query.get('pageToken') ?? 0)
    const to = from + this.pageSize
    return [
      200,
      {
        kind: 'calendar#events',
        items: events.slice(from, to),
        ...(to < events.length ? { nextPageToken: String(to) } : {}),
      },
    ]
  }

  /** Whose assertion is good gets a token that says in whose name it is (RFC 7523). */
  #token(form: string): readonly [number, unknown] {
    const fields = new URLSearchParams(form)
    const [head = '', claims = '', signature = ''] = (fields.get('assertion') ?? '').split('.')
    const good = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      this.#publicKey,
      Buffer.from(signature, 'base64url'),
    )
    const { iss, sub, aud, scope } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
      string,
      string
    >
    if (!good || iss !== 'portal@agency.iam.example' || aud !== `${this.url}/token`)
      return [400, { error: 'invalid_grant' }]
    if (scope !== calendarScope) return [400, { error: 'invalid_scope' }]
    if (!this.calendars.has(sub ?? '')) return [400, { error: 'unauthorized_client' }]
    return [200, { access_token: `as:${sub ?? ''}`, expires_in: 3600, token_type: 'Bearer' }]
  }

  #discovery(): unknown {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/o/oauth2/v2/auth`,
      token_endpoint: `${this.url}/token`,
      revocation_endpoint: `${this.url}/revoke`,
      jwks_uri: `${this.url}/certs`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['plain', 'S256'],
    }
  }

  #grantToken(form: URLSearchParams): readonly [number, unknown] {
    if (form.get('client_id') !== 'portal.apps.example' || form.get('client_secret') !== 'client-secret')
      return [401, { error: 'invalid_client' }]
    if (form.get('grant_type') === 'refresh_token') {
      const email = this.grants.get(form.get('refresh_token') ?? '')
      return email === undefined
        ? [400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }]
        : [200, { access_token: `as:${email}`, expires_in: 3599, scope: calendarScope, token_type: 'Bearer' }]
    }
    const consent = this.#codes.get(form.get('code') ?? '')
    this.#codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (consent?.challenge !== challenge || form.get('redirect_uri') !== consent.callback)
      return [400, { error: 'invalid_grant', error_description: 'Malformed auth code.' }]
    const refreshToken = `1//${randomUUID()}`
    this.grants.set(refreshToken, consent.email)
    return [
      200,
      {
        access_token: `as:${consent.email}`,
        expires_in: 3599,
        refresh_token: refreshToken,
        scope: consent.scope,
        token_type: 'Bearer',
        id_token: this.#idToken(consent),
      },
    ]
  }

  #idToken({ email, nonce }: Consent): string {
    const now = Math.floor(Date.now() / 1000)
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const content = `${part({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${part({
      iss: this.url,
      aud: 'portal.apps.example',
      sub: `sub-${email}`,
      email,
      email_verified: true,
      nonce,
      iat: now,
      exp: now + 3600,
    })}`
    return `${content}.${createSign('RSA-SHA256').update(content).sign(this.#privateKey, 'base64url')}`
  }

  #revoke(form: URLSearchParams): readonly [number, unknown] {
    return this.grants.delete(form.get('token') ?? '')
      ? [200, {}]
      : [400, { error: 'invalid_token', error_description: 'Token expired or revoked' }]
  }
}
