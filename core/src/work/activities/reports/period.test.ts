import { expect, it } from 'vitest'
import { reportPeriod } from './period.ts'

it('a month under way is held against as many days of the month before', () => {
  expect(reportPeriod('2026-11-22')).toEqual({
    now: { start: '2026-11-01', end: '2026-11-22' },
    before: { start: '2026-10-01', end: '2026-10-22' },
  })
})

it('a month that is over is held against the whole month before', () => {
  expect(reportPeriod('2026-11-30').before).toEqual({ start: '2026-10-01', end: '2026-10-31' })
})

it('a day that the month before does not have is its last one', () => {
  expect(reportPeriod('2026-03-30').before).toEqual({ start: '2026-02-01', end: '2026-02-28' })
})

it('January is held against December', () => {
  expect(reportPeriod('2026-01-05').before).toEqual({ start: '2025-12-01', end: '2025-12-05' })
})
