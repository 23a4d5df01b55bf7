import { LRUCache } from 'lru-cache'
import * as oidc from 'openid-client'
import { calendarMessages } from '@portal/core/work/calendar/constants'
import { Refusal } from '../../../http/refusal.ts'
import { CodeFlow } from '../../openid/code-flow.ts'
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

/** What users let the portal read themselves, with offline access, as Google describes it for web servers. */
export class CalendarGrants {
  readonly #provider: OpenIdProvider
  readonly #flow: CodeFlow<Granter>
  /** Access tokens by refresh token, for a little less than they live. */
  readonly #tokens = new LRUCache<string, string>({ max: 2_000 })

  /**
   * @param patience milliseconds for one answer of Google's
   * @param key signs what a browser keeps between the two steps
   */
  constructor(client: ProviderClient, patience: number, key: Uint8Array) {
    this.#provider = new OpenIdProvider(client, patience / 1000, away)
    this.#flow = new CodeFlow(this.#provider, {
      key,
      audience,
      minutes: grantMinutes,
      read: granterIn,
      startAgain,
    })
  }

  /**
   * Begins a connection.
   * @param callback the portal's own page that Google sends the browser back to
   * @param email the account that Google proposes
   * @returns where to go, and what the browser must keep until it comes back
   * @throws {Refusal} 503 when Google does not answer
   */
  begin(
    { tenantId, userId }: Granter,
    callback: string,
    email: string,
  ): Promise<{ readonly address: string; readonly kept: string }> {
    return this.#flow.authorize(
      { tenantId, userId },
      {
        callback,
        scope: `openid email ${readOnly}`,
        // Google gives a refresh token only where it asks the person.
        more: { access_type: 'offline', prompt: 'consent', login_hint: email },
      },
    )
  }

  /**
   * Ends a connection with what came back.
   * @param kept what `begin` gave this browser to keep
   * @throws {Refusal} 422 when it is not the answer to what this person began here, or calendars were left out; 503 when Google does not answer
   */
  async finish(granter: Granter, kept: string | undefined, callback: URL): Promise<Grant> {
    const { tokens } = await this.#flow.redeem(
      kept,
      callback,
      ({ tenantId, userId }) => tenantId === granter.tenantId && userId === granter.userId,
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
}

const granterIn = ({ tenantId, userId }: Readonly<Record<string, unknown>>): Granter | null =>
  typeof tenantId === 'number' && typeof userId === 'number' ? { tenantId, userId } : null

const away = (): Refusal => new Refusal('unavailable', calendarMessages.away)

const startAgain = (): Refusal => new Refusal('invalid', calendarMessages.notCompleted)
