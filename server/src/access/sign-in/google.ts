import * as oidc from 'openid-client'
import { Refusal } from '../../foundation/http/refusal.ts'
import { CodeFlow } from '../../foundation/outside/openid/code-flow.ts'
import { OpenIdProvider, type ProviderClient } from '../../foundation/outside/openid/provider.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** Null where sign-in with Google is not configured. */
    readonly google: GoogleSignIn | null
  }
}

/** Who Google says someone is. */
export interface GoogleIdentity {
  /** Google's own name for the person; it never changes and is never given to another. */
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
}

/** What a sign-in that was begun is for. */
export interface Begun {
  readonly tenantId: number
  readonly redirect: string | null
}

/** Minutes in which a sign-in that was begun must come back. */
export const beginMinutes = 10
/** Seconds after which Google counts as gone. */
const patience = 10

const audience = 'google-sign-in'

/** Sign-in with Google by OpenID Connect. */
export class GoogleSignIn {
  readonly #provider: OpenIdProvider
  readonly #flow: CodeFlow<Begun>

  constructor(client: ProviderClient, key: Uint8Array) {
    this.#provider = new OpenIdProvider(client, patience, away)
    this.#flow = new CodeFlow(this.#provider, { key, audience, minutes: beginMinutes, read, startAgain })
  }

  /**
   * Begins a sign-in.
   * @param callback the portal's own page that Google sends the browser back to
   * @returns where to go, and what the browser must keep until it comes back
   * @throws {Refusal} 503 when Google does not answer
   */
  begin(
    tenantId: number,
    callback: string,
    redirect: string | null,
  ): Promise<{ readonly address: string; readonly kept: string }> {
    return this.#flow.authorize({ tenantId, redirect }, { callback, scope: 'openid email profile' })
  }

  /**
   * Ends a sign-in with what came back.
   * @param kept what `begin` gave this browser to keep
   * @throws {Refusal} 422 when it is not the answer to what this browser began, 503 when Google does not answer
   */
  async finish(
    kept: string | undefined,
    callback: URL,
  ): Promise<{ readonly begun: Begun; readonly identity: GoogleIdentity }> {
    const { about: begun, tokens } = await this.#flow.redeem(kept, callback)
    const claims = tokens.claims()
    if (!claims) throw startAgain()
    if (typeof claims['email'] === 'string') return { begun, identity: identityOf(claims) }
    // A provider may keep the address for its own userinfo (Core 1.0, section 5.4).
    const info = await this.#provider.ask(
      oidc.fetchUserInfo(await this.#provider.config(), tokens.access_token, claims.sub),
      startAgain,
    )
    return { begun, identity: identityOf(info) }
  }

  /**
   * Whose an access token is.
   * @throws {Refusal} 422 for one that Google does not know, 503 when it does not answer
   */
  async verify(accessToken: string): Promise<GoogleIdentity> {
    const config = await this.#provider.config()
    const refused = (): Refusal =>
      new Refusal('invalid', 'Google does not know this token. Sign in with Google again.', {
        errors: { accessToken: 'Google does not know this token.' },
      })
    return identityOf(
      await this.#provider.ask(oidc.fetchUserInfo(config, accessToken, oidc.skipSubjectCheck), refused),
    )
  }
}

const read = ({ tenantId, redirect }: Readonly<Record<string, unknown>>): Begun | null =>
  typeof tenantId === 'number' ? { tenantId, redirect: typeof redirect === 'string' ? redirect : null } : null

const identityOf = (claims: { readonly sub: string; readonly [claim: string]: unknown }): GoogleIdentity => ({
  subject: claims.sub,
  email: typeof claims['email'] === 'string' ? claims['email'] : '',
  emailVerified: claims['email_verified'] === true,
})

const away = (): Refusal =>
  new Refusal(
    'unavailable',
    'Google does not answer at the moment. Sign in with your password, or try again.',
  )

const startAgain = (): Refusal =>
  new Refusal('invalid', 'This sign-in with Google was not completed. Please start it again.')
