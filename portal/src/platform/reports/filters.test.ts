import { formatMonth, today } from '@portal/core/foundation/format'
import { groupReportReport } from '@portal/core/results/performance/group-report.report'
import { inventoryAdsReport } from '@portal/core/results/client-reports/inventory-ads.report'
import { budgetComparisonReport } from '@portal/core/money/budgets/budget-comparison.report'
import { clientSalesReport } from '@portal/core/sales/client-sales.report'
import type { Report } from '@portal/core/platform/reports/report'
import { afterEach, expect, test, vi } from 'vitest'
import { filtersFor } from './filters.ts'

const visitor = { kind: 'visitor', tenantId: null } as const
const usualOf = (report: Report, name: string): unknown =>
  filtersFor(report, visitor)
    .filter((filter) => filter.name === name)
    .map((filter) => (filter.kind === 'choice' ? filter.usual : filter.kind))

const at = (instant: string): void => void vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
afterEach(() => void vi.useRealTimers())

test('a month and a year that nobody chose say which one is shown', () => {
  at('2026-11-20T18:00:00Z')
  expect(usualOf(groupReportReport, 'month')).toEqual(['November 2026'])
  expect(usualOf(inventoryAdsReport, 'month')).toEqual(['October 2026'])
  expect(usualOf(clientSalesReport, 'year')).toEqual(['2026'])
})

test('on the first of a month that is the one with a counted day, where figures are told', () => {
  at('2026-12-01T18:00:00Z')
  expect(usualOf(groupReportReport, 'month')).toEqual(['November 2026'])
  expect(usualOf(inventoryAdsReport, 'month')).toEqual(['November 2026'])
  expect(usualOf(budgetComparisonReport, 'month')).toEqual(['December 2026'])
})

test('what is not a time has nothing usual', () => {
  expect(usualOf(groupReportReport, 'standing')).toEqual([undefined])
  // Nobody who has not said since when asks for more than the month.
  expect(usualOf(groupReportReport, 'since')).toEqual([undefined])
  // A month is compared with the one before it, not with itself.
  expect(usualOf(budgetComparisonReport, 'month')).toEqual([formatMonth(today())])
  expect(usualOf(budgetComparisonReport, 'against')).toEqual([undefined])
})
