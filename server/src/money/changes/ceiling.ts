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
  const nothing = (): Promise<void> => Promise.resolve()
  if (meant) return nothing
  const { rows } = await sql<{ cents: number; client: string }>`
    select (b.budget_ceiling * 100)::float8 as cents, c.name as client
    from client_billing b join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
    where b.tenant_id = ${tenantId} and b.client_id = ${clientId} and b.budget_ceiling is not null`.execute(
    db,
  )
  const [ceiling] = rows
  if (!ceiling) return nothing
  const before = await monthsOfBudgets(db, tenantId, clientId)
  return async () => {
    const problem = ceilingProblem(ceiling, before, await monthsOfBudgets(db, tenantId, clientId))
    if (problem !== null) throw invalid({ pastCeiling: problem })
  }
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
