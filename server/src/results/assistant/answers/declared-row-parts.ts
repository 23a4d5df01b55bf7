import { isDay } from '@portal/core/foundation/format'
import { textOf } from './compute.ts'
import type { NamedCell, Row } from './rows.ts'
import { timesOf } from './times.ts'

/** Rows that are looked through where the call cannot narrow them. */
export const mostRows = 4000

/** That not all rows were looked at. */
export const onlyFirst = (looked: number, all: number): string =>
  `Only the first ${looked.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} were looked at.`

/** Whether a value names somebody. */
export const isNamedClient = (value: unknown): value is NamedCell =>
  typeof value === 'object' && value !== null && 'name' in value

/** A row with the week and month of its day, by which it may be told; a month that it has of its own stays: a claim's period. */
export function withTimes(row: Row, column: string | undefined): Row {
  const day = column === undefined ? '' : textOf(row[column]).slice(0, 10)
  return isDay(day) ? { ...timesOf(day), ...row } : row
}
