import { describe, expect, it } from 'vitest'
import { nextDay } from './schedule-days.ts'

describe('the next day of a schedule', () => {
  it('is the next such weekday, never the same day', () => {
    // 2026-11-23 is a Monday.
    expect(nextDay('week', 1, '2026-11-23')).toBe('2026-11-30')
    expect(nextDay('week', 2, '2026-11-23')).toBe('2026-11-24')
    expect(nextDay('week', 7, '2026-11-23')).toBe('2026-11-29')
    expect(nextDay('week', 1, '2026-11-22')).toBe('2026-11-23')
  })
  it('is the next such day of a month, over the end of a year', () => {
    expect(nextDay('month', 1, '2026-11-23')).toBe('2026-12-01')
    expect(nextDay('month', 28, '2026-11-23')).toBe('2026-11-28')
    expect(nextDay('month', 23, '2026-11-23')).toBe('2026-12-23')
    expect(nextDay('month', 5, '2026-12-05')).toBe('2027-01-05')
  })
})
