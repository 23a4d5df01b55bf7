import { sql } from 'kysely'
import { operation } from '../../foundation/http/operation.ts'
import { withdrawIncreaseOf } from '../changes/increase-of-removed.ts'
import { tellOfBudget } from '../changes/section-changes.ts'
import { lockBudget } from './update-budget.ts'
import { budgetById } from './read-budget.ts'

/** Deletes a budget and with it its fees: no list shows either again, the rows stay. */
export const removeBudgetWithFees = operation(
  'budgets.removeWithFees',
  async ({ db, tenantId, params, ifMatch, person, services, audit }) => {
    await lockBudget(db, tenantId, params.id, ifMatch)
    const before = await budgetById(db, tenantId, params.id)
    await db
      .updateTable('budget')
      .set({ deleted_at: sql<string>`now()`, deleted_by: person.id, version: sql<number>`version + 1` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .execute()
    await withdrawIncreaseOf({ db, tenantId, person, services, audit }, params.id)
    await tellOfBudget({ db, tenantId, madeBy: person.id, services }, before, null)
    audit({
      subject: 'budget',
      subjectId: params.id,
      clientId: before.client_id,
      changes: { deleted: [false, true], service: before.service_name, invoiceAmount: before.invoice_amount },
    })
    return { id: params.id }
  },
)
