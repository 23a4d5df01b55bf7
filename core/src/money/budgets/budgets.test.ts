import { describe, expect, it } from 'vitest'
import { authorisedFor, inDepartments, ofType, personWith, visitor } from '../../../tests/person.ts'
import { checkOf } from '../../foundation/contract/check-field.ts'
import { billingFields } from '../invoicing/billing-fields.ts'
import { budgetFields, endsBeforeStart, feeFields, marginAmount } from './fields.ts'
import { budgetPeriod, inPeriod, yearProblem } from './filter.ts'
import { changesBudgets, seesActualSpend, seesBudgetMargin } from './policy.ts'

const today = '2026-11-21'

describe('the budget filter', () => {
  it('without month and year means budgets that have not ended', () => {
    const period = budgetPeriod({}, today)
    expect(inPeriod({ startsAt: '2020-01-01', endsAt: null }, period)).toBe(true)
    expect(inPeriod({ startsAt: '2020-01-01', endsAt: today }, period)).toBe(true)
    expect(inPeriod({ startsAt: '2020-01-01', endsAt: '2026-11-20' }, period)).toBe(false)
    expect(inPeriod({ startsAt: '2027-01-01', endsAt: null }, period)).toBe(true)
  })

  it('a month of a year means budgets that run in it, to its last day', () => {
    const period = budgetPeriod({ month: 'February', year: 2028 }, today)
    expect(period).toEqual({ is: 'running', from: '2028-02-01', to: '2028-02-29' })
    expect(inPeriod({ startsAt: '2028-02-29', endsAt: null }, period)).toBe(true)
    expect(inPeriod({ startsAt: '2028-03-01', endsAt: null }, period)).toBe(false)
    expect(inPeriod({ startsAt: '2027-01-01', endsAt: '2028-02-01' }, period)).toBe(true)
    expect(inPeriod({ startsAt: '2027-01-01', endsAt: '2028-01-31' }, period)).toBe(false)
  })

  it('a month without a year is that month of this year, a year without a month the whole year', () => {
    expect(budgetPeriod({ month: 'March' }, today)).toEqual({
      is: 'running',
      from: '2026-03-01',
      to: '2026-03-31',
    })
    expect(budgetPeriod({ year: 2025 }, today)).toEqual({
      is: 'running',
      from: '2025-01-01',
      to: '2025-12-31',
    })
  })

  it('All Future Budgets start after the current month, whatever the year', () => {
    const period = budgetPeriod({ month: 'All Future Budgets', year: 2020 }, today)
    expect(inPeriod({ startsAt: '2026-11-30', endsAt: null }, period)).toBe(false)
    expect(inPeriod({ startsAt: '2026-12-01', endsAt: null }, period)).toBe(true)
  })

  it('a month needs its year before Search can run, All Future Budgets does not', () => {
    expect(yearProblem('March', '')).toBe('Field is required')
    expect(yearProblem('March', null)).toBe('Field is required')
    expect(yearProblem('March', '2026')).toBeNull()
    expect(yearProblem('All Future Budgets', '')).toBeNull()
    expect(yearProblem(undefined, undefined)).toBeNull()
    expect(yearProblem(null, '2026')).toBeNull()
  })
})

describe('the fields of a budget', () => {
  it('an invoice amount is above zero, a fee may be a credit', () => {
    const invoice = checkOf(budgetFields.invoiceAmount)
    expect(['', '0', '-5', 'ten'].map(invoice)).toEqual([
      'Field is required',
      'Field must be a positive number',
      'Field must be a positive number',
      'Field must be a number',
    ])
    expect(invoice('$1,234.50')).toBeNull()
    expect(checkOf(feeFields.invoiceAmount)('(25.00)')).toBeNull()
  })

  it('a margin is a share of hundred, with no more decimals than are kept', () => {
    const margin = checkOf(budgetFields.platformMargin)
    expect(['101', '-1', '12.345', 'ten'].map(margin)).toEqual([
      'Field must be from 0 to 100',
      'Field must be from 0 to 100',
      'Field must be a number with at most two decimals',
      'Field must be a number',
    ])
    expect(['', '0', '12.34', '100'].map(margin)).toEqual([null, null, null, null])
    expect(['8.125', '8.1255'].map(checkOf(billingFields.taxRate))).toEqual([
      null,
      'Field must be a number with at most three decimals',
    ])
  })

  it('a budget type is one of two, and dates are dates', () => {
    expect(checkOf(budgetFields.budgetType)('Weekly')).toBe('Field must be Recurring or One-Time')
    expect(checkOf(budgetFields.budgetType)('One-Time')).toBeNull()
    expect(checkOf(budgetFields.startsAt)('02/30/2026')).toBe('Field must be a date')
    expect(checkOf(budgetFields.endsAt)('')).toBeNull()
  })

  it('a budget does not end before it starts', () => {
    expect(endsBeforeStart('2026-02-01', '2026-01-31')).toBe('Ends At must not be before Starts At.')
    expect(endsBeforeStart('2026-02-01', '2026-02-01')).toBeNull()
    expect(endsBeforeStart('2026-02-01', null)).toBeNull()
  })

  it('the margin amount is the margin of the invoice amount, to the cent', () => {
    expect(marginAmount(1234.5, 12.5)).toBe(154.31)
    expect(marginAmount(0.1, 50)).toBe(0.05)
    expect(marginAmount(100, null)).toBeNull()
  })
})

describe('who sees what of a budget', () => {
  it('margins are for Employees in accounting or executive', () => {
    expect([10, 11, 4].map((id) => seesBudgetMargin(inDepartments(id)))).toEqual([true, true, false])
    expect(
      seesBudgetMargin(ofType('Client', { departments: [{ id: 10, departmentUserTypeId: null }] })),
    ).toBe(false)
    expect(seesBudgetMargin(visitor)).toBe(false)
  })

  // ROL-22
  it('Employees see actual spend and change budgets, clients do neither', () => {
    expect([seesActualSpend(personWith()), changesBudgets(personWith())]).toEqual([true, true])
    const client = authorisedFor('Client', [1])
    expect([seesActualSpend(client), changesBudgets(client)]).toEqual([false, false])
  })
})
