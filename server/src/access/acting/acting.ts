import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Answer, CallName } from '@portal/core/calls'
import type { Person, UserType } from '@portal/core/foundation/policy/actor'
import {
  alertsOnImpersonation,
  mayImpersonate,
  mayViewAsClient,
} from '@portal/core/foundation/policy/impersonation'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { record } from '../../foundation/http/idempotency.ts'
import { operation, type AuditNote, type Incoming } from '../../foundation/http/operation.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import { forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'
import { alertOfImpersonation } from './impersonation-alert.ts'
import {
  actingCookie,
  clearCookie,
  continueSession,
  endSessionOf,
  refreshCookie,
  sessionAnswer,
  setSessionCookie,
} from '../sessions/sessions.ts'
import { newRefreshToken } from '../sessions/refresh-tokens.ts'
import { hashOf } from '../sessions/tokens.ts'

/** Hours for which one may act as somebody else before one starts again. */
const actingHours = 8

type Starting = Pick<
  Incoming<'users.signInWithUserImpersonation'>,
  'actor' | 'person' | 'services' | 'origin' | 'setCookie' | 'tenantId'
>

interface Acting {
  readonly call: CallName
  /** Whose session it is: the user acted as, or the employee who looks. */
  readonly userId: number
  readonly impersonatedBy: number | null
  readonly viewClientId: number | null
  readonly note: AuditNote
  /** Runs in the same transaction. */
  readonly also?: (db: Db) => Promise<void>
}

/**
 * Opens a session in which the caller acts as somebody else. It hangs on the
 * caller's own, has a cookie of its own, and is in the audit log in the same
 * transaction.
 */
async function startActing(incoming: Starting, acting: Acting): Promise<Answer<'users.refresh'>> {
  const { actor, person, services, origin, tenantId } = incoming
  if (actor.kind !== 'user' || actor.sessionId === undefined) throw forbidden()
  const parentId = actor.sessionId
  const sessionId = randomUUID()
  const refresh = newRefreshToken(services.settings.secret, { tenantId, sessionId })
  await services.database.write(wholeTenant(tenantId), async (db) => {
    await db
      .insertInto('session')
      .values({
        tenant_id: tenantId,
        id: sessionId,
        user_id: acting.userId,
        impersonated_by: acting.impersonatedBy,
        parent_id: parentId,
        view_client_id: acting.viewClientId,
        refresh_hash: hashOf(refresh),
        expires_at: sql<string>`now() + make_interval(hours => ${actingHours})`,
        ip: origin.ip,
        user_agent: origin.userAgent.slice(0, 300),
      })
      .execute()
    await acting.also?.(db)
    const doer = {
      tenantId,
      call: acting.call,
      userId: person.id,
      impersonatedBy: null,
      via: 'portal',
      ip: origin.ip,
    }
    await record(db, doer, [acting.note], null, { status: 200, text: '' })
  })
  setSessionCookie(incoming, actingCookie, refresh, actingHours * 60 * 60)
  return sessionAnswer(services, { kind: 'portal', tenantId, userId: acting.userId, sessionId })
}

/** Acts as another user. */
const signInWithUserImpersonation = operation('users.signInWithUserImpersonation', async (incoming) => {
  const { body, person, services, db, tenantId } = incoming
  if (body.currentUserId !== person.id)
    throw invalid({ currentUserId: 'This is not your own user id. Reload the page and try again.' })
  const other = await accountOf(db, tenantId, body.userId)
  if (!other) throw notFound('This user')
  if (!mayImpersonate(person, other)) throw forbidden('You may not act as this user.')
  if (!other.comesIn) throw forbidden('This user cannot sign in at the moment, so nobody can act as them.')
  const by = await accountOf(db, tenantId, person.id)
  if (!by) throw unauthenticated()
  const alerted = alertsOnImpersonation(other, services.settings.impersonationAlertUsers)
  const answer = await startActing(incoming, {
    call: 'users.signInWithUserImpersonation',
    userId: other.id,
    impersonatedBy: person.id,
    viewClientId: null,
    note: {
      subject: 'user',
      subjectId: other.id,
      changes: { event: 'started acting as', impersonator: by.fullName, user: other.fullName },
    },
    ...(alerted && {
      also: (transaction) => alertOfImpersonation({ services, tenantId, db: transaction }, by, other),
    }),
  })
  return { ...answer, alerted }
})

