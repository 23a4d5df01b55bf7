import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leftToCarry, leftToCredit, type SectionMonth } from './outcomes.ts'

const month = { invoiced: 120_000, target: 100_000, spend: 88_000, credited: 0, carried: 0 }

it('what was not spent is credited or carried over, to the cent, and no more', () => {
  expect([leftToCarry(month), leftToCredit(month)]).toEqual([12_000, 12_000])
  const some = { ...month, credited: 5_000, carried: 2_000 }
  expect([leftToCarry(some), leftToCredit(some)]).toEqual([5_000, 5_000])
  const over = { ...month, spend: 101_500, carried: -500 }
  expect([leftToCarry(over), leftToCredit(over)]).toEqual([-1_000, 0])
})

it('whatever is credited and carried over in whatever order, both together never come above the difference', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 })
  const moves = fc.array(fc.record({ outcome: fc.constantFrom('credited', 'carried'), share: fc.nat(100) }))
  fc.assert(
    fc.property(cents, cents, cents, moves, (invoiced, target, spend, list) => {
      const settled = list.reduce(
        (now: SectionMonth, { outcome, share }): SectionMonth => {
          const left = outcome === 'credited' ? leftToCredit(now) : leftToCarry(now)
          const moved = Math.trunc((left * share) / 100)
          return { ...now, [outcome]: now[outcome === 'credited' ? 'credited' : 'carried'] + moved }
        },
        { invoiced, target, spend, credited: 0, carried: 0 },
      )
      const difference = target - spend
      const sum = settled.credited + settled.carried
      expect(Math.abs(sum)).toBeLessThanOrEqual(Math.abs(difference))
      expect(sum * difference).toBeGreaterThanOrEqual(0)
      expect(settled.credited).toBeLessThanOrEqual(invoiced)
    }),
  )
})
