import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Who signs in at the provider next, as it would say so itself. */
export interface PersonThere {
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
}

/** A real OpenID provider (oidc-provider, certified) on a port of its own, in the place of Google. */
export interface OpenIdProvider extends AsyncDisposable {
  readonly issuer: string
  readonly env: Readonly<Record<string, string>>
  /** Nobody types there: whoever comes is this person, or says no when it is null. */
  person: PersonThere | null
  /** An access token of the person, as an app of theirs would hold it. */
  accessToken(): Promise<string>
  stop(): Promise<void>
}

const client = { id: 'agency-portal', secret: 'a-secret-between-two-tests' } as const

/** @param callback where it may send people back to */
export async function openIdProvider(callback: string): Promise<OpenIdProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const http = createServer((request, response) => handle(request, response))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const state: { person: PersonThere | null } = { person: null }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [callback],
        scope: 'openid email profile',
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['of a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/come-in/${interaction.uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => ({
        sub: subject,
        email: state.person?.email ?? '',
        email_verified: state.person?.emailVerified ?? false,
      }),
    }),
    async loadExistingGrant(context) {
      const { client: asking, session } = context.oidc
      const grant = new context.oidc.provider.Grant({
        clientId: asking?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const own = provider.callback()
  handle = (request, response) => {
    if (!request.url?.startsWith('/come-in/')) return void own(request, response)
    const result = state.person
      ? { login: { accountId: state.person.subject } }
      : { error: 'access_denied', error_description: 'The person said no.' }
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  const stop = async (): Promise<void> => {
    http.closeAllConnections()
    http.close()
    await once(http, 'close')
  }
  return {
    issuer,
    env: { GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret, GOOGLE_ISSUER: issuer },
    get person() {
      return state.person
    },
    set person(person) {
      state.person = person
    },
    async accessToken() {
      const asking = await provider.Client.find(client.id)
      if (!asking || !state.person) throw new Error('The provider has nobody to give a token to.')
      const grant = new provider.Grant({ clientId: client.id, accountId: state.person.subject })
      grant.addOIDCScope('openid email profile')
      return new provider.AccessToken({
        accountId: state.person.subject,
        client: asking,
        grantId: await grant.save(),
        gty: 'authorization_code',
        scope: 'openid email profile',
      }).save()
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
