import { describe, expect, it } from 'vitest'
import { actualSpendsOf, spendMonthOf, type SharingBudget } from './actual-spend.ts'

let state = 77
const upTo = (most: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * most)
}

describe('the actual spend of budgets', () => {
  it.each([
    ['one budget has all of it', 12_345, [100], [12_345]],
    ['budgets share by their amounts', 1000, [300, 100], [750, 250]],
    ['a cent left over goes where most was cut', 100, [100, 100, 100], [34, 33, 33]],
    ['nothing spent is nothing each', 0, [100, 50], [0, 0]],
    ['what came back comes back to them', -1000, [300, 100], [-750, -250]],
    ['a budget without an amount has none of it', 500, [0, 100], [0, 500]],
  ])('%s', (_, spend, amounts, expected) => {
    const budgets = amounts.map((invoiceAmount, at) => ({ id: at + 1, invoiceAmount }))
    const spends = actualSpendsOf(spend, budgets)
    expect(budgets.map(({ id }) => Math.abs(spends.get(id) ?? NaN) * Math.sign(spend || 1))).toEqual(expected)
  })

  it('adds up to the cent whatever the amounts, in any order', () => {
    for (let time = 0; time < 500; time += 1) {
      const spend = upTo(90_000_000)
      const budgets: SharingBudget[] = Array.from({ length: 1 + upTo(7) }, (_, id) => ({
        id,
        invoiceAmount: 1 + upTo(3_000_000),
      }))
      const spends = actualSpendsOf(spend, budgets)
      expect([...spends.values()].reduce((sum, cents) => sum + cents, 0)).toBe(spend)
      const backwards = actualSpendsOf(spend, budgets.toReversed())
      const whole = budgets.reduce((sum, { invoiceAmount }) => sum + invoiceAmount, 0)
      for (const { id, invoiceAmount } of budgets) {
        expect(backwards.get(id)).toBe(spends.get(id))
        expect(Math.abs((spends.get(id) ?? 0) - (spend * invoiceAmount) / whole)).toBeLessThan(1)
      }
    }
  })

  it('has none where no budget has an amount', () => {
    expect(actualSpendsOf(500, [{ id: 1, invoiceAmount: 0 }]).size).toBe(0)
  })
})

describe('the month of an amount without one', () => {
  it.each([
    ['2026-01-05', null, '2026-03-01'],
    ['2026-01-05', '2026-02-10', '2026-02-01'],
    ['2026-03-20', '2026-12-31', '2026-03-01'],
    ['2026-05-05', null, '2026-05-01'],
  ])('of a budget from %s to %s is %s', (startsAt, endsAt, month) => {
    expect(spendMonthOf({ startsAt, endsAt }, '2026-03-15')).toBe(month)
  })
})
