import { expect, it } from 'vitest'
import { problemsOfRecord } from './record-checks.ts'

it('keeps what is promised of an OEM budget within it', () => {
  const of = (allotted: number | null, committed: number | null) =>
    problemsOfRecord('oemBudgets', { allotted, committed })
  expect(of(900, 900.01)).toEqual({ committed: 'It is a part of $900.00 and cannot be more.' })
  expect([of(900, 900), of(900, null), of(null, 900)]).toEqual([{}, {}, {}])
})

it('refuses a last day before the first in every list, and takes one of them alone', () => {
  const wrong = { startsAt: '2026-03-02', endsAt: '2026-03-01' }
  expect(problemsOfRecord('oemBudgets', wrong)).toEqual({
    endsAt: 'The last day cannot be before the first.',
  })
  expect(problemsOfRecord('incidents', { startedAt: '2026-03-02', endedAt: '2026-03-01' })).toHaveProperty(
    'endedAt',
  )
  expect(problemsOfRecord('creativePreviews', { runsFrom: '2026-03-02', runsUntil: '2026-03-02' })).toEqual(
    {},
  )
  expect(problemsOfRecord('creativePreviews', { runsFrom: '2026-03-02', runsUntil: null })).toEqual({})
  expect(problemsOfRecord('oemBudgets', { endsAt: '2026-03-01' })).toEqual({})
})
