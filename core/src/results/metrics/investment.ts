import { marginHundredths, type Payment } from '../../money/budgets/media-budget.ts'
import type { MoneyShown } from './figures.ts'
import { isPerson, type Actor } from '../../foundation/policy/actor.ts'
import { isEmployee, isPdfUser } from '../../foundation/policy/user-types.ts'

/**
 * What a client pays for spend: the spend divided by what the budgets that pay
 * it leave for media, weighted by their invoice amounts. Without budgets, or
 * where nothing of them is for media, it is the spend itself.
 *
 * @param spend of one client, section and month, or of a part of it, in any unit
 * @returns in the same unit, not rounded
 */
export function investmentOf(spend: number, payments: readonly Payment[]): number {
  let [invoiced, media] = [0, 0]
  for (const payment of payments) {
    invoiced += payment.invoiceAmount * 10_000
    media += payment.invoiceAmount * (10_000 - marginHundredths(payment))
  }
  return invoiced > 0 && media > 0 ? (spend * invoiced) / media : spend
}

/** Only the agency's own people see what its platforms cost; whatever is rendered for others is theirs. */
export const moneyShownTo = (actor: Actor): MoneyShown =>
  isPerson(actor) && isEmployee(actor) && !isPdfUser(actor) ? 'spend' : 'investment'
