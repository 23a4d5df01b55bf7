/** `12.35%` of 12.345: for values that are percentages already. An empty text where there is none. */
export const formatPercent = (percent: number | null | undefined, decimals = 2): string =>
  percent === null || percent === undefined || !Number.isFinite(percent)
    ? ''
    : `${percent.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}%`

/** `1.23%` of 0.0123: a ratio such as a click-through rate is multiplied by 100 first. */
export const formatRatio = (ratio: number | null | undefined, decimals = 2): string =>
  formatPercent(ratio === null || ratio === undefined ? null : ratio * 100, decimals)

/** `1,234` of 1234: counts of anything. */
export const formatCount = (count: number | null | undefined): string =>
  count === null || count === undefined ? '' : count.toLocaleString('en-US', { maximumFractionDigits: 0 })
