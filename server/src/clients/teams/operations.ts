import { sql } from 'kysely'
import type { Given } from '@portal/core/calls'
import { covers, type Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'

type Change = Given<'teamChanges.make', 'body'>

interface Move {
  readonly client_id: number
  readonly client: string
  readonly user_id: number
  readonly full_name: string
  readonly comes: boolean
}

/** Clients of a preview that are named one by one. */
const previewed = 200

/** @throws {Refusal} 422 with a sentence for what of the change makes no sense */
async function checkChange(db: Db, tenantId: number, change: Change): Promise<void> {
  const { clientIds, heldBy, userId, replaces = false, clientUserTypeId } = change
  if (!clientIds && heldBy === undefined)
    throw invalid({ clientIds: 'Choose clients, or the person whose clients are handed over.' })
  if (userId === undefined && heldBy === undefined && !replaces)
    throw invalid({ userId: 'Choose who comes on the teams, or whom to take off.' })
  if (userId !== undefined && userId === heldBy)
    throw invalid({ userId: 'This is the person who hands them over.' })
  const { rows } = await sql<{ clients: number; comes: boolean; goes: boolean; type: boolean }>`
    select (select count(*)::integer from client where tenant_id = ${tenantId} and id = any (${clientIds ?? []}::integer[])) as clients,
      exists (select from user_account u where u.tenant_id = ${tenantId} and u.id = ${userId ?? 0} and u.active and not u.suspended) as comes,
      exists (select from user_account u where u.tenant_id = ${tenantId} and u.id = ${heldBy ?? 0} and u.user_type = 'Employee') as goes,
      exists (select from client_user_type t where t.tenant_id = ${tenantId} and t.id = ${clientUserTypeId} and t.deleted_at is null) as type`.execute(
    db,
  )
  const [found] = rows
  if (clientIds && found?.clients !== new Set(clientIds).size)
    throw invalid({ clientIds: 'One of these clients does not exist.' })
  if (userId !== undefined && !found?.comes)
    throw invalid({ userId: 'This person does not exist or cannot sign in.' })
  if (heldBy !== undefined && !found?.goes)
    throw invalid({
      heldBy: 'This is no employee. People outside are put on and off their clients one by one.',
    })
  if (!found?.type)
    throw invalid({ clientUserTypeId: 'This client user type does not exist or is no longer offered.' })
}

/** The clients that a change concerns. */
async function concerned(db: Db, tenantId: number, change: Change): Promise<readonly number[]> {
  if (change.clientIds) return [...new Set(change.clientIds)]
  const { rows } = await sql<{ id: number }>`
    select client_id as id from client_user where tenant_id = ${tenantId} and user_id = ${change.heldBy}
      and client_user_type_id = ${change.clientUserTypeId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Who would come and go, client by client: what is so already is no change. */
async function movesOf(
  db: Db,
  tenantId: number,
  change: Change,
  clientIds: readonly number[],
): Promise<readonly Move[]> {
  const { heldBy = null, userId = null, replaces = false, clientUserTypeId } = change
  const goes = heldBy === null ? sql`${replaces}` : sql`m.user_id = ${heldBy}::integer`
  const { rows } = await sql<Move>`
    select m.client_id, c.name as client, m.user_id, u.first_name || ' ' || u.last_name as full_name, false as comes, c.name_folded
    from client_user m
      join client c on c.tenant_id = m.tenant_id and c.id = m.client_id
      join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
    where m.tenant_id = ${tenantId} and m.client_id = any (${clientIds}::integer[])
      and m.client_user_type_id = ${clientUserTypeId} and m.user_id is distinct from ${userId}::integer
      and u.user_type = 'Employee' and ${goes}
    union all
    select c.id, c.name, u.id, u.first_name || ' ' || u.last_name, true, c.name_folded
    from client c join user_account u on u.tenant_id = c.tenant_id and u.id = ${userId}::integer
    where c.tenant_id = ${tenantId} and c.id = any (${clientIds}::integer[]) and not exists (
      select from client_user m where m.tenant_id = c.tenant_id and m.client_id = c.id and m.user_id = u.id
        and m.client_user_type_id = ${clientUserTypeId})
    order by 6, 1, 5, 4`.execute(db)
  return rows
}

/** @throws {Refusal} 422 when a team is to change on which the caller is not */
function checkKeeps(scope: Scope, clientIds: readonly number[]): void {
  if (clientIds.every((id) => covers(scope, 'client', id))) return
  throw invalid({
    clientIds: 'You change only the teams that you are on yourself. Ask an administrator for the others.',
  })
}

const named = (moves: readonly Move[], comes: boolean) =>
  moves
    .filter((move) => move.comes === comes)
    .map(({ user_id, full_name }) => ({ userId: user_id, fullName: full_name }))

const preview = operation('teamChanges.preview', async ({ db, tenantId, body, scope }) => {
  await checkChange(db, tenantId, body)
  const clientIds = await concerned(db, tenantId, body)
  checkKeeps(scope, clientIds)
  const moves = await movesOf(db, tenantId, body, clientIds)
  const byClient = Map.groupBy(moves, ({ client_id }) => client_id)
  return {
    clients: clientIds.length,
    unchanged: clientIds.length - byClient.size,
    added: moves.filter(({ comes }) => comes).length,
    removed: moves.filter(({ comes }) => !comes).length,
    changes: [...byClient].slice(0, previewed).map(([clientId, own]) => ({
      clientId,
      client: own[0]?.client ?? '',
      added: named(own, true),
      removed: named(own, false),
    })),
  }
})

const make = operation('teamChanges.make', async (incoming) => {
  const { db, tenantId, body, scope, audit, services, afterCommit } = incoming
  await checkChange(db, tenantId, body)
  const clientIds = await concerned(db, tenantId, body)
  checkKeeps(scope, clientIds)
  const moves = await movesOf(db, tenantId, body, clientIds)
  const [come, go] = [moves.filter(({ comes }) => comes), moves.filter(({ comes }) => !comes)]
  const pairs = (of: readonly Move[]) =>
    sql`unnest(${of.map(({ client_id }) => client_id)}::integer[], ${of.map(({ user_id }) => user_id)}::integer[])`
  await sql`delete from client_user where tenant_id = ${tenantId} and client_user_type_id = ${body.clientUserTypeId}
    and (client_id, user_id) in (select * from ${pairs(go)})`.execute(db)
  await sql`insert into client_user (tenant_id, client_id, user_id, client_user_type_id)
    select ${tenantId}::integer, w.client_id, w.user_id, ${body.clientUserTypeId}::integer
    from ${pairs(come)} as w (client_id, user_id) on conflict do nothing`.execute(db)
  for (const [clientId, own] of Map.groupBy(moves, ({ client_id }) => client_id)) {
    const told = (comes: boolean): readonly number[] =>
      own.filter((move) => move.comes === comes).map(({ user_id }) => user_id)
    audit({
      subject: 'client team',
      subjectId: clientId,
      clientId,
      changes: { clientUserTypeId: body.clientUserTypeId, added: told(true), removed: told(false) },
    })
  }
  afterCommit(() => {
    for (const userId of new Set(moves.map(({ user_id }) => user_id)))
      services.actors.forget(tenantId, userId)
  })
  return {
    clients: new Set(moves.map(({ client_id }) => client_id)).size,
    added: come.length,
    removed: go.length,
  }
})

export const teamChangeOperations = { 'teamChanges.preview': preview, 'teamChanges.make': make }
