import { expect, it } from 'vitest'
import type { Column } from './column.ts'
import { inOrder } from './use-table-rows.ts'

interface Budget {
  readonly id: number
  readonly client: string | null
  readonly amount: number | null
}

const columns: readonly Column<Budget>[] = [
  { id: 'client', label: 'Client', value: ({ client }) => client },
  { id: 'amount', label: 'Amount', kind: 'money', value: ({ amount }) => amount },
  { id: 'rank', label: 'Rank', value: () => 'shown', order: ({ id }) => -id },
]
const rows: readonly Budget[] = [
  { id: 1, client: 'Store 10', amount: 300 },
  { id: 2, client: '', amount: null },
  { id: 3, client: 'store 9', amount: 0 },
  { id: 4, client: null, amount: 300 },
]
const ids = (column: string, descending = false): readonly number[] =>
  inOrder(rows, columns, { column, descending }).map(({ id }) => id)

it('puts rows in the order of a column, numbers in texts as numbers, and equal rows as they came', () => {
  expect(ids('client')).toEqual([3, 1, 2, 4])
  expect(ids('amount')).toEqual([3, 1, 4, 2])
  expect(ids('amount', true)).toEqual([1, 4, 3, 2])
})

it('puts rows with nothing in the column last in either direction', () => {
  expect(ids('client', true)).toEqual([1, 3, 2, 4])
})

it('goes by what a column is ordered by, not by what it shows', () => {
  expect(ids('rank')).toEqual([4, 3, 2, 1])
})

it('leaves rows as they are without an order, and where a column is not there any more', () => {
  expect(inOrder(rows, columns, null)).toBe(rows)
  expect(inOrder(rows, columns, { column: 'gone', descending: true })).toBe(rows)
})
