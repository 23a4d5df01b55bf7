import { mostBars } from '@portal/core/platform/reports/bars'
import type { Report } from '@portal/core/platform/reports/report'
import { expect, test } from 'vitest'
import { barsOfRows } from './bars.ts'

const report = {
  columns: { store: { label: 'Store' }, amount: { label: 'Amount', kind: 'money' } },
  bars: [{ title: 'Amount by store', by: 'store', of: 'amount' }],
} as unknown as Report
const drawn = (stores: number) =>
  barsOfRows(
    report,
    {} as Parameters<typeof barsOfRows>[1],
    Array.from({ length: stores }, (_, at) => ({ store: `Store ${at}`, amount: 100 - at })),
  )['Amount by store'] ?? []

test('the small ones are one bar together, and one alone keeps its name', () => {
  expect(drawn(mostBars + 1).at(-1)).toEqual({ value: `Store ${mostBars}`, amount: 100 - mostBars })
  const several = drawn(mostBars + 2)
  expect(several).toHaveLength(mostBars + 1)
  expect(several.at(-1)).toEqual({ others: 2, amount: 100 - mostBars + 99 - mostBars })
})
