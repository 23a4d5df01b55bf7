import { sql } from 'kysely'
import { addMonths, today } from '@portal/core/foundation/format'
import { ceilingProblem, type MonthOfBudgets } from '@portal/core/money/changes/ceiling'
import type { Db } from '../../foundation/database/database.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { isInvoicedFor } from '../budgets/invoiced-months.ts'

/** Months ahead in which a change may bring budgets above a ceiling. */
const monthsAhead = 24

interface Watched {
  readonly tenantId: number
  readonly clientId: number
  /** Whoever writes was told, and means it. */
  readonly meant: boolean
}

/**
 * Looks at a client's ceiling before its budgets are written.
 * @returns what is called when they are, in the same transaction.
 *   It throws a refusal (422 at `pastCeiling`) where a month is above the ceiling by what was written and nobody said that it is meant
 */
export async function watchCeiling(
  db: Db,
  { tenantId, clientId, meant }: Watched,
): Promise<() => Promise<void>> {
  // Held until the transaction ends: two whose budgets are below it one by one take turns, and the second is told.
  const { rows } = await sql<{ cents: number; client: string }>`
    select (b.budget_ceiling * 100)::float8 as cents,
      (select c.name from client c where c.tenant_id = b.tenant_id and c.id = b.client_id) as client
    from client_billing b where b.tenant_id = ${tenantId} and b.client_id = ${clientId} and b.budget_ceiling is not null
    for update`.execute(db)
  const [ceiling] = rows
  if (!ceiling || meant) return () => Promise.resolve()
  const before = await monthsOfBudgets(db, tenantId, clientId)
  return async () => {
    const problem = ceilingProblem(ceiling, before, await monthsOfBudgets(db, tenantId, clientId))
    if (problem !== null) throw invalid({ pastCeiling: problem })
  }
}

/** A budget as it is to be: a new one without an id, or what is to change of one. */
export interface PlannedBudget {
  readonly id: number | null
  readonly client_id: number
  /** Of a change, null leaves what is stored. Days are `YYYY-MM-DD`, the amount dollars as text. */
  readonly budget_type: string | null
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly invoice_amount: string | null
}

/** A sentence for each client whose budgets many changes at once would bring above its ceiling. */
export async function ceilingProblemsOf(
  db: Db,
  tenantId: number,
  planned: readonly PlannedBudget[],
): Promise<readonly string[]> {
  const { rows: ceilings } = await sql<{ id: number; cents: number; client: string }>`
    select c.id, (b.budget_ceiling * 100)::float8 as cents, c.name as client
    from client_billing b join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
    where b.tenant_id = ${tenantId} and b.client_id = any (${[...new Set(planned.map((each) => each.client_id))]}::integer[])
      and b.budget_ceiling is not null order by c.name_folded, c.id`.execute(db)
  if (ceilings.length === 0) return []
  const watched = ceilings.map(({ id }) => id)
  const wanted = planned.filter((each) => watched.includes(each.client_id))
  const month = `${today().slice(0, 7)}-01`
  const { rows } = await sql<MonthOfBudgets & { client_id: number; was: number }>`
    with n as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as n (id integer, client_id integer, budget_type text, starts_at date, ends_at date, invoice_amount numeric)
    ), b as (
      select o.client_id, o.budget_type, o.starts_at, o.ends_at, o.invoice_amount as was, 0 as now
      from budget o where o.tenant_id = ${tenantId} and o.deleted_at is null and o.client_id = any (${watched}::integer[])
      union all
      select o.client_id, o.budget_type, o.starts_at, coalesce(n.ends_at, o.ends_at), 0, coalesce(n.invoice_amount, o.invoice_amount)
      from budget o left join n on n.id = o.id where o.tenant_id = ${tenantId} and o.deleted_at is null and o.client_id = any (${watched}::integer[])
      union all
      select client_id, budget_type, starts_at, ends_at, 0, invoice_amount from n where id is null
    )
    select b.client_id, m.month::date as month, (sum(b.was) * 100)::float8 as was, (sum(b.now) * 100)::float8 as cents
    from generate_series(${month}::date::timestamp, ${addMonths(month, monthsAhead)}::date::timestamp, interval '1 month') as m (month)
      join b on ${isInvoicedFor('m.month')}
    group by 1, 2 order by 1, 2`.execute(db)
  return ceilings.flatMap((ceiling) => {
    const months = rows.filter((row) => row.client_id === ceiling.id)
    const before = months.map((row) => ({ month: row.month, cents: row.was }))
    return ceilingProblem(ceiling, before, months) ?? []
  })
}

/** What the budgets of a client come to in each month from now on. */
async function monthsOfBudgets(
  db: Db,
  tenantId: number,
  clientId: number,
): Promise<readonly MonthOfBudgets[]> {
  const month = `${today().slice(0, 7)}-01`
  const { rows } = await sql<MonthOfBudgets>`
    select m.month::date as month, (sum(b.invoice_amount) * 100)::float8 as cents
    from generate_series(${month}::date::timestamp, ${addMonths(month, monthsAhead)}::date::timestamp, interval '1 month') as m (month)
      join budget b on b.tenant_id = ${tenantId} and b.client_id = ${clientId} and b.deleted_at is null and ${isInvoicedFor('m.month')}
    group by 1 order by 1`.execute(db)
  return rows
}
