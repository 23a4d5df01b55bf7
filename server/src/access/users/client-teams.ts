import { sql } from 'kysely'
import type { Given } from '@portal/core/calls'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { clientsOf } from '../sign-in/present-user.ts'
import { covers, type Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'

type Team = Given<'clients.assignTeamMembers', 'body'>

/** How many of the ids there are in a list of the tenant. */
async function allThere(
  db: Db,
  tenantId: number,
  of: 'client' | 'user_account' | 'client_user_type',
  ids: readonly number[],
): Promise<boolean> {
  const distinct = [...new Set(ids)]
  const offered = of === 'client_user_type' ? sql`and t.deleted_at is null` : sql``
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from ${sql.table(of)} t
    where t.tenant_id = ${tenantId} and t.id = any (${distinct}::integer[]) ${offered}`.execute(db)
  return rows[0]?.found === distinct.length
}

/** @throws {Refusal} 404 or 422 when the team names somebody or something that there is not */
async function checkTeam(db: Db, tenantId: number, { clientId, teamMembers }: Team): Promise<void> {
  if (!(await allThere(db, tenantId, 'client', [clientId]))) throw notFound('This client')
  const people = teamMembers.map(({ userId }) => userId)
  const types = teamMembers.map(({ clientUserTypeId }) => clientUserTypeId)
  if (!(await allThere(db, tenantId, 'user_account', people)))
    throw invalid({ teamMembers: 'One of these people does not exist.' })
  if (!(await allThere(db, tenantId, 'client_user_type', types)))
    throw invalid({ teamMembers: 'One of the client user types does not exist or is no longer offered.' })
}

/** @throws {Refusal} 422 when a team is to change on which the caller is not (decision 0140) */
function checkKeeps(scope: Scope, clientIds: readonly number[], field: string): void {
  if (clientIds.every((id) => covers(scope, 'client', id))) return
  throw invalid({
    [field]: 'You change only the teams that you are on yourself. Ask an administrator for the others.',
  })
}

const assign = operation('clients.assignTeamMembers', async (incoming) => {
  const { db, tenantId, body, scope, audit, services, afterCommit } = incoming
  checkKeeps(scope, [body.clientId], 'clientId')
  await checkTeam(db, tenantId, body)
  const added = await db
    .insertInto('client_user')
    .values(
      body.teamMembers.map(({ userId, clientUserTypeId }) => ({
        tenant_id: tenantId,
        client_id: body.clientId,
        user_id: userId,
        client_user_type_id: clientUserTypeId,
      })),
    )
    .onConflict((on) => on.doNothing())
    .returning(['user_id', 'client_user_type_id'])
    .execute()
  audit({
    subject: 'client team',
    subjectId: body.clientId,
    clientId: body.clientId,
    changes: { added: added.map((row) => [row.user_id, row.client_user_type_id]) },
  })
  afterCommit(() => {
    for (const { userId } of body.teamMembers) services.actors.forget(tenantId, userId)
  })
  return { clientId: body.clientId, teamMembers: [...body.teamMembers] }
})

const remove = operation('clients.removeTeamMembers', async (incoming) => {
  const { db, tenantId, body, scope, audit, services, afterCommit } = incoming
  checkKeeps(scope, [body.clientId], 'clientId')
  if (!(await allThere(db, tenantId, 'client', [body.clientId]))) throw notFound('This client')
  const leaving = body.teamMembers.map(
    ({ userId, clientUserTypeId }) => sql`(${userId}::integer, ${clientUserTypeId}::integer)`,
  )
  const removed = await db
    .deleteFrom('client_user')
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', body.clientId)
    .where(sql<boolean>`(user_id, client_user_type_id) in (${sql.join(leaving)})`)
    .returning(['user_id', 'client_user_type_id'])
    .execute()
  audit({
    subject: 'client team',
    subjectId: body.clientId,
    clientId: body.clientId,
    changes: { removed: removed.map((row) => [row.user_id, row.client_user_type_id]) },
  })
  afterCommit(() => {
    for (const { userId } of body.teamMembers) services.actors.forget(tenantId, userId)
  })
  return { clientId: body.clientId, teamMembers: [...body.teamMembers] }
})

/** Makes the clients of a user exactly these, all or none. */
const setClients = operation('users.setClients', async (incoming) => {
  const { db, tenantId, params, body, scope, audit, services, afterCommit } = incoming
  const user = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw notFound('This user')
  const clientIds = body.clients.map(({ clientId }) => clientId)
  const typeIds = body.clients.map(({ clientUserTypeId }) => clientUserTypeId)
  if (!(await allThere(db, tenantId, 'client', clientIds)))
    throw invalid({ clients: 'One of these clients does not exist.' })
  if (!(await allThere(db, tenantId, 'client_user_type', typeIds)))
    throw invalid({ clients: 'One of the client user types does not exist or is no longer offered.' })
  const wanted = sql`unnest(${clientIds}::integer[], ${typeIds}::integer[])`
  const removed = await sql<{ client_id: number; client_user_type_id: number }>`
    delete from client_user where tenant_id = ${tenantId} and user_id = ${params.id}
      and (client_id, client_user_type_id) not in (select * from ${wanted})
    returning client_id, client_user_type_id`.execute(db)
  const added = await sql<{ client_id: number; client_user_type_id: number }>`
    insert into client_user (tenant_id, client_id, user_id, client_user_type_id)
    select ${tenantId}::integer, w.client_id, ${params.id}::integer, w.type_id from ${wanted} as w (client_id, type_id)
    on conflict do nothing returning client_id, client_user_type_id`.execute(db)
  checkKeeps(
    scope,
    [...added.rows, ...removed.rows].map((row) => row.client_id),
    'clients',
  )
  const told = (rows: typeof added.rows): number[][] =>
    rows.map((row) => [row.client_id, row.client_user_type_id])
  audit({
    subject: 'user',
    subjectId: params.id,
    changes: { clients: { added: told(added.rows), removed: told(removed.rows) } },
  })
  afterCommit(() => services.actors.forget(tenantId, params.id))
  return clientsOf(db, { id: params.id, tenantId })
})

const additionalSupport = operation('users.additionalSupportClients', async ({ db, tenantId, params }) => {
  const all = await clientsOf(db, { id: params.id, tenantId })
  return all.filter(({ clientUserTypeId }) => clientUserTypeId === clientUserTypes.adSupport)
})

export const clientTeamOperations = {
  'clients.assignTeamMembers': assign,
  'clients.removeTeamMembers': remove,
  'users.setClients': setClients,
  'users.additionalSupportClients': additionalSupport,
}
