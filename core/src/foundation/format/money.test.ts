import { describe, expect, it } from 'vitest'
import { centsFromNumeric, formatAmount, formatMoney, numericFromCents, parseMoney } from './money.ts'

describe('money', () => {
  it('is read as people and spreadsheets write it', () => {
    const written = [
      '"1,234.50"',
      '1234.5',
      '$12',
      'USD 3',
      ' $ 1,000,000.00 ',
      '-4.10',
      '-$4.10',
      '$-4.10',
      '(12.00)',
      '.5',
      '7.',
      '0',
      '1.500',
      '\u22123',
    ]
    expect(written.map(parseMoney)).toEqual([
      123450, 123450, 1200, 300, 100000000, -410, -410, -410, -1200, 50, 700, 0, 150, -300,
    ])
  })

  it('is refused where cents would be guessed', () => {
    const wrong = [
      '',
      ' ',
      '$',
      '1,23',
      '12,34.50',
      '1.234,50',
      '1.239',
      '1.2.3',
      'abc',
      '1e5',
      '(-5)',
      '--5',
      '99999999999999999',
      '=1+1',
    ]
    expect(wrong.map(parseMoney)).toEqual(wrong.map(() => null))
  })

  it('is never a negative zero', () => {
    expect(Object.is(parseMoney('(0.00)'), 0)).toBe(true)
  })

  // TEN-04
  it('is shown as USD with two decimals', () => {
    expect([0, 5, 123450, -123450, 100000000, null, undefined].map(formatMoney)).toEqual([
      '$0.00',
      '$0.05',
      '$1,234.50',
      '-$1,234.50',
      '$1,000,000.00',
      '',
      '',
    ])
    expect([123450, -5].map(formatAmount)).toEqual(['1,234.50', '-0.05'])
  })

  it('goes to the database and back without losing a cent', () => {
    for (const cents of [0, 1, -1, 99, 100, 123450, -999999999999, Number.MAX_SAFE_INTEGER]) {
      expect(centsFromNumeric(numericFromCents(cents))).toBe(cents)
      expect(parseMoney(formatMoney(cents))).toBe(cents)
    }
    expect(() => centsFromNumeric('NaN')).toThrow(RangeError)
  })
})
