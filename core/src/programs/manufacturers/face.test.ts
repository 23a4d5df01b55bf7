import { expect, test } from 'vitest'
import { faced } from '../../platform/reports/face.ts'
import { budgetsFaceOf, plainFace } from './face.ts'
import { oemBudgetsReport } from './oem-budgets.report.ts'

test('a report of budgets speaks in the words of its program, and is without what that does not keep', () => {
  const own = faced(
    oemBudgetsReport,
    budgetsFaceOf('Subaru', {
      ...plainFace,
      budgets: 'Retailer Funds',
      allotted: 'Accrued',
      committed: null,
    }),
  )
  expect(own.title).toBe('Subaru Retailer Funds')
  expect(Object.entries(own.columns).map(([, { label }]) => label)).toEqual([
    'Store',
    'Dealer Code',
    'Fund',
    'Accrued',
    'Spent',
    'Left',
    'Used',
  ])
  expect(own.columns['left']?.hint).toBe('Accrued less spent')
  expect(own.tiles?.map(({ label }) => label)).toEqual(['Accrued', 'Spent', 'Left'])
  expect(faced(oemBudgetsReport, undefined)).toBe(oemBudgetsReport)
})
