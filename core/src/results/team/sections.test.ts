import { expect, it } from 'vitest'
import { sectionsOf } from './sections.ts'

const labels = (...departments: number[]): string[] => sectionsOf(departments).map(({ label }) => label)

it('a department is measured by the budgets of its own channels', () => {
  expect(labels(2)).toEqual(['SEM'])
  expect(labels(3)).toEqual(['Social'])
  expect(labels(8)).toEqual(['Display', 'Video', 'Connected TV'])
  expect(labels(2, 3)).toEqual(['SEM', 'Social'])
})

it('search engine optimisation has no spend to pace', () => {
  expect(labels(1)).toEqual([])
  expect(labels(1, 2)).toEqual(['SEM'])
})

it('everybody else is measured by all of them', () => {
  const all = ['SEM', 'Social', 'Display', 'Video', 'Connected TV']
  expect(labels(4)).toEqual(all)
  expect(labels()).toEqual(all)
  expect(labels(2, 4)).toEqual(all)
})
