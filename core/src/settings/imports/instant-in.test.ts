import { expect, test } from 'vitest'
import { formatDateTime } from '../../foundation/format/time.ts'
import { instantIn, sameMinute } from './entry-fields.ts'

const read = (text: string): string | null => {
  const at = instantIn(text)
  return at === null ? null : new Date(at).toISOString()
}

test.each([
  ['11/20/2026 9:30 AM CST', '2026-11-20T15:30:00.000Z'],
  ['11/20/2026, 9:30 PM', '2026-11-21T03:30:00.000Z'],
  ['7/4/2026 12:05 AM', '2026-07-04T05:05:00.000Z'],
  ['2026-11-20T21:30:00Z', '2026-11-20T21:30:00.000Z'],
  ['2026-11-20T21:30:00-05:00', '2026-11-21T02:30:00.000Z'],
  ['2026-11-30 09:00', '2026-11-30T15:00:00.000Z'],
  ['2026-07-30 9:00', '2026-07-30T14:00:00.000Z'],
  ['2026-11-30 09:00:15-05:00', '2026-11-30T14:00:15.000Z'],
  ['2026-11-20T21:30', '2026-11-21T03:30:00.000Z'],
  ['2026-07-20T21:30:15', '2026-07-21T02:30:00.000Z'],
])('%s is a point in time, of the agency’s clock where it names no other', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  '02/30/2026 9:30 AM',
  '2026-02-30T09:30:00',
  '2026-02-30T09:30:00Z',
  '11/20/2026 9:75 AM',
  '11/20/2026 13:30 PM',
  '11/20/2026 0:30 AM',
  '11/20/2026 9:30 AM EST',
  '2026-11-20T25:00',
  '2026-11-20T21:30:00+99:00',
  'yesterday',
  '',
])('“%s” is none', (text) => {
  expect(instantIn(text)).toBeNull()
})

test('what an export wrote is read as it was, in the hours in which clocks change too', () => {
  for (let at = Date.parse('2027-11-07T05:00:00Z'); at < Date.parse('2027-11-07T09:00:00Z'); at += 900_000)
    expect(read(formatDateTime(at))).toBe(new Date(at).toISOString())
  for (let at = Date.parse('2027-03-14T06:00:00Z'); at < Date.parse('2027-03-14T10:00:00Z'); at += 900_000)
    expect(read(formatDateTime(at))).toBe(new Date(at).toISOString())
  expect(sameMinute('2027-11-07T07:30:00Z', instantIn('11/07/2027 1:30 AM CST') ?? '')).toBe(true)
})
