import { measureNames, type Sums } from '@portal/core/results/metrics/figures'

/** `spendMicros` is kept in the column `spend_micros`, and so on. */
export const columnOf = (measure: keyof Sums): string =>
  measure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of the measures, in their order. */
export const measureColumns = measureNames.map(columnOf)

/**
 * What reads sums out of the rollups: each below 2^53, which is nine billion
 * dollars, and so a number that JavaScript holds exactly.
 */
export const sumsSql = measureNames
  .map((measure) => `sum(${columnOf(measure)})::float8 as "${measure}"`)
  .join(', ')
