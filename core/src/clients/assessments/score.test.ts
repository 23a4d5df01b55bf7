import { expect, test } from 'vitest'
import { quarterName, quarterOf, scoreOf, sectionScores, unanswered, type Answered } from './score.ts'

const answer = (section: string, rating: number | null, weight = 1, isApart = false): Answered => ({
  section,
  rating,
  weight,
  isApart,
})

test('a score is weighted, and what is not answered or does not apply counts for nothing', () => {
  expect(scoreOf([answer('Site', 4, 3), answer('Site', 0, 1)])).toBe(75)
  expect(scoreOf([answer('Site', 4), answer('Site', null, 9), answer('Site', 0, 9, true)])).toBe(100)
  expect(scoreOf([answer('Site', null)])).toBeNull()
  expect(unanswered([answer('Site', null), answer('Site', null, 1, true)])).toBe(1)
})

test('sections keep their order and their own score', () => {
  expect(sectionScores([answer('Site', 2), answer('Leads', 4), answer('Site', 4)])).toEqual([
    { section: 'Site', score: 75 },
    { section: 'Leads', score: 100 },
  ])
})

test('a quarter is named by its first day', () => {
  expect([quarterOf('2026-11-23'), quarterName('2026-10-01'), quarterOf('2026-03-31')]).toEqual([
    '2026-10-01',
    'Q4 2026',
    '2026-01-01',
  ])
})
