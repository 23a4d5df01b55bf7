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
  expect(own.bars?.map(({ called }) => called)).toEqual(['Accrued by fund', 'Spent by fund'])
  expect(faced(oemBudgetsReport, undefined)).toBe(oemBudgetsReport)
})

test('a word that a program takes from another column is not renamed again', () => {
  const words = { ...plainFace, allotted: 'Committed', committed: 'Pledged' }
  const own = faced(oemBudgetsReport, budgetsFaceOf('GM', words))
  expect(own.columns['left']?.hint).toBe('Committed less spent')
  expect(own.tiles?.map(({ label }) => label)).toEqual(['Committed', 'Pledged', 'Spent', 'Left'])
})
