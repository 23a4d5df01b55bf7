import { formatMoney } from '../../foundation/format/money.ts'

/**
 * What is said of a payment that is more than what is left to pay of an invoice, and what to do with the rest.
 *
 * @param openCents what is left to pay
 * @param cents what came in
 * @param name what the invoice is called
 */
export const overpaid = (openCents: number, cents: number, name: string): string =>
  `Only ${formatMoney(openCents)} is left to pay of ${name}. Record that here, and the other ${formatMoney(cents - openCents)} with another open invoice of the client; where there is none, add a line of ${formatMoney(openCents - cents)} to the next draft, which credits it.`
