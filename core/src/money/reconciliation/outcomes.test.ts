import { expect, it } from 'vitest'
import { leftToCarry, leftToCredit } from './outcomes.ts'

it('what is carried over takes the difference away, to the cent, and no more', () => {
  const month = { invoiced: 120_000, target: 100_000, spend: 88_000, credited: 50_000, carried: 2_000 }
  expect(leftToCarry(month)).toBe(10_000)
  expect(leftToCarry({ ...month, carried: 12_000 })).toBe(0)
  expect(leftToCarry({ ...month, spend: 103_000, carried: 0 })).toBe(-3_000)
  expect(leftToCredit(month)).toBe(70_000)
  expect(leftToCredit({ ...month, credited: 130_000 })).toBe(0)
})
