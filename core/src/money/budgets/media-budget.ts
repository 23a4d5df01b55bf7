/** What a budget brings in a month, and how much of it the agency keeps. */
export interface Payment {
  /** Cents. */
  readonly invoiceAmount: number
  /** Percent with at most two decimals; null where none is set, which is none. */
  readonly platformMargin: number | null
}

/** Hundredths of a percent, in which a margin is a whole number. */
export const marginHundredths = ({ platformMargin }: Payment): number =>
  Math.round((platformMargin ?? 0) * 100)

/** What of an invoice amount may be spent on the platforms: the amount less the margin to the cent, in cents. */
export const mediaBudgetOf = (payment: Payment): number => {
  const { invoiceAmount } = payment
  const kept = Math.round((Math.abs(invoiceAmount) * marginHundredths(payment)) / 10_000)
  return invoiceAmount - Math.sign(invoiceAmount) * kept
}
