/** Rounds half a cent away from zero, so that a credit is the mirror of a charge. */
export const roundCents = (cents: number): number =>
  cents === 0 ? 0 : Math.sign(cents) * Math.round(Math.abs(cents))

/**
 * The cents of an amount that fall on days `from` to `to` (both included, from 1)
 * of `days`. Stretches that follow each other add up to the amount exactly: each
 * is the difference of two rounded sums, never a rounded part.
 */
export function centsOfDays(cents: number, from: number, to: number, days: number): number {
  const until = (day: number): number => roundCents((cents * day) / days)
  return until(to) - until(from - 1)
}

/**
 * Divides whole cents by weights so that the parts add up to the sum exactly:
 * rounded down, the rest to the largest remainders (the earlier part where two are equal).
 *
 * @throws RangeError for weights that are negative or all zero: the money would go nowhere
 */
export function divideCents(cents: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole <= 0 || weights.some((weight) => weight < 0 || !Number.isFinite(weight)))
    throw new RangeError('An amount is divided by shares of which none is negative and one is not zero.')
  const sign = Math.sign(cents)
  const exact = weights.map((weight) => (Math.abs(cents) * weight) / whole)
  const parts = exact.map(Math.floor)
  let rest = Math.abs(cents) - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
  for (const { at } of byRemainder) {
    if (rest <= 0) break
    parts[at] = (parts[at] ?? 0) + 1
    rest -= 1
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part))
}

/**
 * Whole cents of parts that are known more closely, so that they add up to the rounded sum of all:
 * rounded down, the rest to the largest remainders (the earlier part where two are equal).
 */
export function wholeCentsOf(exact: readonly number[]): readonly number[] {
  const parts = exact.map(Math.floor)
  const rest = Math.round(sumOf(exact)) - sumOf(parts)
  const raised = new Set(
    exact
      .map((cents, at) => ({ at, remainder: cents - Math.floor(cents) }))
      .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
      .slice(0, rest)
      .map(({ at }) => at),
  )
  return parts.map((part, at) => (raised.has(at) ? part + 1 : part))
}

/** Sum of whole cents. */
export const sumOf = (cents: readonly number[]): number => cents.reduce((sum, each) => sum + each, 0)

export interface Totals {
  readonly subtotalCents: number
  readonly taxCents: number
  readonly totalCents: number
}

/** What lines come to. Tax is worked out once, on their sum. @param taxRate percent */
export function totalsOf(lineCents: readonly number[], taxRate: number): Totals {
  const subtotalCents = sumOf(lineCents)
  const taxCents = roundCents((subtotalCents * Math.round(taxRate * 1000)) / 100_000)
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents }
}
