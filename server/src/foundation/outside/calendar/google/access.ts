import { type } from '@portal/core/foundation/contract/type'
import { importPKCS8, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { ServiceAccount } from './settings.ts'

const scope = 'https://www.googleapis.com/auth/calendar.readonly'
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const answer = type({ access_token: 'string', 'expires_in?': 'number' })

/** Access tokens that a service account gets in the name of people (RFC 7523). */
export class DelegatedAccess {
  readonly #account: ServiceAccount
  readonly #patience: number
  /** Tokens by address, for a little less than they live. */
  readonly #tokens = new LRUCache<string, string>({ max: 2_000 })

  constructor(account: ServiceAccount, patience: number) {
    this.#account = account
    this.#patience = patience
  }

  /** A token for the calendar of an address. @throws what went wrong, for the log */
  async tokenFor(email: string): Promise<string> {
    const known = this.#tokens.get(email)
    if (known !== undefined) return known
    const { email: issuer, privateKey, tokenUrl } = this.#account
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(email)
      .setAudience(tokenUrl)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(await importPKCS8(privateKey, 'RS256'))
    const response = await fetch(tokenUrl, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(this.#patience),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ grant_type: grant, assertion }).toString(),
    })
    if (!response.ok) {
      const said = (await response.text()).replace(/\s+/g, ' ').slice(0, 300)
      throw new Error(`the token was refused with ${response.status}: ${said}`)
    }
    const given = answer(await response.json())
    if (given instanceof type.errors) throw new Error(`the token is none: ${given.summary}`)
    const seconds = Math.max(0, (given.expires_in ?? 3600) - 60)
    if (seconds > 0) this.#tokens.set(email, given.access_token, { ttl: seconds * 1000 })
    return given.access_token
  }

  /** Forgets a token that the calendar does not take. */
  forget(email: string): void {
    this.#tokens.delete(email)
  }
}
