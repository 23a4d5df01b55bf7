import { expect, test } from 'vitest'
import { goalFigureProblems, goalState } from './measures.ts'

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
