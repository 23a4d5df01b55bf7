import type { Column } from './column.ts'
import type { Sort } from './data-table.tsx'

/** What pressing a header makes of the order: numbers and dates start with the largest, texts with A; the third press takes it back. */
export const nextSort = <Row>(sort: Sort | null, { id, kind = 'text' }: Column<Row>): Sort | null => {
  const startsDescending = kind !== 'text' && kind !== 'status'
  if (sort?.column !== id) return { column: id, descending: startsDescending }
  return sort.descending === startsDescending ? { column: id, descending: !startsDescending } : null
}
