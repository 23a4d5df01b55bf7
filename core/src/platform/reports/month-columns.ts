import type { ReportColumn } from './report-column.ts'

/** Ids of so many month columns: an order is asked for by letters. */
export const monthIds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `month${String.fromCharCode(65 + at)}`)

/**
 * A column of money for each month of a period.
 * @param opens where the cell of a row and month leads: to what it is made of
 * @param width Px of each, less where its amounts are small
 */
export const monthColumns = (
  count: number,
  opens?: ReportColumn['opens'],
  width = 116,
): Readonly<Record<string, ReportColumn>> =>
  Object.fromEntries(
    monthIds(count).map((id, at) => [
      id,
      { label: `Month ${at + 1}`, kind: 'money', monthAt: at, width, ...(opens ? { opens } : {}) },
    ]),
  )
