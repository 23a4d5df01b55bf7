import { describe, expect, it } from 'vitest'
import { daysSinceLast, hourWords, nextDay, rhythmWords, scheduleRhythms } from './schedule-days.ts'

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

describe('the days that a report of single events tells of', () => {
  it('are those since the last time, up to yesterday', () => {
    // 2026-11-23 is a Monday.
    expect(
      scheduleRhythms.map((every) => Object.values(daysSinceLast(every, '2026-11-23')).join(' ')),
    ).toEqual([
      '2026-11-22 2026-11-22',
      '2026-11-20 2026-11-22',
      '2026-11-16 2026-11-22',
      '2026-10-01 2026-10-31',
      '2026-10-01 2026-10-31',
    ])
    expect(daysSinceLast('workday', '2026-11-25')).toEqual({ start: '2026-11-24', end: '2026-11-24' })
  })
  it('follow each other without a gap', () => {
    for (const every of ['day', 'workday', 'week'] as const) {
      const first = nextDay(every, 3, '2026-12-20')
      const second = nextDay(every, 3, first)
      expect([every, daysSinceLast(every, second).start]).toEqual([every, first])
    }
  })
})

describe('when a report goes out', () => {
  it('is said in words', () => {
    expect(rhythmWords('week', 1, 7)).toBe('Every Monday at 7:00 AM Central Time')
    expect(rhythmWords('monthWorkday', 2, 13)).toBe('Monthly on the 2nd working day at 1:00 PM Central Time')
    expect(rhythmWords('monthWorkday', 11, 0)).toBe(
      'Monthly on the 11th working day at 12:00 AM Central Time',
    )
    expect(rhythmWords('workday', 1, 12)).toBe('Every working day at 12:00 PM Central Time')
    expect([rhythmWords('day', 1, 6), rhythmWords('month', 3, 6)]).toEqual([
      'Every day at 6:00 AM Central Time',
      'Monthly on day 3 at 6:00 AM Central Time',
    ])
    expect(hourWords(23)).toBe('11:00 PM')
  })
})
