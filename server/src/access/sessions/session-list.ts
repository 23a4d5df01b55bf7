import { sql } from 'kysely'
import { mayManage } from '@portal/core/foundation/policy/managing-users'
import type { Person } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { forbidden, notFound } from '../../foundation/http/refusal.ts'
import { deviceOf } from './device.ts'
import { endSessionsOf } from './sessions.ts'

/** @throws {Refusal} 404 for a user of nobody's, 403 for one who stands higher */
async function checkOwner(db: Db, tenantId: number, userId: number, person: Person): Promise<void> {
  if (userId === person.id) return
  const { rows } = await sql<{ roles: string[] }>`
    select (select coalesce(json_agg(r.role), '[]') from user_role r where r.tenant_id = u.tenant_id and r.user_id = u.id) as roles
    from user_account u where u.tenant_id = ${tenantId} and u.id = ${userId}`.execute(db)
  const [user] = rows
  if (!user) throw notFound('This user')
  if (!mayManage(person, { id: userId, tenantId, roles: user.roles }))
    throw forbidden('You cannot see or end the sessions of somebody who stands above you.')
}

const ownSession = ({ actor }: Pick<Incoming<'users.sessions'>, 'actor'>): string | null =>
  actor.kind === 'user' ? (actor.sessionId ?? null) : null

const sessions = operation('users.sessions', async ({ db, tenantId, params, person, actor, services }) => {
  await checkOwner(db, tenantId, params.id, person)
  const rows = await db
    .selectFrom('session as s')
    .leftJoin('user_account as a', (join) =>
      join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.id', '=', 's.impersonated_by'),
    )
    .where('s.tenant_id', '=', tenantId)
    .where('s.user_id', '=', params.id)
    .where('s.view_client_id', 'is', null)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', sql<string>`now()`)
    .select([
      's.id',
      's.ip',
      's.user_agent',
      's.created_at',
      's.last_used_at',
      's.impersonated_by',
      sql<string | null>`a.first_name || ' ' || a.last_name`.as('acted_by'),
    ])
    .orderBy('s.last_used_at', 'desc')
    .limit(200)
    .execute()
  const own = ownSession({ actor })
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent ?? ''),
    ip: row.ip,
    place: services.whereabouts.placeOf(row.ip),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    current: row.id === own,
    actedBy: row.impersonated_by === null ? null : (row.acted_by ?? 'An administrator'),
  }))
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const endOne = operation(
  'users.endSession',
  async ({ db, tenantId, params, person, services, audit, afterCommit }) => {
    await checkOwner(db, tenantId, params.id, person)
    if (!uuid.test(params.sessionId)) throw notFound('This session')
    const ended = await db
      .updateTable('session')
      .set({ revoked_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', params.id)
      .where('id', '=', params.sessionId)
      .where('revoked_at', 'is', null)
      .returning('user_agent')
      .executeTakeFirst()
    if (!ended) throw notFound('This session')
    afterCommit(() => services.actors.forget(tenantId, params.id))
    audit({
      subject: 'session',
      subjectId: params.id,
      changes: { event: 'ended', device: deviceOf(ended.user_agent ?? '') },
    })
    return { ended: 1 }
  },
)

const endAll = operation(
  'users.endSessions',
  async ({ db, tenantId, params, person, actor, services, audit, afterCommit }) => {
    await checkOwner(db, tenantId, params.id, person)
    const owner = { tenantId, userId: params.id }
    const ended = await endSessionsOf(db, services, owner, ownSession({ actor }))
    afterCommit(() => services.actors.forget(tenantId, params.id))
    audit({ subject: 'session', subjectId: params.id, changes: { event: 'ended everywhere else', ended } })
    return { ended }
  },
)

const blocked = operation('users.blockedIps', async ({ db, tenantId }) => {
  const rows = await db
    .selectFrom('blocked_address')
    .where('tenant_id', '=', tenantId)
    .where('blocked_until', '>', sql<string>`now()`)
    .select(['id', 'ip', 'failures', 'blocked_at', 'blocked_until'])
    .orderBy('blocked_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ip: row.ip,
    failures: row.failures,
    blockedAt: row.blocked_at,
    blockedUntil: row.blocked_until,
  }))
})

const unblock = operation('users.unblockIp', async ({ db, tenantId, params, audit }) => {
  const gone = await db
    .deleteFrom('blocked_address')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .returning('ip')
    .executeTakeFirst()
  if (!gone) throw notFound('This address')
  await db.deleteFrom('sign_in_failure').where('tenant_id', '=', tenantId).where('ip', '=', gone.ip).execute()
  audit({ subject: 'blocked address', subjectId: params.id, changes: { ip: [gone.ip, null] } })
  return { id: params.id }
})

export const sessionOperations = {
  'users.sessions': sessions,
  'users.endSession': endOne,
  'users.endSessions': endAll,
  'users.blockedIps': blocked,
  'users.unblockIp': unblock,
}
