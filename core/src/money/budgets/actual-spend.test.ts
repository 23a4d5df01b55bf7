import { describe, expect, it } from 'vitest'
import { spendMonthOf } from './actual-spend.ts'

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
