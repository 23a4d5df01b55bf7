import type { ApiError } from '@portal/core/foundation/contract/api-error'
import { compareValues, type CellValue } from '@portal/ui/data-table'
import type { Asked } from './list-address.ts'
import type { Source, ValueOf } from './source.ts'

/** How rows that are all here are looked through. */
export interface LookThrough<Row> {
  /** The text in which the search box looks. */
  readonly search?: (row: Row) => string
  /** Whether a row fits the filters. */
  readonly fits?: (row: Row, filters: Asked['filters']) => boolean
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The rows that a list asks for, in its order. */
export function lookThrough<Row>(
  rows: readonly Row[],
  asked: Asked,
  valueOf: ValueOf<Row>,
  look: LookThrough<Row>,
): readonly Row[] {
  const sought = fold(asked.search.trim())
  const found = rows.filter(
    (row) =>
      (sought === '' || fold(look.search?.(row) ?? '').includes(sought)) &&
      (look.fits?.(row, asked.filters) ?? true),
  )
  const { sort } = asked
  return sort
    ? found.toSorted((one, other) =>
        inOrder(valueOf(one, sort.column), valueOf(other, sort.column), sort.descending),
      )
    : found
}

/** Nothing goes last in either direction. */
function inOrder(one: CellValue, other: CellValue, descending: boolean): number {
  const none = (value: CellValue): boolean => value === null || value === undefined || value === ''
  if (none(one) || none(other)) return Number(none(one)) - Number(none(other))
  return descending ? compareValues(other, one) : compareValues(one, other)
}

/** Rows that a screen holds already, with what it knows of the call they came by. */
export interface Held<Row> {
  readonly rows: readonly Row[] | undefined
  readonly loading: boolean
  readonly error: ApiError | undefined
  readonly retry: () => void
}

/** A list over rows that came with something else, for example with the totals above them. */
export function held<Row>(
  { rows, loading, error, retry }: Held<Row>,
  look: LookThrough<Row> = {},
): Source<Row, readonly Row[]> {
  return {
    useRows(asked, valueOf) {
      const found = lookThrough(rows ?? [], asked, valueOf, look)
      const { number, size } = asked.page
      return {
        rows: found.slice((number - 1) * size, number * size),
        total: found.length,
        answer: rows,
        loading,
        error,
        retry,
      }
    },
    everyRow: (asked, valueOf) => Promise.resolve(lookThrough(rows ?? [], asked, valueOf, look)),
  }
}
