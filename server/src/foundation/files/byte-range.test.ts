import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-100', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=7-5', null],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['lines=0-1', null],
  [null, null],
] as const)('of ten bytes, %s is %o', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})

test('an empty file has no part', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
})
