import { describe, expect, it } from 'vitest'
import { matchColumns } from './columns.ts'
import { microsOf } from './metric-cells.ts'
import { platformOf } from './metric-platforms.ts'
import { metricReader } from './metric-row.ts'

const header = ['Day', 'Campaign', 'Campaign type', 'Impr.', 'Clicks', 'Cost', 'Conversions']
const read = (...cells: readonly string[]) =>
  metricReader(header, matchColumns('metrics', header), platformOf(header)).read(cells)

describe('a row of an export', () => {
  it('is understood in the words of its platform', () => {
    const found = read('2026-11-01', 'Used Trucks', 'Performance Max', '1,234', '56', '$78.901234', '2.5')
    expect(found).toMatchObject({
      is: 'row',
      row: {
        day: '2026-11-01',
        platform: 'google-ads',
        channel: 'search',
        segment: 'used',
        externalId: 'Used Trucks',
        sums: { impressions: 1234, clicks: 56, spendMicros: 78_901_234, conversionMicros: 2_500_000 },
      },
    })
  })

  it.each([
    ['20261101', '2026-11-01'],
    ['11/1/2026', '2026-11-01'],
    ['Nov 1, 2026', '2026-11-01'],
    ['Sunday, November 1, 2026', '2026-11-01'],
    ['2026-11-01 00:00:00', '2026-11-01'],
  ])('%s is a day', (text, day) => {
    expect(read(text, 'A', '', '1', '0', '0', '0')).toMatchObject({ is: 'row', row: { day } })
  })

  it.each(['Total', 'Totals', 'Grand total', 'Total: Account', 'Subtotal'])('%s adds up others', (text) => {
    expect(read(text, '', '', '10', '1', '1', '0').is).toBe('total')
  })

  it('refuses a day that could be two', () => {
    expect(read('05.11.2026', 'A', '', '1', '0', '0', '0')).toMatchObject({
      problems: [{ message: expect.stringContaining('day and month could be swapped') }],
    })
  })

  it('says of every cell what is wrong with it', () => {
    const found = read('soon', 'A', 'Billboards', '1.5', '-2', 'free', 'some')
    expect(found).toMatchObject({
      is: 'bad',
      problems: [
        { column: 'Day', message: 'Field must be a date' },
        {
          column: 'Campaign type',
          message: '"Billboards" is no channel. Write search, social, display, video, ctv, analytics.',
        },
        { column: 'Impr.', message: 'Impressions must be a whole number.' },
        { column: 'Clicks', message: 'Clicks must be a whole number.' },
        { column: 'Cost', message: 'Spend must be a number.' },
        { column: 'Conversions', message: 'Conversions must be a number.' },
      ],
    })
  })
})

describe('millionths', () => {
  it.each([
    ['', 0],
    ['--', 0],
    ['0.1', 100_000],
    ['$1,234.567891', 1_234_567_891],
    ['.5', 500_000],
    ['-3.20', -3_200_000],
    ['1.2E2', 120_000_000],
    ['12,34', null],
    ['1.2.3', null],
    ['ten', null],
  ])('%s', (text, micros) => {
    expect(microsOf(text)).toBe(micros)
  })
})
