import { sql } from 'kysely'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import type { Db } from '../../foundation/database/database.ts'
import type { BudgetRow } from './budget-rows.ts'

/** The kinds of team member who confirm changed amounts (1 and 2 are manager types). */
const managerTypes = [clientUserTypes.manager, clientUserTypes.adSupport]

/**
 * Lets the managers of the client's team confirm a changed invoice amount,
 * all but the one who made it. Whoever has not yet confirmed an earlier change
 * of the same budget confirms both at once: it then waits with the new amount,
 * under a new version and as whose it is now, so that nobody confirms an amount they have not seen.
 *
 * @returns the users who have something to confirm now
 */
export async function askToConfirm(
  db: Db,
  change: {
    readonly tenantId: number
    readonly madeBy: number
    readonly before: BudgetRow
    readonly after: BudgetRow
  },
): Promise<readonly number[]> {
  const { tenantId, madeBy, before, after } = change
  const waiting = await sql<Asked>`
    update budget_change set new_amount = ${after.invoice_amount}, created_by = ${madeBy}::integer, version = version + 1
    where tenant_id = ${tenantId} and budget_id = ${after.id} and confirmed_at is null
    returning user_id, new_amount <> previous_amount as differs`.execute(db)
  const asked = await sql<Asked>`
    with managers as materialized (
      select distinct m.user_id from client_user m
      where m.tenant_id = ${tenantId} and m.client_id = ${after.client_id} and m.client_user_type_id = any (${managerTypes}::integer[])
        and m.user_id <> ${madeBy}
        and not exists (select from budget_change w where w.tenant_id = m.tenant_id and w.budget_id = ${after.id}
          and w.user_id = m.user_id and w.confirmed_at is null)
    )
    insert into budget_change (tenant_id, client_id, service_id, budget_id, user_id, previous_amount, new_amount, created_by)
    select ${tenantId}::integer, ${after.client_id}::integer, ${after.service_id}::integer, ${after.id}::integer, user_id,
      ${before.invoice_amount}::numeric, ${after.invoice_amount}::numeric, ${madeBy}::integer
    from managers
    returning user_id, true as differs`.execute(db)
  return [...waiting.rows, ...asked.rows]
    .filter(({ user_id: id, differs }) => differs && id !== madeBy)
    .map(({ user_id: id }) => id)
}

interface Asked {
  readonly user_id: number
  /** A change that was changed back waits for nobody. */
  readonly differs: boolean
}
