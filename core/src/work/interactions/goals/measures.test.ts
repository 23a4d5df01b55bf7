import { expect, test } from 'vitest'
import { figureSaid, goalFigureProblems, goalState } from './measures.ts'

test('a goal is reached at its figure, under way while its month runs, and missed after it', () => {
  const of = (figure: number | null, target: number | null = 100) => ({ month: '2026-11-01', figure, target })
  expect(goalState(of(100), '2026-11-12')).toBe('Reached')
  expect(goalState(of(99), '2026-11-30')).toBe('Under Way')
  expect(goalState(of(99), '2026-12-01')).toBe('Missed')
  // Where nothing is known, nobody can say that it was missed.
  expect(goalState(of(null), '2026-11-30')).toBe('Under Way')
  expect(goalState(of(null), '2026-12-01')).toBeNull()
  expect(goalState(of(100, null), '2026-12-01')).toBeNull()
})

test('a figure is named with what it has to come to, or neither is', () => {
  expect(goalFigureProblems('Leads', 100)).toEqual({})
  expect(goalFigureProblems(null, null)).toEqual({})
  expect(Object.keys(goalFigureProblems('Leads', null))).toEqual(['target'])
  expect(Object.keys(goalFigureProblems(null, 100))).toEqual(['measure'])
  expect(Object.keys(goalFigureProblems('Leads', 0))).toEqual(['target'])
})

test.each([
  ['Reach 120 leads in November.', 'Leads', 120],
  ['1,500 sessions', 'Sessions', 1500],
  ['At least 40 appointments by the end of the month', 'Appointments', 40],
  ['Get to 35 sales this month, with the new lot open.', 'Sales', 35],
])('a goal that says its figure is held against it: %s', (goal, measure, target) => {
  expect(figureSaid(goal)).toEqual({ measure, target })
})

test.each([
  'More leads than ever.',
  '20 more leads',
  '120 leads from Facebook',
  '5 leads a day',
  '30 used sales',
  '$500 sales',
  '40 appointments and 20 sales',
  '100 leads, 20 sales.',
  '0 leads',
  '12 leadership meetings',
])('a goal that says anything else is words alone: %s', (goal) => {
  expect(figureSaid(goal)).toBeNull()
})
