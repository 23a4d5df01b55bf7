import { expect, test } from 'vitest'
import { waits } from './events.ts'
import { askedWait, nextWait } from './next-try.ts'

test('a try comes a fifth earlier or later than its wait, and none after the last', () => {
  expect([0, 0.5, 1].map((random) => nextWait(2, null, random))).toEqual([240, 300, 360])
  expect(nextWait(waits.length, null, 0.5)).toBe(86_400)
  expect(nextWait(waits.length + 1, null, 0.5)).toBeNull()
})

test('a receiver is never asked sooner than it says', () => {
  const now = Date.parse('2026-03-02T10:00:00Z')
  expect(askedWait('120', now)).toBe(120)
  expect(askedWait('Mon, 02 Mar 2026 10:01:30 GMT', now)).toBe(90)
  expect(askedWait('Mon, 02 Mar 2026 09:00:00 GMT', now)).toBe(0)
  expect(askedWait('999999999', now)).toBe(86_400)
  for (const nothing of [undefined, '', 'soon', '-5', '1.5']) expect(askedWait(nothing, now)).toBeNull()
  expect(nextWait(1, 120, 0.5)).toBe(120)
  expect(nextWait(3, 120, 0.5)).toBe(1800)
  // What was tried the last time is not tried again, whatever it says.
  expect(nextWait(waits.length + 1, 120, 0.5)).toBeNull()
})
