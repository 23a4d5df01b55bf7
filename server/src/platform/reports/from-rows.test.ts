import { expect, test } from 'vitest'
import type { ReportColumns } from '@portal/core/platform/reports/report-column'
import { sortedBy } from './from-rows.ts'

const columns: ReportColumns = {
  name: { label: 'Name' },
  amount: { label: 'Amount', kind: 'money' },
}
const rows = [
  { id: 3, name: 'b', amount: 5 },
  { id: 2, name: 'b', amount: 9 },
  { id: 1, name: 'a', amount: 5 },
  { id: 10, name: null, amount: 5 },
]
const ids = (found: readonly object[], column: string, descending: boolean, thenBy?: string): unknown[] =>
  sortedBy({ columns, key: ['id'], ...(thenBy === undefined ? {} : { thenBy }) }, found as typeof rows, {
    column,
    descending,
  }).map(({ id }) => id)

test('rows that are alike in what they are sorted by stand in one order, however they were found', () => {
  for (const found of [rows, rows.toReversed()]) {
    expect(ids(found, 'amount', false)).toEqual([1, 3, 10, 2])
    expect(ids(found, 'amount', true)).toEqual([2, 10, 3, 1])
    expect(ids(found, 'name', false)).toEqual([1, 2, 3, 10])
    // First to last whichever way the column goes, and nothing at the end.
    expect(ids(found, 'amount', true, 'name')).toEqual([2, 1, 3, 10])
  }
})
