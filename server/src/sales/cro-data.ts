import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { monthRange } from '@portal/core/foundation/format'
import { croData } from '@portal/core/sales/sales'
import { operation } from '../foundation/http/operation.ts'
import { invalid, notFound } from '../foundation/http/refusal.ts'
import { columnOf } from '../platform/records/record-table.ts'

/** Writes a month as a whole system sends it: added, or changed where it is there. */
export const saveCroData = operation('croData.save', async ({ db, tenantId, params, body, audit }) => {
  const { month, ...given } = body
  const names = Object.keys(given)
  if (names.length === 0) throw invalid({ '': 'There is nothing to save: name a figure.' })
  // The client's row is held: of two who send a month together the second one changes it.
  const there = await sql`
    select from client where tenant_id = ${tenantId} and id = ${params.id} for update`.execute(db)
  if (there.rows.length === 0) throw notFound('This client')
  const { start, end } = monthRange(month)
  const before = await sql<{ id: number }>`
    select id from showroom_month where tenant_id = ${tenantId} and client_id = ${params.id} and deleted_at is null
      and month between ${start}::date and ${end}::date order by id desc limit 1`.execute(db)
  const id = before.rows[0]?.id ?? null
  const columns = names.map((name) => sql.id(columnOf(name)))
  const values = Object.values(given)
  const answered = sql`id, month, leads, internet_leads as "internetLeads", phone_leads as "phoneLeads", appointments_set as "appointmentsSet",
    appointments_shown as "appointmentsShown", sold, sales_new as "salesNew", sales_used as "salesUsed",
    closing_rate::float8 as "closingRate", notes`
  const { rows } = await (
    id === null
      ? sql<Answer<'croData.save'>>`
        insert into showroom_month (tenant_id, client_id, month, ${sql.join(columns)})
        values (${tenantId}, ${params.id}, ${start}::date, ${sql.join(values.map((value) => sql`${value}`))})
        returning ${answered}`
      : sql<Answer<'croData.save'>>`
        update showroom_month set ${sql.join(columns.map((column, at) => sql`${column} = ${values[at]}`))},
          version = version + 1, updated_at = now()
        where tenant_id = ${tenantId} and id = ${id} returning ${answered}`
  ).execute(db)
  const [saved] = rows
  if (!saved) throw notFound('This client')
  audit({ subject: croData.one, subjectId: saved.id, clientId: params.id, changes: { month, ...given } })
  return saved
})
