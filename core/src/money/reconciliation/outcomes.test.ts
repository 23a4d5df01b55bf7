import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leftOfCarried, leftToCarry, leftToCredit } from './outcomes.ts'

it('what is carried over takes the difference away, to the cent, and no more', () => {
  const month = { invoiced: 120_000, target: 100_000, spend: 88_000, credited: 50_000, carried: 2_000 }
  expect(leftToCarry(month)).toBe(10_000)
  expect(leftToCarry({ ...month, carried: 12_000 })).toBe(0)
  expect(leftToCarry({ ...month, spend: 103_000, carried: 0 })).toBe(-3_000)
  expect(leftToCredit(month)).toBe(70_000)
  expect(leftToCredit({ ...month, credited: 130_000 })).toBe(0)
})

it('of what was carried never more is left than there was, and nothing once the month made up for it', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(fc.integer({ min: -5_000_000, max: 5_000_000 }), cents, cents, (carried, budget, spend) => {
      const left = leftOfCarried(carried, budget, spend)
      expect(Math.abs(left)).toBeLessThanOrEqual(Math.abs(carried))
      expect(left * carried).toBeGreaterThanOrEqual(0)
      if (carried > 0 && spend >= budget + carried) expect(left).toBe(0)
      if (carried < 0 && spend <= budget + carried) expect(Math.abs(left)).toBe(0)
    }),
  )
})
