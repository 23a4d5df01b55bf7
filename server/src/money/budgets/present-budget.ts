import type { Answer } from '@portal/core/calls'
import { changesBudgets, seesActualSpend, seesBudgetMargin } from '@portal/core/money/budgets/policy'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { BudgetRow } from './budget-rows.ts'

type Budget = Answer<'budgets.get'>

/** Dollars of the text of a `numeric(…, 2)`: at most fourteen digits, which a number holds exactly. */
export const dollars = (numeric: string): number => Number(numeric)
const optionalDollars = (numeric: string | null): number | null => (numeric === null ? null : Number(numeric))

/** Where the actual spend of a budget comes from. */
const spendOf = (row: BudgetRow): NonNullable<Budget['actualSpendOf']> => ({
  month: row.spend_month,
  workedOut: optionalDollars(row.spend_worked_out),
  entered: optionalDollars(row.spend_entered),
  enteredAt: row.spend_entered_at,
  enteredBy: row.spend_entered_by,
  imported: row.spend_imported === true,
})

/**
 * Presents budgets to one caller: decided once, applied to every row. Who may
 * not see a margin or the actual spend gets a budget that has none.
 */
export function budgetPresenter(actor: Actor): (row: BudgetRow) => Budget {
  const margin = seesBudgetMargin(actor)
  const spend = seesActualSpend(actor)
  const can = { update: changesBudgets(actor), remove: changesBudgets(actor) }
  return (row) => ({
    id: row.id,
    clientId: row.client_id,
    Client: { id: row.client_id, name: row.client_name, slug: row.client_slug },
    budgetType: row.budget_type,
    serviceId: row.service_id,
    Service: { name: row.service_name, order: row.service_order },
    Tags: row.tags ?? [],
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    invoiceAmount: dollars(row.invoice_amount),
    ...(spend ? { actualSpend: optionalDollars(row.actual_spend), actualSpendOf: spendOf(row) } : {}),
    ...(margin
      ? {
          platformMargin: optionalDollars(row.platform_margin),
          marginAmount: optionalDollars(row.margin_amount),
        }
      : {}),
    notes: row.notes,
    fees: row.fees ?? [],
    feeAmount: optionalDollars(row.fee_amount),
    version: row.version,
    can,
  })
}
