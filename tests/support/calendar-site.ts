import { createPublicKey, generateKeyPairSync, verify, type KeyObject } from 'node:crypto'
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

/** A small Google Calendar with its token server, for one service account. */
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

  #respondTo({ method, path, query, headers, body }: SeenRequest): readonly [number, unknown] {
    if (method === 'POST' && path === '/token') return this.#token(String(body))
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
    if (scope !== 'https://www.googleapis.com/auth/calendar.readonly')
      return [400, { error: 'invalid_scope' }]
    if (!this.calendars.has(sub ?? '')) return [400, { error: 'unauthorized_client' }]
    return [200, { access_token: `as:${sub ?? ''}`, expires_in: 3600, token_type: 'Bearer' }]
  }
}
