import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { wholeTenant } from '../database/context.ts'
import type { Incoming, Services } from '../http/operation.ts'
import { unauthenticated } from '../http/authenticate.ts'
import { presentCurrentUser, presentTenant } from './present-user.ts'
import { accessTokenSeconds, hashOf, newRefreshToken, refreshTokenDays, type PortalClaims } from './tokens.ts'

/** The cookie of the refresh token; sent to the sign-in calls only. */
export const refreshCookie = { name: 'portal_refresh', path: '/api/users' } as const
/** The cookie of a session in which one acts as somebody else, beside that of one's own, which it leaves as it is. */
export const actingCookie = { name: 'portal_acting', path: '/api/users' } as const
export type SessionCookie = typeof refreshCookie | typeof actingCookie

/** Seconds in which the token before the last still works: two tabs may refresh at the same moment. */
const graceSeconds = 30

export type SomeIncoming = Pick<Incoming<'users.signIn'>, 'services' | 'origin' | 'setCookie'>

/** Opens a session for a user whose identity is proven, and sets its refresh cookie. */
export async function openSession(
  incoming: SomeIncoming,
  who: { tenantId: number; userId: number },
): Promise<Answer<'users.signIn'>> {
  const { services, origin } = incoming
  const refresh = newRefreshToken()
  const row = await services.database
    .reading(wholeTenant(who.tenantId))
    .insertInto('session')
    .values({
      tenant_id: who.tenantId,
      user_id: who.userId,
      refresh_hash: hashOf(refresh),
      expires_at: sql<string>`now() + make_interval(days => ${refreshTokenDays})`,
      ip: origin.ip,
      user_agent: origin.userAgent.slice(0, 300),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  setSessionCookie(incoming, refreshCookie, refresh, refreshTokenDays * secondsOfDay)
  clearCookie(incoming, actingCookie)
  return sessionAnswer(services, {
    kind: 'portal',
    tenantId: who.tenantId,
    userId: who.userId,
    sessionId: row.id,
  })
}

/**
 * Continues the session of a refresh token and replaces the token. A token
 * that was replaced a while ago means that it was stolen: the session ends.
 * @throws {Refusal} 401
 */
export async function continueSession(
  incoming: SomeIncoming,
  token: string,
  cookie: SessionCookie = refreshCookie,
): Promise<Answer<'users.signIn'>> {
  const { services } = incoming
  const hash = hashOf(token)
  const found = await sql<{
    tenant_id: number
    id: string
  }>`select tenant_id, id from session_by_hash(${hash})`.execute(services.database.reading(wholeTenant(0)))
  const place = found.rows[0]
  if (!place) throw ended(incoming, cookie)
  const db = services.database.reading(wholeTenant(place.tenant_id))
  const next = newRefreshToken()
  const rotated = await db
    .updateTable('session')
    .set({
      previous_hash: hash,
      refresh_hash: hashOf(next),
      rotated_at: sql<string>`now()`,
      last_used_at: sql<string>`now()`,
      // Acting as somebody ends at its time, however busy one is.
      expires_at: sql<string>`case when parent_id is null then now() + make_interval(days => ${refreshTokenDays}) else expires_at end`,
    })
    .where('tenant_id', '=', place.tenant_id)
    .where('id', '=', place.id)
    .where('refresh_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning([
      'user_id',
      sql<number>`ceil(extract(epoch from expires_at - now()))::integer`.as('secondsLeft'),
    ])
    .executeTakeFirst()
  if (rotated) {
    setSessionCookie(incoming, cookie, next, rotated.secondsLeft)
    return sessionAnswer(services, {
      kind: 'portal',
      tenantId: place.tenant_id,
      userId: rotated.user_id,
      sessionId: place.id,
    })
  }
  const session = await db
    .selectFrom('session')
    .where('tenant_id', '=', place.tenant_id)
    .where('id', '=', place.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .select([
      'user_id',
      sql<boolean>`rotated_at > now() - make_interval(secs => ${graceSeconds})`.as('justRotated'),
    ])
    .executeTakeFirst()
  if (!session) throw ended(incoming, cookie)
  if (!session.justRotated) {
    await endSession(services, { tenantId: place.tenant_id, sessionId: place.id, userId: session.user_id })
    throw ended(incoming, cookie)
  }
  return sessionAnswer(services, {
    kind: 'portal',
    tenantId: place.tenant_id,
    userId: session.user_id,
    sessionId: place.id,
  })
}

/**
 * Ends the session of a refresh token, if there is one.
 * @returns whose it was; null when there was none or it had ended
 */
export async function endSessionOf(
  services: Services,
  token: string,
): Promise<{
  tenantId: number
  userId: number
  impersonatedBy: number | null
  viewClientId: number | null
} | null> {
  const found = await sql<{
    tenant_id: number
    id: string
  }>`select tenant_id, id from session_by_hash(${hashOf(token)})`.execute(
    services.database.reading(wholeTenant(0)),
  )
  const place = found.rows[0]
  if (!place) return null
  const session = await services.database
    .reading(wholeTenant(place.tenant_id))
    .selectFrom('session')
    .where('tenant_id', '=', place.tenant_id)
    .where('id', '=', place.id)
    .where('revoked_at', 'is', null)
    .select(['user_id', 'impersonated_by', 'view_client_id'])
    .executeTakeFirst()
  if (!session) return null
  await endSession(services, { tenantId: place.tenant_id, sessionId: place.id, userId: session.user_id })
  return {
    tenantId: place.tenant_id,
    userId: session.user_id,
    impersonatedBy: session.impersonated_by,
    viewClientId: session.view_client_id,
  }
}

async function endSession(
  services: Services,
  session: { tenantId: number; sessionId: string; userId: number },
): Promise<void> {
  await services.database
    .reading(wholeTenant(session.tenantId))
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()` })
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', session.sessionId)
    .execute()
  services.actors.forget(session.tenantId, session.userId)
}

const secondsOfDay = 24 * 60 * 60

export function setSessionCookie(
  incoming: SomeIncoming,
  { name, path }: SessionCookie,
  token: string,
  maxAge: number,
): void {
  incoming.setCookie(name, token, { path, maxAge })
}

export const clearCookie = (incoming: Pick<SomeIncoming, 'setCookie'>, { name, path }: SessionCookie): void =>
  incoming.setCookie(name, '', { path, maxAge: 0 })

function ended(incoming: SomeIncoming, cookie: SessionCookie): Error {
  clearCookie(incoming, cookie)
  return unauthenticated('Your session has ended. Please sign in again.')
}

/** What every way of signing in answers. */
export async function sessionAnswer(
  services: Services,
  claims: PortalClaims,
): Promise<Answer<'users.signIn'>> {
  const person = await services.actors.of(claims)
  if (!person) throw unauthenticated('Your session has ended. Please sign in again.')
  const tenant = await services.tenants.byId(claims.tenantId)
  if (!tenant) throw unauthenticated()
  const [accessToken, presented, user] = await Promise.all([
    services.tokens.sign(claims),
    presentTenant(services, tenant),
    presentCurrentUser(services, person),
  ])
  return { accessToken, expiresIn: accessTokenSeconds, user, tenant: presented }
}
