import { expect, test } from 'vitest'
import { areWhole } from './whole-before.ts'

const november = {
  now: { start: '2026-11-01', end: '2026-11-30' },
  before: { start: '2026-10-01', end: '2026-10-31' },
}
const known = (first: string, last: string) => ({ first, last })
const all = known('2026-11-01', '2026-11-30')

test('days before are whole where figures begin with them, give or take a week', () => {
  expect(areWhole(known('2026-10-01', '2026-10-31'), all, november)).toBe(true)
  // An export of weeks has one day of seven.
  expect(areWhole(known('2026-10-03', '2026-10-24'), known('2026-11-03', '2026-11-24'), november)).toBe(true)
  expect(areWhole(known('2026-10-08', '2026-10-31'), all, november)).toBe(true)
  expect(areWhole(known('2026-10-09', '2026-10-31'), all, november)).toBe(false)
  expect(areWhole(null, all, november)).toBe(false)
})

test('a part beside the same part is alike', () => {
  expect(areWhole(known('2026-10-10', '2026-10-10'), known('2026-11-10', '2026-11-10'), november)).toBe(true)
})

test('what ended is whole, what ended and went on is not', () => {
  expect(areWhole(known('2026-10-01', '2026-10-12'), null, november)).toBe(true)
  expect(areWhole(known('2026-10-01', '2026-10-12'), all, november)).toBe(false)
})

test('of a month that runs only the days are looked at that stand beside those before', () => {
  const running = { ...november, before: { start: '2026-10-01', end: '2026-10-12' } }
  expect(areWhole(known('2026-10-01', '2026-10-12'), known('2026-11-01', '2026-11-12'), running)).toBe(true)
  expect(areWhole(known('2026-10-01', '2026-10-03'), known('2026-11-01', '2026-11-12'), running)).toBe(false)
})
