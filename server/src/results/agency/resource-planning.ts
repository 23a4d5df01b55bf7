import { sql } from 'kysely'
import { monthRange, today } from '@portal/core/foundation/format'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { departments } from '@portal/core/foundation/policy/departments'
import { loadPoints } from '@portal/core/results/agency/bandwidth-account-management.report'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid } from '../../foundation/http/refusal.ts'
import { invoicedBudgets } from '../../money/budgets/invoiced-months.ts'
import { loadsOf } from './bandwidth-account-management.report.ts'
import { managedClients } from './month-of-clients.ts'

const read = operation('resourcePlanning.read', async ({ db, tenantId }) => {
  const [people, stores] = await Promise.all([
    sql<{ id: number; fullName: string; load: number; capacity: number }>`
      select "userId" as id, person ->> 'fullName' as "fullName", load::float8 as load, capacity::float8 as capacity
      from (${loadsOf(departments.accountManagement, tenantId, today())}) loads order by 2, 1`.execute(db),
    sql<{ clientId: number; name: string; managerId: number; amount: number; points: number }>`
      select c.id as "clientId", c.name, s.user_id as "managerId", coalesce(b.amount, 0)::float8 as amount,
        round(${sql.lit(loadPoints.store)} + coalesce(b.amount, 0) / 10000 * ${sql.lit(loadPoints.tenThousand)}, 1)::float8 as points
      from ${managedClients(tenantId)} s
        join client c on c.tenant_id = ${tenantId} and c.id = s.client_id
        left join (
          select client_id, sum(amount) as amount from ${invoicedBudgets(tenantId, monthRange(today()))} b group by 1
        ) b on b.client_id = c.id
      order by c.name_folded, c.id`.execute(db),
  ])
  return { people: people.rows, stores: stores.rows }
})

const apply = operation(
  'resourcePlanning.apply',
  async ({ db, tenantId, body, audit, services, afterCommit }) => {
    const { moves } = body
    if (new Set(moves.map(({ clientId, fromId }) => `${clientId} ${fromId}`)).size < moves.length)
      throw invalid({ moves: 'A store is moved twice from the same person. Move it once.' })
    const asked = sql`json_to_recordset(${JSON.stringify(moves)}::json) as m ("clientId" integer, "fromId" integer, "toId" integer)`
    const { rows: strangers } = await sql<{ id: number }>`
    select m."toId" as id from ${asked} where not exists (
      select from user_account u where u.tenant_id = ${tenantId} and u.id = m."toId" and u.user_type = 'Employee' and u.active and not u.suspended)`.execute(
      db,
    )
    if (strangers.length > 0)
      throw invalid({ moves: 'Stores move only to people of the agency who may sign in.' })
    const { rows: left } = await sql<{ client_id: number }>`
    delete from client_user t using ${asked}
    where t.tenant_id = ${tenantId} and t.client_id = m."clientId" and t.user_id = m."fromId"
      and t.client_user_type_id = ${clientUserTypes.manager}
    returning t.client_id`.execute(db)
    if (left.length < moves.length)
      throw conflict('A team has changed since you planned. Look at the plan again, then apply it.')
    await sql`
    insert into client_user (tenant_id, client_id, user_id, client_user_type_id)
    select distinct ${tenantId}::integer, m."clientId", m."toId", ${clientUserTypes.manager}::integer from ${asked}
    on conflict do nothing`.execute(db)
    for (const { clientId, fromId, toId } of moves)
      audit({ subject: 'client team', subjectId: clientId, clientId, changes: { manager: [fromId, toId] } })
    afterCommit(() => {
      for (const userId of new Set(moves.flatMap(({ fromId, toId }) => [fromId, toId])))
        services.actors.forget(tenantId, userId)
    })
    return { moved: moves.length }
  },
)

export const resourcePlanningOperations = {
  'resourcePlanning.read': read,
  'resourcePlanning.apply': apply,
}
