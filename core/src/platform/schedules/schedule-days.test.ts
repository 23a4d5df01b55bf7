import { describe, expect, it } from 'vitest'
import { hourWords, nextDay, rhythmWords } from './schedule-days.ts'

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
  it('is tomorrow, or the next day that is no weekend', () => {
    expect(nextDay('day', 1, '2026-12-31')).toBe('2027-01-01')
    expect(nextDay('workday', 1, '2026-11-26')).toBe('2026-11-27')
    expect(nextDay('workday', 1, '2026-11-27')).toBe('2026-11-30')
    expect(nextDay('workday', 1, '2026-11-28')).toBe('2026-11-30')
  })
  it('is a working day of a month, counted from its first', () => {
    // November 2026 begins with a Sunday, August 2026 with a Saturday.
    expect(nextDay('monthWorkday', 1, '2026-10-31')).toBe('2026-11-02')
    expect(nextDay('monthWorkday', 1, '2026-11-01')).toBe('2026-11-02')
    expect(nextDay('monthWorkday', 6, '2026-11-02')).toBe('2026-11-09')
    expect(nextDay('monthWorkday', 1, '2026-07-31')).toBe('2026-08-03')
    expect(nextDay('monthWorkday', 3, '2026-12-31')).toBe('2027-01-05')
    // Every month has twenty working days.
    expect(nextDay('monthWorkday', 20, '2027-02-01')).toBe('2027-02-26')
  })
})

describe('when a report goes out', () => {
  it('is said in words', () => {
    expect(rhythmWords('week', 1, 7)).toBe('Every Monday at 7:00 AM')
    expect(rhythmWords('monthWorkday', 2, 13)).toBe('Monthly on the 2nd working day at 1:00 PM')
    expect(rhythmWords('monthWorkday', 11, 0)).toBe('Monthly on the 11th working day at 12:00 AM')
    expect(rhythmWords('workday', 1, 12)).toBe('Every working day at 12:00 PM')
    expect([rhythmWords('day', 1, 6), rhythmWords('month', 3, 6)]).toEqual([
      'Every day at 6:00 AM',
      'Monthly on day 3 at 6:00 AM',
    ])
    expect(hourWords(23)).toBe('11:00 PM')
  })
})
