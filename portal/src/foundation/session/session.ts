import { createClient, type CallOptions } from '@portal/core/client'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Answer } from '@portal/core/calls'
import { readSession, sessionKey, writeSession } from '@portal/core/access/session/persisted-session'
import { createSession } from '@portal/core/access/session/session'
import { atom } from 'nanostores'
import { tellOfError } from '../errors/tell-of-error.ts'
import { factsOf } from './facts-of-calls.ts'
import {
  endGuest,
  guestLinkEnded,
  guestSignedIn,
  guestToken,
  hasGuestToken,
  isOfEndedLink,
  resumeGuest,
} from './guest.ts'
import { $primaryColor } from '../browser/theme.ts'

/** The session of this browser. */
export const session = createSession(localStorage)

/** `starting` until it is known whether someone is signed in. */
export const $start = atom<'starting' | 'ready'>(
  session.$user.get() || hasGuestToken() ? 'starting' : 'ready',
)

/** Seconds before its end at which an access token is replaced. */
const renewBefore = 30

/** Whether whoever is here has signed in in this very window, since it was loaded; signing out ends it. */
export const $signedInHere = atom(false)

let renewal: Promise<string | null> | null = null

/** One renewal at a time, however many calls wait for it. */
function renew(): Promise<string | null> {
  renewal ??= client
    .call('users.refresh')
    .then(takeRenewed, (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) {
        signedOut()
        return null
      }
      throw error
    })
    .finally(() => {
      renewal = null
    })
  return renewal
}

async function currentToken(): Promise<string | null> {
  if (session.$guest.get() || hasGuestToken()) return guestToken(session, client)
  const held = session.$accessToken.get()
  if (held && held.expiresAt - Date.now() > renewBefore * 1000) return held.token
  return session.$user.get() ? renew() : null
}

/** The access token of whoever is signed in, renewed where it has run out; null for nobody. */
export const accessToken = (): Promise<string | null> => currentToken()

/** The client of the portal's own calls. */
export const client = createClient({
  facts: factsOf,
  base: '/api',
  host: location.host,
  token: currentToken,
  impersonatedBy: () => session.$user.get()?.impersonatedBy ?? null,
  onFailure: (error, call, { headers }) => tellOfError(error, call, headers.get('x-request-id') ?? undefined),
  onUnauthenticated: ended,
})

/** Acting as somebody may end in another tab, at its time, or while a call is under way: one is oneself again then. */
function ended(token: string | null): void {
  // Of several calls of a guest each is refused when its link ends; the second says nothing of who else is here.
  if (isOfEndedLink(token)) return
  const user = session.$user.get()
  if (!user?.impersonatedBy && !user?.clientView) return signedOut()
  session.$accessToken.set(null)
  renew().catch(() => undefined)
}

/** Where to go when the session ends: set by the router, which knows the address. */
export const onSignedOut: { run: () => void } = { run: () => undefined }

function signedOut(): void {
  $signedInHere.set(false)
  // Whoever is signed in to the portal stays so when a guest link ends in one of the tabs.
  if (session.$guest.get() || hasGuestToken()) return guestLinkEnded(session)
  session.clear()
  onSignedOut.run()
}

/** Takes what a sign-in or a renewal answered. */
function take(answer: Answer<'users.refresh'>): string {
  session.$accessToken.set({ token: answer.accessToken, expiresAt: Date.now() + answer.expiresIn * 1000 })
  session.$tenant.set(answer.tenant)
  session.$user.set(answer.user)
  session.$confirmed.set(true)
  return answer.accessToken
}

/** Who acted as somebody else may be oneself again by now: then the page starts anew rather than go on as another. */
function takeRenewed(answer: Answer<'users.refresh'>): string | Promise<never> {
  const here = session.$user.get()
  return session.$confirmed.get() && here && here.id !== answer.user.id
    ? goOnAs(answer, location.pathname + location.search)
    : take(answer)
}

/**
 * Goes on as another person, from the top: nothing that one of them read or
 * wrote is in the other's page. Other tabs follow by themselves.
 */
export function goOnAs({ tenant, user }: Answer<'users.refresh'>, path: string): Promise<never> {
  writeSession(localStorage, { tenant, user, settings: session.$settings.get() })
  location.assign(path)
  return new Promise(() => undefined)
}
/** What a sign-in answers while its second factor is still to come. */
export type SecondFactorAsked = Extract<Answer<'users.signIn'>, { readonly secondFactor: unknown }>

/**
 * Signs in.
 *
 * @param then runs in the same breath as the session begins, so that where it leads is drawn first
 * @returns what is asked for next, or null when one is in
 * @throws {ApiError} with a sentence by field
 */
export async function signIn(
  email: string,
  password: string,
  then: () => void,
): Promise<SecondFactorAsked | null> {
  const answer = await client.call('users.signIn', { body: { email, password } })
  if ('secondFactor' in answer) return answer
  signedIn(answer, then)
  return null
}

/**
 * The second step of a sign-in.
 *
 * @throws {ApiError} with a sentence by field
 */
export async function signInWithCode(
  body: NonNullable<CallOptions<'users.signInWith2FA'>['body']>,
  then: () => void,
): Promise<void> {
  signedIn(await client.call('users.signInWith2FA', { body }), then)
}

/** Reads the signed-in user again, after a change to the own account. */
export async function refreshUser(): Promise<void> {
  const user = await client.call('users.current')
  if (session.$user.get()?.id === user.id) session.$user.set(user)
}

/**
 * Goes on with a session that a way of signing in has opened.
 *
 * @param then runs in the same breath as the session begins
 */
export function signedIn(answer: Answer<'users.refresh'>, then: () => void): void {
  $signedInHere.set(true)
  // A guest link ends with signing in, not with straying to where one could.
  guestSignedIn(session)
  take(answer)
  then()
}

/** Signs out here and on the server; a server that is away does not keep anyone signed in here. */
export async function signOut(): Promise<void> {
  try {
    await client.call('users.signOut')
  } catch {
    // The refresh cookie ends by itself.
  }
  $signedInHere.set(false)
  session.clear()
}

/** Finds out who is here: the tenant by the host, the user by the refresh cookie. */
export async function startSession(): Promise<void> {
  session.$tenant.subscribe((tenant) => colour(tenant?.primaryColor))
  session.$user.subscribe((user) =>
    colour(user?.partner?.primaryColor ?? session.$tenant.get()?.primaryColor),
  )
  const tenant = client
    .call('tenants.byHost', {
      params: { subdomain: location.hostname.split('.')[0] ?? 'portal' },
      body: { hostname: location.hostname },
    })
    .then((found) => {
      if (!session.$user.get()) session.$tenant.set(found)
    })
    .catch(() => {
      // Without its tenant the portal can only ask to sign in.
      session.clear()
      onSignedOut.run()
    })
  window.addEventListener('storage', followOtherTabs)
  if (hasGuestToken()) await resumeGuest(session, client).catch(() => endGuest(session))
  else if (session.$user.get()) await renew().catch(() => undefined)
  $start.set('ready')
  await tenant
}

/** Signing out, or in as somebody else, in one tab counts for all: they share the cookie. */
function followOtherTabs({ key, storageArea }: StorageEvent): void {
  if (storageArea !== localStorage || (key !== null && key !== sessionKey)) return
  if (session.$guest.get()) return
  const here = session.$user.get()
  const there = readSession(localStorage).user
  if (here && !there) signedOut()
  else if (there && there.id !== here?.id) location.reload()
}

function colour(value: string | null | undefined): void {
  $primaryColor.set(value ?? null)
}
