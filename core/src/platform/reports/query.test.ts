import { describe, expect, test } from 'vitest'
import { beforeOf, countedThrough, periodOf, problemsOf, usualMonth } from './query.ts'
import type { Report } from './report.ts'

describe('what a period is set beside', () => {
  const november = { start: '2026-11-01', end: '2026-11-30' }

  test('is the whole month before for a month that is over', () => {
    expect(beforeOf(november, '2026-12-01')).toEqual({ start: '2026-10-01', end: '2026-10-31' })
  })

  test('is the same days for one that runs: those before today, and on its first day that day', () => {
    expect(beforeOf(november, '2026-11-23')).toEqual({ start: '2026-10-01', end: '2026-10-22' })
    expect(beforeOf(november, '2026-11-02')).toEqual({ start: '2026-10-01', end: '2026-10-01' })
    expect(beforeOf(november, '2026-11-01')).toEqual({ start: '2026-10-01', end: '2026-10-01' })
  })

  test('is as many months before for several of them, whole or to the same day', () => {
    const autumn = { start: '2026-09-01', end: '2026-11-30' }
    expect(beforeOf(autumn, '2026-12-01')).toEqual({ start: '2026-06-01', end: '2026-08-31' })
    expect(beforeOf(autumn, '2026-11-23')).toEqual({ start: '2026-06-01', end: '2026-08-22' })
    expect(beforeOf(autumn, '2026-12-01', 'year')).toEqual({ start: '2025-09-01', end: '2025-11-30' })
  })

  test('is as many days right before for anything else', () => {
    const week = { start: '2026-11-09', end: '2026-11-15' }
    expect(beforeOf(week, '2026-11-23')).toEqual({ start: '2026-11-02', end: '2026-11-08' })
    expect(beforeOf(week, '2026-11-12')).toEqual({ start: '2026-11-06', end: '2026-11-08' })
    expect(beforeOf(week, '2026-11-09')).toEqual({ start: '2026-11-08', end: '2026-11-08' })
  })

  test('is the same days of the year before where that is asked for, a whole month beside a whole one', () => {
    expect(beforeOf(november, '2026-12-01', 'year')).toEqual({ start: '2025-11-01', end: '2025-11-30' })
    expect(beforeOf(november, '2026-11-23', 'year')).toEqual({ start: '2025-11-01', end: '2025-11-22' })
    expect(beforeOf(november, '2026-11-01', 'year')).toEqual({ start: '2025-11-01', end: '2025-11-01' })
    const february = { start: '2025-02-01', end: '2025-02-28' }
    expect(beforeOf(february, '2025-03-01', 'year')).toEqual({ start: '2024-02-01', end: '2024-02-29' })
    const days = { start: '2024-02-20', end: '2024-02-29' }
    expect(beforeOf(days, '2024-03-10', 'year')).toEqual({ start: '2023-02-20', end: '2023-02-28' })
    expect(beforeOf(days, '2024-02-26', 'year')).toEqual({ start: '2023-02-20', end: '2023-02-25' })
  })

  test('ends where what is counted does', () => {
    expect(countedThrough(november, '2026-11-01')).toBe('2026-11-01')
    expect(countedThrough(november, '2026-11-23')).toBe('2026-11-22')
    expect(countedThrough(november, '2026-12-05')).toBe('2026-11-30')
  })
})

test.each([
  ['2026-12-01', '2026-12-01', '2026-11-01', '2026-11-30'],
  ['2026-12-02', '2026-12-02', '2026-11-02', '2026-12-01'],
  ['2026-03-31', '2026-03-31', '2026-02-28', '2026-03-30'],
])('on %s the present month, the previous one and the one with a counted day', (today, ...days) => {
  expect((['present', 'previous', 'counted'] as const).map((usual) => usualMonth(usual, today))).toEqual(days)
})

describe('a report of several months', () => {
  const several = { period: { kind: 'month', several: true } } as const
  const asked = (since: string, month = '2026-11-01') => ({ month, since })
  const problem = (since: string): string | undefined =>
    problemsOf(several as unknown as Report, asked(since), '2026-11-23')['since']

  test('begins with the first and ends with the last of them', () => {
    expect(periodOf(several, asked('2026-09-14'), '2026-11-23')).toEqual({
      start: '2026-09-01',
      end: '2026-11-30',
    })
    expect(periodOf(several, { month: '2026-11-01' }, '2026-11-23')).toEqual({
      start: '2026-11-01',
      end: '2026-11-30',
    })
    // One that takes a single month stays with it.
    expect(periodOf({ period: { kind: 'month' } }, asked('2026-09-14'), '2026-11-23')?.start).toBe(
      '2026-11-01',
    )
  })

  test('has at most twelve of them, in their order', () => {
    expect(problem('2025-12-01')).toBeUndefined()
    expect(problem('2025-11-30')).toBe('At most 12 months are shown together.')
    expect(problem('2026-12-01')).toBe('The first month cannot be after the last.')
  })
})
