import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { wholeTenant } from '../../foundation/database/context.ts'
import { thisMoment } from '../../foundation/database/this-moment.ts'
import type { Db } from '../../foundation/database/database.ts'
import type { Incoming, Services } from '../../foundation/http/operation.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { writeAs } from '../sign-in/access-write.ts'
import { sessionWasStolen } from '../sign-in/mails.ts'
import { presentCurrentUser, presentTenant } from '../sign-in/present-user.ts'
import { newRefreshToken, readRefreshToken, type RefreshPlace } from './refresh-tokens.ts'
import { accessTokenSeconds, hashOf, refreshTokenDays, sessionDays, type PortalClaims } from './tokens.ts'

/** The cookie of the refresh token; sent to the sign-in calls only. */
export const refreshCookie = { name: 'portal_refresh', path: '/api/users' } as const
/** The cookie of a session in which one acts as somebody else, beside that of one's own, which it leaves as it is. */
export const actingCookie = { name: 'portal_acting', path: '/api/users' } as const
export type SessionCookie = typeof refreshCookie | typeof actingCookie

/** Seconds in which the token before the last still works: two tabs may refresh at the same moment. */
const graceSeconds = 30

export type SomeIncoming = Pick<Incoming<'users.refresh'>, 'services' | 'origin' | 'setCookie'>
export type SessionAnswer = Answer<'users.refresh'>

/**
 * Opens a session for a user whose identity is proven, and sets its refresh cookie.
 * @param also what is written with it, in the same transaction
 */
export async function openSession(
  incoming: SomeIncoming,
  who: { tenantId: number; userId: number },
  also?: (db: Db) => Promise<void>,
): Promise<SessionAnswer> {
  const { services, origin } = incoming
  const place = { tenantId: who.tenantId, sessionId: randomUUID() }
  const refresh = newRefreshToken(services.settings.secret, place)
  const doer = { ...who, call: 'users.signIn', ip: origin.ip, via: 'visitor' } as const
  await writeAs(services, doer, async ({ db, audit }) => {
    await db
      .insertInto('session')
      .values({
        tenant_id: who.tenantId,
        id: place.sessionId,
        user_id: who.userId,
        refresh_hash: hashOf(refresh),
        expires_at: sql<string>`now() + make_interval(days => ${refreshTokenDays})`,
        ip: origin.ip,
        user_agent: origin.userAgent.slice(0, 300),
      })
      .execute()
    await also?.(db)
    audit({ subject: 'session', subjectId: who.userId, changes: { event: 'signed in' } })
  })
  setSessionCookie(incoming, refreshCookie, refresh, refreshTokenDays * secondsOfDay)
  clearCookie(incoming, actingCookie)
  return sessionAnswer(services, { kind: 'portal', userId: who.userId, ...place })
}

/** A session that can still be continued. */
const open = (db: Db, { tenantId, sessionId }: RefreshPlace) =>
  db
    .updateTable('session')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)

/**
 * Continues the session of a refresh token and replaces the token. A token of
 * ours that was replaced a while ago, however often since, means that somebody
 * has a copy: the session ends for both, and its owner is told.
 * @throws {Refusal} 401
 */
