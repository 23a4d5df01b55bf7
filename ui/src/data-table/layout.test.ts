import { expect, it } from 'vitest'
import { compareValues, formatValue, orderIn } from './column.ts'
import { moveColumn, toggleColumn } from './choose-columns.ts'
import { orderedColumns, resizeColumn, visibleColumns } from './layout.ts'

const columns = ['client', 'service', 'budget', 'spend'].map((id) => ({ id, label: id, value: () => id }))
const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(' ')

it('columns that a saved layout does not know follow in their own order', () => {
  expect(ids(orderedColumns(columns, { order: ['spend'] }))).toBe('client spend service budget')
})

it('a layout that names columns which are gone does no harm', () => {
  expect(ids(visibleColumns(columns, { order: ['gone', 'budget'], hidden: ['gone'] }))).toBe(
    'client budget service spend',
  )
})

it('the first column can be neither hidden nor moved', () => {
  expect(ids(visibleColumns(columns, { hidden: ['client', 'budget'] }))).toBe('client service spend')
  expect(ids(orderedColumns(columns, moveColumn(columns, {}, 'service', -1)))).toBe(
    'client service budget spend',
  )
})

it('a column moves one place at a time', () => {
  const once = moveColumn(columns, {}, 'spend', -1)
  expect(ids(orderedColumns(columns, once))).toBe('client service spend budget')
  expect(ids(orderedColumns(columns, moveColumn(columns, once, 'spend', 1)))).toBe(
    'client service budget spend',
  )
})

it('a column is shown again by the same switch that hid it', () => {
  const hidden = toggleColumn({}, 'spend')
  expect(ids(visibleColumns(columns, hidden))).toBe('client service budget')
  expect(ids(visibleColumns(columns, toggleColumn(hidden, 'spend')))).toBe('client service budget spend')
})

it('a width stays readable', () => {
  expect(resizeColumn({}, 'spend', 3).widths).toEqual({ spend: 64 })
  expect(resizeColumn({}, 'spend', 9000).widths).toEqual({ spend: 640 })
})

it('values are written by the kind of their column', () => {
  expect(formatValue('money', 123450)).toBe('$1,234.50')
  expect(formatValue('percent', 12.345)).toBe('12.35%')
  expect(formatValue('date', '2026-11-20')).toBe('11/20/2026')
  expect(formatValue('number', 12000)).toBe('12,000')
  expect(formatValue('text', null)).toBe('–')
})

it('texts sort as people read them', () => {
  expect(['Store 10', 'store 2', 'Älg', 'Zoo'].toSorted(compareValues)).toEqual([
    'Älg',
    'store 2',
    'Store 10',
    'Zoo',
  ])
})

it('a column is sorted by its value, or by the order it gives', () => {
  const days = { value: (row: { days: number | null }) => row.days }
  expect(orderIn(days, { days: null })).toBeNull()
  expect(orderIn({ ...days, order: ({ days: known }) => known ?? 1e9 }, { days: null })).toBe(1e9)
})
