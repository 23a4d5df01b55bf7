import { expect, it } from 'vitest'
import { arrives, isWatched, verdictOf } from './watch.ts'

it('a migration is watched from its launch on, for ninety days, until it is done', () => {
  const on = (day: string, state = 'Launched'): boolean => isWatched({ state, launchesAt: '2026-03-10' }, day)
  expect([on('2026-03-09'), on('2026-03-10'), on('2026-06-08'), on('2026-06-09')]).toEqual([
    false,
    true,
    true,
    false,
  ])
  // Nobody has to remember to say that it was launched: its day says so.
  expect(on('2026-03-11', 'Redirects')).toBe(true)
  expect(on('2026-03-11', 'Done')).toBe(false)
  expect(isWatched({ state: 'Launched', launchesAt: null }, '2026-03-11')).toBe(false)
})

it('redirects are right, could be better or are wrong, and one that nobody asked is none of them', () => {
  expect(
    verdictOf([
      { state: 'Right', count: 5 },
      { state: 'Chain', count: 2 },
      { state: 'Temporary', count: 1 },
      { state: 'Loop', count: 4 },
      { state: 'Not checked', count: 9 },
    ]),
  ).toEqual({ right: 5, better: 3, wrong: 4 })
  expect([arrives('Chain'), arrives('Target missing'), arrives('Not checked')]).toEqual([true, false, null])
})
