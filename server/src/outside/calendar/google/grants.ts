import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import * as oidc from 'openid-client'
import { calendarMessages } from '@portal/core/calendar/constants'
import { Refusal } from '../../../http/refusal.ts'
import { OpenIdProvider, type ProviderClient } from '../../openid/provider.ts'

const readOnly = 'https://www.googleapis.com/auth/calendar.readonly'
const audience = 'google-calendar'
/** Minutes in which a connection that was begun must come back. */
export const grantMinutes = 10

/** Who connects a calendar. */
export interface Granter {
  readonly tenantId: number
  readonly userId: number
}

/** What Google gave: whose calendar, and the token that lasts until it is taken back. */
export interface Grant {
  readonly email: string
  readonly refreshToken: string
}

/** A grant that Google no longer honours: only its user can give another. */
export class GrantEnded extends Error {}

/**
 * What users let the portal read themselves: the authorization code flow with
 * PKCE (RFC 7636) and offline access, as Google describes it for web servers.
 */
export class CalendarGrants {
  readonly #provider: OpenIdProvider
  readonly #key: Uint8Array
  /** Access tokens by refresh token, for a little less than they live. */
  readonly #tokens = new LRUCache<string, string>({ max: 2_000 })

  /**
   * @param patience milliseconds for one answer of Google's
   * @param key signs what a browser keeps between the two steps
   */
  constructor(client: ProviderClient, patience: number, key: Uint8Array) {
    this.#provider = new OpenIdProvider(client, patience / 1000, away)
    this.#key = key
  }

  /**
   * Begins a connection.
   * @param callback the portal's own page that Google sends the browser back to
   * @param email the account that Google proposes
   * @returns where to go, and what the browser must keep until it comes back
   * @throws {Refusal} 503 when Google does not answer
   */
  async begin(
    granter: Granter,
    callback: string,
    email: string,
  ): Promise<{ readonly address: string; readonly kept: string }> {
    const config = await this.#provider.config()
    const state = oidc.randomState()
    const nonce = oidc.randomNonce()
    const verifier = oidc.randomPKCECodeVerifier()
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: callback,
      scope: `openid email ${readOnly}`,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      access_type: 'offline',
      // Google gives a refresh token only where it asks the person.
      prompt: 'consent',
      login_hint: email,
    })
    const kept = await new SignJWT({ ...granter, state, nonce, verifier })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setExpirationTime(`${grantMinutes}m`)
      .sign(this.#key)
    return { address: address.href, kept }
  }

  /**
   * Ends a connection with what came back.
   * @param kept what `begin` gave this browser to keep
   * @throws {Refusal} 422 when it is not the answer to what this person began here, or calendars were left out; 503 when Google does not answer
   */
  async finish(granter: Granter, kept: string | undefined, callback: URL): Promise<Grant> {
    const begun = kept === undefined ? null : await this.#open(kept)
    if (begun?.tenantId !== granter.tenantId || begun.userId !== granter.userId) throw startAgain()
    const config = await this.#provider.config()
    const tokens = await this.#provider.ask(
      oidc.authorizationCodeGrant(config, callback, {
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        pkceCodeVerifier: begun.verifier,
        idTokenExpected: true,
      }),
      startAgain,
    )
    const email = tokens.claims()?.['email']
    const refreshToken = tokens.refresh_token
    if (typeof email !== 'string' || refreshToken === undefined) throw startAgain()
    // People may leave out a part of what they are asked for.
    if (!(tokens.scope ?? '').split(' ').includes(readOnly)) {
      await this.revoke(refreshToken)
      throw new Refusal('invalid', calendarMessages.leftOut)
    }
    return { email, refreshToken }
  }

  /**
   * A token by which the calendar of a grant can be read.
   * @throws {GrantEnded} when Google no longer honours it
   * @throws {Refusal} 503 when Google does not answer
   */
  async tokenFor(refreshToken: string): Promise<string> {
    const known = this.#tokens.get(refreshToken)
    if (known !== undefined) return known
    const config = await this.#provider.config()
    const given = await this.#provider.ask(oidc.refreshTokenGrant(config, refreshToken), (error) => {
      throw error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant'
        ? new GrantEnded('the grant has ended')
        : error
    })
    const seconds = (given.expires_in ?? 3600) - 60
    if (seconds > 0) this.#tokens.set(refreshToken, given.access_token, { ttl: seconds * 1000 })
    return given.access_token
  }

  /** Forgets a token that the calendar does not take. */
  forget(refreshToken: string): void {
    this.#tokens.delete(refreshToken)
  }

  /** Gives a grant back to Google. @returns whether Google knows that it has ended */
  async revoke(refreshToken: string): Promise<boolean> {
    this.forget(refreshToken)
    try {
      const config = await this.#provider.config()
      await oidc.tokenRevocation(config, refreshToken)
      return true
    } catch (error) {
      // One that has ended already needs no more.
      return error instanceof oidc.ResponseBodyError && error.error === 'invalid_token'
    }
  }

  async #open(kept: string) {
    try {
      const { payload } = await jwtVerify(kept, this.#key, { audience, algorithms: ['HS256'] })
      const { tenantId, userId, state, nonce, verifier } = payload
      return typeof tenantId === 'number' &&
        typeof userId === 'number' &&
        typeof state === 'string' &&
        typeof nonce === 'string' &&
        typeof verifier === 'string'
        ? { tenantId, userId, state, nonce, verifier }
        : null
    } catch {
      return null
    }
  }
}

const away = (): Refusal => new Refusal('unavailable', calendarMessages.away)

const startAgain = (): Refusal => new Refusal('invalid', calendarMessages.notCompleted)
