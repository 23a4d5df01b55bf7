import { addMonths, formatMonth, today } from '@portal/core/foundation/format'
import { groupReportReport } from '@portal/core/results/performance/group-report.report'
import { inventoryAdsReport } from '@portal/core/results/client-reports/inventory-ads.report'
import { budgetComparisonReport } from '@portal/core/money/budgets/budget-comparison.report'
import { clientSalesReport } from '@portal/core/sales/client-sales.report'
import type { Report } from '@portal/core/platform/reports/report'
import { expect, test } from 'vitest'
import { filtersFor } from './filters.ts'

const visitor = { kind: 'visitor', tenantId: null } as const
const usualOf = (report: Report, name: string): unknown =>
  filtersFor(report, visitor)
    .filter((filter) => filter.name === name)
    .map((filter) => (filter.kind === 'choice' ? filter.usual : filter.kind))

test('a month and a year that nobody chose say which one is shown', () => {
  expect(usualOf(groupReportReport, 'month')).toEqual([formatMonth(today())])
  expect(usualOf(inventoryAdsReport, 'month')).toEqual([formatMonth(addMonths(today(), -1))])
  expect(usualOf(clientSalesReport, 'year')).toEqual([today().slice(0, 4)])
})

test('what is not a time has nothing usual', () => {
  expect(usualOf(groupReportReport, 'standing')).toEqual([undefined])
  // Nobody who has not said since when asks for more than the month.
  expect(usualOf(groupReportReport, 'since')).toEqual([undefined])
  // A month is compared with the one before it, not with itself.
  expect(usualOf(budgetComparisonReport, 'month')).toEqual([formatMonth(today())])
  expect(usualOf(budgetComparisonReport, 'against')).toEqual([undefined])
})
