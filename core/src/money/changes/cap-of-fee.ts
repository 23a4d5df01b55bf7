import { formatDollars, formatMoney } from '../../foundation/format/money.ts'
import { roundCents } from '../invoicing/shares.ts'

/** What the limit of a fee cap is counted in. */
export const capKinds = ['Dollars', 'Percent of the budget'] as const

/** A cap as a fee is measured by it. */
export interface FeeCap {
  readonly clientId: number | null
  readonly serviceId: number | null
  readonly feeServiceId: number | null
  readonly limitIn: string
  readonly most: number
  readonly startsAt: string
  readonly active: boolean
}

/** A fee as it is measured: on a budget of a client, from a day. */
export interface MeasuredFee {
  readonly clientId: number | null
  readonly serviceId: number | null
  readonly feeServiceId: number | null
  readonly startsAt: string
  readonly cents: number
  readonly budgetCents: number
}

/** `$150.00` or `12.5%`: the limit of a cap with what it is counted in. */
export const mostWords = (most: number, limitIn: string): string =>
  limitIn === capKinds[0] ? formatDollars(most) : `${most.toLocaleString('en-US')}%`

const fits = (cap: number | null, fee: number | null): boolean => cap === null || cap === fee
const closeness = ({ clientId, serviceId, feeServiceId }: FeeCap): number =>
  (clientId === null ? 0 : 4) + (feeServiceId === null ? 0 : 2) + (serviceId === null ? 0 : 1)

/** The most that a fee may be, in cents; null without a cap. The closest cap counts, of equals the latest. */
export function capOf(caps: readonly FeeCap[], fee: MeasuredFee): number | null {
  const [cap] = caps
    .filter(
      (each) =>
        each.active &&
        each.startsAt <= fee.startsAt &&
        fits(each.clientId, fee.clientId) &&
        fits(each.serviceId, fee.serviceId) &&
        fits(each.feeServiceId, fee.feeServiceId),
    )
    .toSorted((one, other) => closeness(other) - closeness(one) || (one.startsAt < other.startsAt ? 1 : -1))
  if (!cap) return null
  return cap.limitIn === capKinds[0]
    ? roundCents(cap.most * 100)
    : roundCents((fee.budgetCents * Math.round(cap.most * 1000)) / 100_000)
}

/** What is said at a fee that is over its cap; null for one that is not. */
export function capProblem(caps: readonly FeeCap[], fee: MeasuredFee): string | null {
  const most = capOf(caps, fee)
  return most === null || fee.cents <= most
    ? null
    : `Over its cap of ${formatMoney(most)} by ${formatMoney(fee.cents - most)}. Say why in the notes.`
}
