import * as oidc from 'openid-client'
import type { Refusal } from '../../http/refusal.ts'

/** How the portal is known to an OpenID provider. */
export interface ProviderClient {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** An OpenID provider, whose addresses are asked for when they are first needed (Discovery 1.0). */
export class OpenIdProvider {
  readonly #client: ProviderClient
  readonly #patience: number
  readonly #away: () => Refusal
  #discovered: Promise<oidc.Configuration> | null = null

  /**
   * @param patience seconds after which the provider counts as gone
   * @param away what is said then
   */
  constructor(client: ProviderClient, patience: number, away: () => Refusal) {
    this.#client = client
    this.#patience = patience
    this.#away = away
  }

  /** Its addresses. @throws {Refusal} what `away` says when it does not answer */
  async config(): Promise<oidc.Configuration> {
    const issuer = new URL(this.#client.issuer)
    this.#discovered ??= oidc
      .discovery(issuer, this.#client.clientId, this.#client.clientSecret, undefined, {
        timeout: this.#patience,
        execute: [
          // Signatures are checked although the token comes from the provider itself (ASVS 6.8.2).
          oidc.enableNonRepudiationChecks,
          // Only a provider on this very machine may go without TLS.
          ...(/^(localhost|127\.0\.0\.1|\[::1\])$/.test(issuer.hostname) ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .then((config) => {
        config.timeout = this.#patience
        return config
      })
    try {
      return await this.#discovered
    } catch {
      // Asked anew next time: it may be back.
      this.#discovered = null
      throw this.#away()
    }
  }

  /**
   * An answer of the provider. What it refuses is the caller's affair; that it
   * does not answer is nobody's fault.
   * @throws {Refusal} what `refused` makes of a refusal, what `away` says otherwise
   */
  async ask<T>(asked: Promise<T>, refused: (error: unknown) => Refusal): Promise<T> {
    try {
      return await asked
    } catch (error) {
      const answered =
        error instanceof oidc.ResponseBodyError ||
        error instanceof oidc.AuthorizationResponseError ||
        error instanceof oidc.WWWAuthenticateChallengeError
      const status = answered && 'status' in error ? Number(error.status) : 400
      const gone = !answered && isGone(error)
      throw gone || status >= 500 ? this.#away() : refused(error)
    }
  }
}

const goneCodes = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]

/** Whether a failure is one of the network or of time, not of what was answered. */
const isGone = (error: unknown): boolean =>
  error instanceof oidc.ClientError
    ? goneCodes.includes(error.code ?? '')
    : error instanceof TypeError && error.message === 'fetch failed'
