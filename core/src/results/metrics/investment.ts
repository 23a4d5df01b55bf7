import type { MoneyShown } from './figures.ts'
import { isPerson, type Actor } from '../../foundation/policy/actor.ts'
import { isEmployee, isPdfUser } from '../../foundation/policy/user-types.ts'

/** What a budget brings in a month, and how much of it the agency keeps. */
export interface Payment {
  /** Cents. */
  readonly invoiceAmount: number
  /** Percent with at most two decimals; null where none is set, which is none. */
  readonly platformMargin: number | null
}

/** Hundredths of a percent, in which a margin is a whole number. */
const hundredths = ({ platformMargin }: Payment): number => Math.round((platformMargin ?? 0) * 100)

/** What of an invoice amount may be spent on the platforms: the amount less the margin to the cent, in cents. */
export const mediaBudgetOf = (payment: Payment): number => {
  const { invoiceAmount } = payment
  const kept = Math.round((Math.abs(invoiceAmount) * hundredths(payment)) / 10_000)
  return invoiceAmount - Math.sign(invoiceAmount) * kept
}

/** What all the budgets of a section in a month leave for media, in cents. */
export const mediaBudgetOfAll = (payments: readonly Payment[]): number =>
  payments.reduce((sum, payment) => sum + mediaBudgetOf(payment), 0)

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
    media += payment.invoiceAmount * (10_000 - hundredths(payment))
  }
  return invoiced > 0 && media > 0 ? (spend * invoiced) / media : spend
}

/** Only the agency's own people see what its platforms cost; whatever is rendered for others is theirs. */
export const moneyShownTo = (actor: Actor): MoneyShown =>
  isPerson(actor) && isEmployee(actor) && !isPdfUser(actor) ? 'spend' : 'investment'
