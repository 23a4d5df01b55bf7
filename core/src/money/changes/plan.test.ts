import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../../foundation/format/dates.ts'
import { chargeOf } from '../invoicing/expected.ts'
import { centsAfter, goesOn, monthProblem, stepOf, stepWords, type PlannedBudget } from './plan.ts'

const budgets = fc
  .record({
    once: fc.boolean(),
    starts: fc.integer({ min: 0, max: 500 }),
    lasts: fc.option(fc.integer({ min: 0, max: 400 })),
    cents: fc.integer({ min: 1, max: 10_000_000 }),
  })
  .map(({ once, starts, lasts, cents }): PlannedBudget => {
    const startsAt = addDays('2026-01-01', starts)
    return { once, startsAt, endsAt: lasts === null ? null : addDays(startsAt, lasts), cents }
  })
const months = fc.integer({ min: 0, max: 24 }).map((count) => addMonths('2026-01-01', count))
const amounts = fc.integer({ min: 1, max: 10_000_000 })
const year = Array.from({ length: 48 }, (_, at) => addMonths('2026-01-01', at))

/** The budgets that there are after a step. */
function after(budget: PlannedBudget, step: ReturnType<typeof stepOf>): readonly PlannedBudget[] {
  switch (step.kind) {
    case 'whole':
      return [{ ...budget, cents: step.cents }]
    case 'split':
      return [
        { ...budget, endsAt: step.until },
        { ...budget, startsAt: step.from, endsAt: step.endsAt, cents: step.cents },
      ]
    case 'end':
      return [{ ...budget, endsAt: step.until }]
    default:
      return [budget]
  }
}

const charged = (list: readonly PlannedBudget[], month: string, prorated: boolean): number =>
  list.reduce((sum, budget) => sum + (chargeOf({ ...budget, prorated }, month)?.cents ?? 0), 0)

// BUD-05
describe('a change from a month on', () => {
  it('leaves every month before as it was, and charges the new amount as if it had always been so', () => {
    fc.assert(
      fc.property(budgets, months, amounts, fc.boolean(), (budget, month, cents, prorated) => {
        const step = stepOf(budget, { cents }, month)
        if (step.kind === 'refused') return
        const parts = after(budget, step)
        for (const each of year) {
          const wanted = each < month ? budget : { ...budget, cents }
          expect(charged(parts, each, prorated)).toBe(charged([wanted], each, prorated))
        }
      }),
    )
  })

  it('makes parts that follow each other: no day is lost and none is in both', () => {
    fc.assert(
      fc.property(budgets, months, amounts, (budget, month, cents) => {
        const parts = after(budget, stepOf(budget, { cents }, month))
        expect(parts[0]!.startsAt).toBe(budget.startsAt)
        expect(parts.at(-1)!.endsAt).toBe(budget.endsAt)
        for (const part of parts) expect(part.endsAt === null || part.endsAt >= part.startsAt).toBe(true)
        if (parts[1]) expect(parts[1].startsAt).toBe(addDays(parts[0]!.endsAt!, 1))
      }),
    )
  })

  it('ends a budget without touching the months before', () => {
    fc.assert(
      fc.property(budgets, months, (budget, month) => {
        const step = stepOf(budget, { ends: true }, month)
        if (step.kind === 'refused') return
        for (const each of year)
          expect(charged(after(budget, step), each, true)).toBe(
            each < month ? charged([budget], each, true) : 0,
          )
      }),
    )
  })
})

const running: PlannedBudget = { once: false, startsAt: '2026-01-15', endsAt: null, cents: 100_000 }

it('what ended or was charged once is not changed, and the sentence says what to do', () => {
  const ended = { ...running, endsAt: '2026-02-28' }
  expect(stepWords(ended, stepOf(ended, { cents: 1 }, '2026-03-01'))).toBe(
    'This budget ends on 02/28/2026, before March 2026. Create a new one to renew it.',
  )
  const once = { ...running, once: true }
  expect(stepOf(once, { cents: 1 }, '2026-02-01').kind).toBe('refused')
  expect(stepOf(once, { cents: 1 }, '2026-01-01')).toEqual({ kind: 'whole', cents: 1 })
  expect(stepOf(running, { ends: true }, '2026-01-01').kind).toBe('refused')
  expect(stepOf(running, { cents: 0 }, '2026-03-01').kind).toBe('refused')
})

it('a change is told before it is made', () => {
  const step = stepOf(running, { cents: 150_050 }, '2026-03-01')
  expect(stepWords(running, step)).toBe('$1,000.00 until 02/28/2026, then $1,500.50.')
  expect(centsAfter(running, step, '2026-03-01')).toBe(150_050)
  expect(monthProblem('2026-02-01', '2026-03-10')).toBe(
    'The past does not change. Choose March 2026 or a later month.',
  )
})

it('goes on where a change split it, and not where it just ends', () => {
  const first = { service: 'SEO', startsAt: '2026-01-01', endsAt: '2026-02-28' }
  const next = { service: 'SEO', startsAt: '2026-03-01', endsAt: null }
  const other = { ...next, service: 'Website Chat' }
  expect(goesOn(first, [first, next], '2026-03-01')).toBe(true)
  // While it runs it can be changed itself.
  expect(goesOn(first, [first, next], '2026-02-01')).toBe(false)
  expect(goesOn(first, [first, other], '2026-03-01')).toBe(false)
  expect(goesOn(first, [first, { ...next, startsAt: '2026-04-01' }], '2026-05-01')).toBe(false)
  expect(goesOn(next, [first, next], '2026-05-01')).toBe(false)
})