export async function continueSession(
  incoming: SomeIncoming,
  token: string,
  cookie: SessionCookie = refreshCookie,
): Promise<SessionAnswer> {
  const { services, origin } = incoming
  const place = readRefreshToken(services.settings.secret, token)
  if (!place) throw ended(incoming, cookie)
  const hash = hashOf(token)
  const db = services.database.reading(wholeTenant(place.tenantId))
  const next = newRefreshToken(services.settings.secret, place)
  const rotated = await open(db, place)
    .set({
      previous_hash: hash,
      refresh_hash: hashOf(next),
      rotated_at: sql<string>`now()`,
      last_used_at: sql<string>`now()`,
      ip: origin.ip,
      user_agent: origin.userAgent.slice(0, 300),
      // Acting as somebody ends at its time, however busy one is; one's own session ends after so many days.
      // Days are added to a time without a zone, as what depends on the zone is no part of a choice on a node of a spread database.
      expires_at: sql<string>`case when parent_id is null
        then least(${thisMoment()} at time zone 'UTC' + make_interval(days => ${refreshTokenDays}),
          created_at at time zone 'UTC' + make_interval(days => ${sessionDays})) at time zone 'UTC'
        else expires_at end`,
    })
    .where('refresh_hash', '=', hash)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst()
  if (rotated) {
    setSessionCookie(incoming, cookie, next, Math.ceil((Date.parse(rotated.expires_at) - Date.now()) / 1000))
    return sessionAnswer(services, { kind: 'portal', userId: rotated.user_id, ...place })
  }
  const session = await db
    .selectFrom('session')
    .where('tenant_id', '=', place.tenantId)
    .where('id', '=', place.sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .select([
      'user_id',
      sql<boolean>`previous_hash = ${hash} and rotated_at > now() - make_interval(secs => ${graceSeconds})`.as(
        'justRotated',
      ),
    ])
    .executeTakeFirst()
  if (!session) throw ended(incoming, cookie)
  if (!session.justRotated) {
    await endStolen(incoming, place)
    throw ended(incoming, cookie)
  }
  return sessionAnswer(services, { kind: 'portal', userId: session.user_id, ...place })
}

/** Ends a session whose token is in two hands, writes it down and tells whoever opened it. */
async function endStolen({ services, origin }: SomeIncoming, place: RefreshPlace): Promise<void> {
  const { tenantId } = place
  const doer = { tenantId, call: 'users.refresh', userId: null, ip: origin.ip, via: 'visitor' } as const
  await writeAs(services, doer, async (doing) => {
    const session = await open(doing.db, place)
      .set({ revoked_at: sql<string>`now()` })
      .returning(['user_id', 'impersonated_by', 'ip', 'user_agent'])
      .executeTakeFirst()
    // Two uses of the old token at once: the other one has told already.
    if (!session) return
    const userId = session.impersonated_by ?? session.user_id
    doing.audit({
      subject: 'session',
      subjectId: userId,
      changes: { event: 'ended: an earlier refresh token was used again', lastUsedFrom: session.ip },
    })
    const mail = await sessionWasStolen(doing.db, {
      tenantId,
      userId,
      from: origin,
      device: session.user_agent ?? '',
    })
    if (mail) await queueMail(doing, mail)
    doing.afterCommit(() => services.actors.forget(tenantId, session.user_id))
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
  const place = readRefreshToken(services.settings.secret, token)
  if (!place) return null
  const session = await open(services.database.reading(wholeTenant(place.tenantId)), place)
    .set({ revoked_at: sql<string>`now()` })
    .returning(['user_id', 'impersonated_by', 'view_client_id'])
    .executeTakeFirst()
  if (!session) return null
  services.actors.forget(place.tenantId, session.user_id)
  return {
    tenantId: place.tenantId,
    userId: session.user_id,
    impersonatedBy: session.impersonated_by,
    viewClientId: session.view_client_id,
  }
}

/**
 * Ends the sessions of a user, the widgets' included. Those in which somebody
 * acts hang on another and end with it.
 * @param but the session that stays open, for example the one that asks
 * @returns how many portal sessions ended
 */
export async function endSessionsOf(
  db: Db,
  services: Services,
  user: { readonly tenantId: number; readonly userId: number },
  but: string | null = null,
): Promise<number> {
  let portal = db
    .updateTable('session')
    .where('tenant_id', '=', user.tenantId)
    .where('user_id', '=', user.userId)
    .where('revoked_at', 'is', null)
  if (but !== null) portal = portal.where('id', '!=', but)
  const ended = await portal
    .set({ revoked_at: sql<string>`now()` })
    .returning('id')
    .execute()
  await db
    .updateTable('embed_session')
    .where('tenant_id', '=', user.tenantId)
    .where('user_id', '=', user.userId)
    .where('revoked_at', 'is', null)
    .set({ revoked_at: sql<string>`now()` })
    .execute()
  services.actors.forget(user.tenantId, user.userId)
  return ended.length
}

const secondsOfDay = 24 * 60 * 60

/**
 * Has the browser keep the token of a session.
 * @param maxAge seconds
 */
export function setSessionCookie(
  incoming: SomeIncoming,
  { name, path }: SessionCookie,
  token: string,
  maxAge: number,
): void {
  incoming.setCookie(name, token, { path, maxAge })
}

/** Has the browser forget the token of a session. */
export const clearCookie = (incoming: Pick<SomeIncoming, 'setCookie'>, { name, path }: SessionCookie): void =>
  incoming.setCookie(name, '', { path, maxAge: 0 })

function ended(incoming: SomeIncoming, cookie: SessionCookie): Error {
  clearCookie(incoming, cookie)
  return unauthenticated('Your session has ended. Please sign in again.')
}

/** What every way of signing in answers. */
export async function sessionAnswer(services: Services, claims: PortalClaims): Promise<SessionAnswer> {
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