/** Sees the portal as a user of a client would, and changes nothing. */
const signInAsClient = operation('users.signInAsClient', async (incoming) => {
  const { body, person, db, tenantId } = incoming
  if (!mayViewAsClient(person)) throw forbidden()
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', body.clientId)
    .select(['id', 'name'])
    .executeTakeFirst()
  if (!client) throw notFound('This client')
  return startActing(incoming, {
    call: 'users.signInAsClient',
    userId: person.id,
    impersonatedBy: null,
    viewClientId: client.id,
    note: {
      subject: 'client',
      subjectId: client.id,
      clientId: client.id,
      changes: { event: 'started seeing as', client: client.name },
    },
  })
})

/** Ends acting as somebody; the own session goes on as if nothing had been. */
const stopActing = operation('users.stopActing', async (incoming) => {
  const { services, origin } = incoming
  const acting = origin.cookies[actingCookie.name]
  const own = origin.cookies[refreshCookie.name]
  if (acting) {
    const ended = await endSessionOf(services, acting)
    if (ended) await noteEnd(incoming, ended)
    clearCookie(incoming, actingCookie)
  }
  if (!own) throw unauthenticated()
  return continueSession(incoming, own)
})

type Ended = NonNullable<Awaited<ReturnType<typeof endSessionOf>>>

async function noteEnd(
  { services, origin }: Pick<Starting, 'services' | 'origin'>,
  ended: Ended,
): Promise<void> {
  const { tenantId, userId, impersonatedBy, viewClientId } = ended
  const note: AuditNote =
    viewClientId === null
      ? { subject: 'user', subjectId: userId, changes: { event: 'stopped acting as' } }
      : {
          subject: 'client',
          subjectId: viewClientId,
          clientId: viewClientId,
          changes: { event: 'stopped seeing as' },
        }
  await services.database.write(wholeTenant(tenantId), (db) =>
    record(
      db,
      {
        tenantId,
        call: 'users.stopActing',
        userId: impersonatedBy ?? userId,
        impersonatedBy: null,
        via: 'portal',
        ip: origin.ip,
      },
      [note],
      null,
      { status: 200, text: '' },
    ),
  )
}

/** Users to choose from: only those whom the server would let one act as. */
const toImpersonate = operation('users.toImpersonate', async ({ db, tenantId, person, query }) => {
  const search = query.search?.trim().toLowerCase() ?? ''
  const rows = await accounts(db, tenantId, { search })
  return rows
    .filter((other) => other.comesIn && mayImpersonate(person, other))
    .slice(0, 50)
    .map(({ id, fullName, email, userType, roles }) => ({ id, fullName, email, userType, roles: [...roles] }))
})

/** What is decided by, and written down, of somebody whom one might act as. */
export interface Account extends Pick<Person, 'id' | 'tenantId' | 'userType' | 'roles' | 'pdfUser'> {
  readonly fullName: string
  readonly email: string
  /** Neither inactive nor suspended. */
  readonly comesIn: boolean
}

const accountOf = async (db: Db, tenantId: number, id: number): Promise<Account | undefined> =>
  (await accounts(db, tenantId, { id }))[0]

async function accounts(
  db: Db,
  tenantId: number,
  wanted: { readonly id: number } | { readonly search: string },
): Promise<readonly Account[]> {
  const which =
    'id' in wanted
      ? sql`u.id = ${wanted.id}`
      : sql`u.active and not u.suspended
          and position(${wanted.search} in lower(u.first_name || ' ' || u.last_name || ' ' || u.email)) > 0`
  const { rows } = await sql<{
    id: number
    name: string
    email: string
    user_type: UserType
    pdf_user: boolean
    comes_in: boolean
    roles: string[]
  }>`
    select u.id, u.first_name || ' ' || u.last_name as name, u.email, u.user_type, u.pdf_user,
      u.active and not u.suspended as comes_in,
      (select coalesce(json_agg(r.role order by r.role), '[]') from user_role r
        where r.tenant_id = u.tenant_id and r.user_id = u.id) as roles
    from user_account u where u.tenant_id = ${tenantId} and ${which}
    order by lower(u.first_name || ' ' || u.last_name), u.id limit 200`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    tenantId,
    fullName: row.name,
    email: row.email,
    userType: row.user_type,
    pdfUser: row.pdf_user,
    roles: row.roles,
    comesIn: row.comes_in,
  }))
}

export const actingOperations = {
  'users.signInWithUserImpersonation': signInWithUserImpersonation,
  'users.signInAsClient': signInAsClient,
  'users.stopActing': stopActing,
  'users.toImpersonate': toImpersonate,
}
