import { describe, expect, it } from 'vitest'
import { couldBeTwo } from './dates.ts'
import * as format from './index.ts'

describe('days', () => {
  it('are none where they could be two, and told so', () => {
    const two = ['05.11.2026', '5.11.26', ' 05.11.2026 9:00']
    expect(two.map(format.parseDay)).toEqual([null, null, null])
    expect(two.map(couldBeTwo)).toEqual([true, true, true])
    const one = ['5.5.2026', '11.25.2026', '05/11/2026', '05-11-2026']
    expect(one.map(format.parseDay)).toEqual(['2026-05-05', '2026-11-25', '2026-05-11', '2026-05-11'])
    expect(one.map(couldBeTwo)).toEqual([false, false, false, false])
  })

  it('are read as people and spreadsheets write them', () => {
    const written = [
      '11/20/2026',
      '1/5/26',
      '2026-11-20',
      '2026-1-5',
      ' 02/29/2024 ',
      '2026-11-20T10:00:00Z',
      '11-20-2026',
      '1/5/2026 12:00 AM',
    ]
    expect(written.map(format.parseDay)).toEqual([
      '2026-11-20',
      '2026-01-05',
      '2026-11-20',
      '2026-01-05',
      '2024-02-29',
      '2026-11-20',
      '2026-11-20',
      '2026-01-05',
    ])
  })

  it('that do not exist are refused', () => {
    const wrong = [
      '02/29/2026',
      '13/01/2026',
      '00/10/2026',
      '2026-02-30',
      '11/20',
      '20/11/2026',
      'tomorrow',
      '',
      '44927',
      '2026-11-20x',
    ]
    expect(wrong.map(format.parseDay)).toEqual(wrong.map(() => null))
    expect(['2026-02-28', '2026-02-29', '2026-2-8', '02/28/2026'].map(format.isDay)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  // TEN-04
  it('are shown as MM/DD/YYYY, whatever the zone of the machine', () => {
    expect(format.formatDay('2026-01-05')).toBe('01/05/2026')
    expect(format.formatDay(null)).toBe('')
    expect(() => format.formatDay('2026-02-30')).toThrow(RangeError)
  })

  it('are counted over months, years and leap days', () => {
    expect(format.addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(format.addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(format.addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(format.addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(format.addMonths('2026-11-20', 14)).toBe('2028-01-20')
    expect(format.daysBetween('2026-03-01', '2026-04-01')).toBe(31)
    expect([format.mondayOf('2026-03-16'), format.mondayOf('2026-03-22')]).toEqual([
      '2026-03-16',
      '2026-03-16',
    ])
  })

  it('have a month and the month before', () => {
    expect(format.monthRange('2024-02-10')).toEqual({ start: '2024-02-01', end: '2024-02-29' })
    expect(format.previousMonthRange('2026-01-31')).toEqual({ start: '2025-12-01', end: '2025-12-31' })
    expect(format.previousMonthRange('2026-03-31')).toEqual({ start: '2026-02-01', end: '2026-02-28' })
  })
})

describe("the agency's clock", () => {
  const winter = '2026-11-20T05:30:00Z'
  const summer = '2026-07-01T04:59:00Z'

  // TEN-04
  it('runs in America/Chicago, in winter and in summer', () => {
    expect(format.dayAt(winter)).toBe('2026-11-19')
    expect(format.timeAt(winter)).toBe('23:30')
    expect(format.dayAt(summer)).toBe('2026-06-30')
    expect(format.today(new Date(winter))).toBe('2026-11-19')
  })

  it('shows dates and times with their zone', () => {
    expect(format.formatDate(winter)).toBe('11/19/2026')
    expect(format.formatDateTime(winter)).toBe('11/19/2026 11:30 PM CST')
    expect(format.formatDateTime(summer)).toBe('06/30/2026 11:59 PM CDT')
    expect(format.formatTime('2026-11-20T18:05:00Z')).toBe('12:05 PM')
    expect(format.formatTime('2026-11-20T06:05:00Z')).toBe('12:05 AM')
    expect([format.formatDate(null), format.formatDateTime('')]).toEqual(['', ''])
  })

  it('gives the point in time of a day and a time, in UTC with its offset', () => {
    expect(format.instantOf('2026-11-20', '09:30')).toBe('2026-11-20T15:30:00+00:00')
    expect(format.instantOf('2026-07-01', '09:30')).toBe('2026-07-01T14:30:00+00:00')
    // The clock skips from 02:00 to 03:00 on this night.
    expect(format.instantOf('2026-03-08', '02:30')).toBe('2026-03-08T08:30:00+00:00')
  })

  it('refuses what is no point in time', () => {
    expect(() => format.dayAt('yesterday')).toThrow(RangeError)
    expect(() => format.instantOf('2026-11-20', 'noon')).toThrow(RangeError)
  })
})

describe('relative time', () => {
  it('says how long ago or how soon', () => {
    const now = Date.parse('2026-11-20T12:00:00Z')
    expect(format.formatRelative('2026-11-20T11:59:30Z', now)).toBe('just now')
    expect(format.formatRelative('2026-11-20T11:55:00Z', now)).toBe('5 minutes ago')
    expect(format.formatRelative('2026-11-22T12:00:00Z', now)).toBe('in 2 days')
    expect(format.formatRelative('2026-11-20T10:31:00Z', now)).toBe('1 hour ago')
    expect(format.formatRelative('2026-10-01T12:00:00Z', now)).toBe('2 months ago')
    expect(format.formatRelative('2024-11-01T12:00:00Z', now)).toBe('2 years ago')
  })
})

describe('numbers', () => {
  it('one of a thing is not several', () => {
    expect([0, 1, 2, 1234].map((count) => format.counted(count, 'day'))).toEqual([
      '0 days',
      '1 day',
      '2 days',
      '1,234 days',
    ])
    expect(format.counted(1, 'section of a client', 'sections of clients')).toBe('1 section of a client')
  })

  it('percentages and ratios have two decimals', () => {
    expect([12.345, 0, 1234.5, null].map((value) => format.formatPercent(value))).toEqual([
      '12.35%',
      '0.00%',
      '1,234.50%',
      '',
    ])
    expect(format.formatRatio(0.0123)).toBe('1.23%')
    expect(format.formatPercent(Number.NaN)).toBe('')
    expect(format.formatCount(1234567)).toBe('1,234,567')
  })

  it('dollars of a call are whole cents and back', () => {
    expect([0.29, 1.15, 1234.5, 4.35, -0.07].map(format.centsFromDollars)).toEqual([29, 115, 123450, 435, -7])
    expect([29, 115, 123450].map(format.dollarsFromCents)).toEqual([0.29, 1.15, 1234.5])
  })

  it('file sizes carry their unit', () => {
    expect(
      [0, 1, 1023, 1024, 1536, 1024 * 1024 - 1, 100 * 1024 * 1024, 1.5 * 1024 ** 3].map(
        format.formatFileSize,
      ),
    ).toEqual(['0 bytes', '1 byte', '1023 bytes', '1 KB', '1.5 KB', '1 MB', '100 MB', '1.5 GB'])
  })

  it('durations are minutes and back', () => {
    expect(['00:00', '01:30', '24:00', '25:00', 'x'].map(format.minutesOf)).toEqual([0, 90, 1440, null, null])
    expect([0, 90, 1500].map(format.formatMinutes)).toEqual(['00:00', '01:30', '25:00'])
  })
})

describe('phone numbers', () => {
  // TEN-04
  it('are shown in US format with +1', () => {
    for (const written of ['3125550142', '(312) 555-0142', '+1 312.555.0142', '1-312-555-0142']) {
      expect(format.formatPhone(written)).toBe('+1 (312) 555-0142')
    }
  })

  it('that are no US number are shown as they were written', () => {
    expect(['+44 20 7946 0000', '555-0142', 'ask Bob', '', null].map(format.formatPhone)).toEqual([
      '+44 20 7946 0000',
      '555-0142',
      'ask Bob',
      '',
      '',
    ])
    expect(format.parsePhone('0125550142')).toBeNull()
  })
})

describe('the budget filter', () => {
  it('offers next year, this year and the five before', () => {
    expect(format.budgetYears('2026-11-20')).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021])
  })

  it('offers the months by name and All Future Budgets', () => {
    expect(format.budgetMonths).toHaveLength(13)
    expect(format.budgetMonths[0]).toBe('January')
    expect(format.budgetMonths.at(-1)).toBe('All Future Budgets')
    expect(format.monthNameOf('2026-11-20')).toBe('November')
  })
})
