import { jwtVerify, SignJWT } from 'jose'
import * as oidc from 'openid-client'
import type { Refusal } from '../../http/refusal.ts'
import type { OpenIdProvider } from './provider.ts'

/** What a flow is for, and what it keeps of it until the browser comes back. */
export interface FlowSettings<About> {
  /** Signs what the browser keeps. */
  readonly key: Uint8Array
  /** Tells what one flow keeps from what another does. */
  readonly audience: string
  /** Minutes in which the browser must come back. */
  readonly minutes: number
  /** What was kept, or null where it is of another shape. */
  readonly read: (kept: Readonly<Record<string, unknown>>) => About | null
  /** Said when what came back is not the answer to what was begun. */
  readonly startAgain: () => Refusal
}

/** What one step is asked with. */
interface Authorization {
  /** The portal's own page that the provider sends the browser back to. */
  readonly callback: string
  readonly scope: string
  /** Of the provider's own. */
  readonly more?: Readonly<Record<string, string>>
}

/**
 * The authorization code flow of OpenID Connect (Core 1.0) with discovery, PKCE
 * (RFC 7636), state and nonce, so that a code is of use only to the browser
 * that asked for it.
 */
export class CodeFlow<About extends object> {
  readonly #provider: OpenIdProvider
  readonly #settings: FlowSettings<About>

  constructor(provider: OpenIdProvider, settings: FlowSettings<About>) {
    this.#provider = provider
    this.#settings = settings
  }

  /**
   * The first step.
   * @returns where the browser goes, and what it must keep until it comes back
   * @throws {Refusal} what the provider says when it does not answer
   */
  async authorize(
    about: About,
    { callback, scope, more }: Authorization,
  ): Promise<{ readonly address: string; readonly kept: string }> {
    const { key, audience, minutes } = this.#settings
    const config = await this.#provider.config()
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: callback,
      scope,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...more,
    })
    const kept = await new SignJWT({ about, state, nonce, verifier })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setExpirationTime(`${minutes}m`)
      .sign(key)
    return { address: address.href, kept }
  }

  /**
   * The second step.
   * @param kept what `authorize` gave this browser to keep
   * @param callback the address with which the browser came back
   * @param isOwn whether what was begun may be ended here
   * @throws {Refusal} `startAgain` when this is not the answer to it, what the provider says when it does not answer
   */
  async redeem(
    kept: string | undefined,
    callback: URL,
    isOwn: (about: About) => boolean = () => true,
  ): Promise<{
    readonly about: About
    readonly tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>
  }> {
    const { startAgain } = this.#settings
    const begun = kept === undefined ? null : await this.#open(kept)
    if (!begun || !isOwn(begun.about)) throw startAgain()
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
    return { about: begun.about, tokens }
  }

  async #open(kept: string) {
    const { key, audience, read } = this.#settings
    try {
      const { payload } = await jwtVerify(kept, key, { audience, algorithms: ['HS256'] })
      const { about: given, state, nonce, verifier } = payload
      const about = typeof given === 'object' && given !== null ? read({ ...given }) : null
      return about && typeof state === 'string' && typeof nonce === 'string' && typeof verifier === 'string'
        ? { about, state, nonce, verifier }
        : null
    } catch {
      return null
    }
  }
}
