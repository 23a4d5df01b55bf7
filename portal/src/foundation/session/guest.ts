import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import type { Session } from '@portal/core/access/session/session'
import { atom } from 'nanostores'

/**
 * The guest of one tab. The access token opens one report for some minutes and
 * is asked about at every call, so it may outlive a reload in the tab's own
 * storage; the link itself is not kept.
 */
const tokenKey = 'portal:guest'
/** In the same place, that a link has ended under its report. */
const endedKey = 'portal:guest-ended'

/** Milliseconds before its end at which a guest's token is replaced. */
const renewBefore = 60_000

let expiresAt = 0
let endedToken: string | null = null
let renewal: Promise<void> | null = null

const stored = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether this tab was opened by a guest’s link. */
export const hasGuestToken = (): boolean => stored(tokenKey) !== null

const keep = ({ accessToken, expiresIn }: { accessToken: string; expiresIn: number }): void => {
  expiresAt = Date.now() + expiresIn * 1000
  sessionStorage.setItem(tokenKey, accessToken)
}

const grantOf = ({ grant, tenant }: Pick<Answer<'guestAccesses.current'>, 'grant' | 'tenant'>) => ({
  tenantId: tenant.id,
  route: grant.route,
  path: grant.path,
  client: grant.client,
})

/** Opens the report of a link in this tab. */
export function beGuest(session: Session, answer: Answer<'guestAccesses.verify'>): void {
  keep(answer)
  forgetEnded()
  session.$guest.set(grantOf(answer))
}

/**
 * Goes on as the guest of this tab, after a reload or when the token is about to end.
 * @throws {ApiError} when the link has ended
 */
export async function resumeGuest(session: Session, client: Client): Promise<void> {
  const answer = await client.call('guestAccesses.current')
  if (answer.renewed) keep(answer.renewed)
  // The server renders a report with a token that ends with its work.
  else expiresAt = Number.POSITIVE_INFINITY
  if (session.$guest.get()?.path !== answer.grant.path) session.$guest.set(grantOf(answer))
}

/**
 * Whether the link of this tab's guest ended under its report: the sign-in that stands there says so, after a
 * reload too, and signing in ends it.
 */
export const $linkEnded = atom(stored(endedKey) !== null)

/** The link of this tab's guest ended under its report. */
export function guestLinkEnded(session: Session): void {
  endedToken = stored(tokenKey)
  sessionStorage.setItem(endedKey, 'yes')
  $linkEnded.set(true)
  endGuest(session)
}

/** Whether a token was that of a link of which this page knows that it has ended. */
export const isOfEndedLink = (token: string | null): boolean => token !== null && token === endedToken

/** Whoever is in this tab now has signed in. */
export function guestSignedIn(session: Session): void {
  forgetEnded()
  endGuest(session)
}

function forgetEnded(): void {
  sessionStorage.removeItem(endedKey)
  $linkEnded.set(false)
}

/** Nobody's guest any more. */
export function endGuest(session: Session): void {
  sessionStorage.removeItem(tokenKey)
  session.$guest.set(null)
}

/** The guest's token, replaced in time. */
export async function guestToken(session: Session, client: Client): Promise<string | null> {
  // The renewal itself is a call, and goes out with the token that it replaces.
  if (renewal === null && expiresAt > 0 && expiresAt - Date.now() < renewBefore) {
    renewal = resumeGuest(session, client).finally(() => {
      renewal = null
    })
    await renewal
  }
  return stored(tokenKey)
}
