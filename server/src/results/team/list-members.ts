import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { sectionsOf } from '@portal/core/results/team/sections'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { isAsked } from '../metrics/asked-clients.ts'
import { monthPaces } from './month-paces.ts'
import { readMembers } from './read-members.ts'
import { readWaiting, sumOfWaiting } from './read-waiting.ts'

type Member = Answer<'team.members'>['members'][number]

/** The people of the agency with their clients and what they have in hand. */
export const teamMembers = operation('team.members', async ({ db, tenantId, services }) => {
  const [members, seats, last, waiting, paces] = await Promise.all([
    readMembers(db, tenantId, null),
    readSeats(db, tenantId),
    readLast(db, tenantId),
    readWaiting(db, tenantId, null),
    monthPaces(db, tenantId, null),
  ])
  const seatsOf = Map.groupBy(seats, ({ userId }) => userId)
  const lastOf = new Map(last.map(({ userId, at }) => [userId, at]))
  const waitingOf = Map.groupBy(waiting, ({ userId }) => userId)
  return {
    month: paces.month,
    through: paces.through,
    members: members.map(({ departments, ...person }): Member => {
      const own = seatsOf.get(person.userId) ?? []
      const clientIds = new Set(own.map(({ clientId }) => clientId))
      const waits = waitingOf.get(person.userId)
      return {
        ...person,
        departments: [...departments],
        clients: clientIds.size,
        roles: rolesOf(own),
        pace: clientIds.size === 0 ? null : paces.of(clientIds, sectionsOf(departments.map(({ id }) => id))),
        lastActivityAt: lastOf.get(person.userId) ?? null,
        tasks: services.taskTools.here ? sumOfWaiting(waits, 'task') : null,
        deliverables: sumOfWaiting(waits, 'deliverable'),
        strategies: sumOfWaiting(waits, 'strategy'),
      }
    }),
  }
})

interface Seat {
  readonly userId: number
  readonly clientId: number
  readonly typeId: number
  readonly type: string
}

const rolesOf = (seats: readonly Seat[]): Member['roles'] =>
  [...Map.groupBy(seats, ({ typeId }) => typeId)].flatMap(([clientUserTypeId, same]) =>
    same.slice(0, 1).map(({ type }) => ({ clientUserTypeId, name: type, clients: same.length })),
  )

/** Who is on the team of which active client, and as what. */
async function readSeats(db: Db, tenantId: number): Promise<readonly Seat[]> {
  const { rows } = await sql<Seat>`
    select m.user_id as "userId", m.client_id as "clientId", t.id as "typeId", t.name as type
    from client_user m join client_user_type t on t.tenant_id = m.tenant_id and t.id = m.client_user_type_id
    where m.tenant_id = ${tenantId} and ${isAsked(tenantId, null)}
    order by t."order", t.id`.execute(db)
  return rows
}

/** When each employee last logged an activity. */
async function readLast(
  db: Db,
  tenantId: number,
): Promise<readonly { readonly userId: number; readonly at: string }[]> {
  const { rows } = await sql<{ userId: number; at: string }>`
    select u.id as "userId", last.at from user_account u, lateral (
      select max(a.logged_at) as at from activity a
      where a.tenant_id = u.tenant_id and a.user_id = u.id and a.deleted_at is null) last
    where u.tenant_id = ${tenantId} and u.user_type = 'Employee' and last.at is not null`.execute(db)
  return rows
}
