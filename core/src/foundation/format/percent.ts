/** What writes numbers with so many decimals: to make one takes a hundred times as long as to use it. */
const writers: Record<string, Intl.NumberFormat> = {}

/** `1,234.5` of 1234.5: with no more decimals than `most`, and no fewer than `least`. */
export const formatDecimals = (value: number, most: number, least = 0): string =>
  (writers[`${most}${least}`] ??= new Intl.NumberFormat('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  })).format(value)

/** `12.35%` of 12.345: for values that are percentages already. An empty text where there is none. */
export const formatPercent = (percent: number | null | undefined, decimals = 2): string =>
  percent === null || percent === undefined || !Number.isFinite(percent)
    ? ''
    : `${formatDecimals(percent, decimals, decimals)}%`

/** `1.23%` of 0.0123: a ratio such as a click-through rate is multiplied by 100 first. */
export const formatRatio = (ratio: number | null | undefined, decimals = 2): string =>
  formatPercent(ratio === null || ratio === undefined ? null : ratio * 100, decimals)

/** `1,234` of 1234: counts of anything. */
export const formatCount = (count: number | null | undefined): string =>
  count === null || count === undefined ? '' : formatDecimals(count, 0)

/** `1 day`, `14 days`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/**
 * The parts of a whole in whole percent that add up to a hundred: each is
 * rounded down, and what is left goes to the largest remainders.
 *
 * @param amounts their sum is above zero
 */
export function wholePercents(amounts: readonly number[]): readonly number[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  const exact = amounts.map((amount) => (amount * 100) / sum)
  const floors = exact.map(Math.floor)
  const left = 100 - floors.reduce((all, floor) => all + floor, 0)
  const raised = new Set(
    exact
      .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
      .toSorted((one, other) => other.remainder - one.remainder)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return floors.map((floor, at) => (raised.has(at) ? floor + 1 : floor))
}
