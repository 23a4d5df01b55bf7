import { describe, expect, test } from 'vitest'
import { instantOf } from '../../foundation/format/index.ts'
import { quietUntil } from './quiet-hours.ts'

const at = (day: string, time: string): string => instantOf(day, time)

describe('quiet hours', () => {
  test('over midnight end on the morning after', () => {
    const night = { from: 20, until: 7 }
    expect(quietUntil(night, at('2026-11-20', '20:00'))).toBe(at('2026-11-21', '07:00'))
    expect(quietUntil(night, at('2026-11-20', '23:59'))).toBe(at('2026-11-21', '07:00'))
    expect(quietUntil(night, at('2026-11-21', '00:30'))).toBe(at('2026-11-21', '07:00'))
    expect(quietUntil(night, at('2026-11-21', '06:59'))).toBe(at('2026-11-21', '07:00'))
    expect(quietUntil(night, at('2026-11-21', '07:00'))).toBeNull()
    expect(quietUntil(night, at('2026-11-21', '19:59'))).toBeNull()
  })

  test('of one day end on it', () => {
    const noon = { from: 12, until: 13 }
    expect(quietUntil(noon, at('2026-11-20', '12:10'))).toBe(at('2026-11-20', '13:00'))
    expect(quietUntil(noon, at('2026-11-20', '11:59'))).toBeNull()
    expect(quietUntil(noon, at('2026-11-20', '13:00'))).toBeNull()
    expect(quietUntil(null, at('2026-11-20', '12:10'))).toBeNull()
  })

  test('end by the clock on the wall where it is set back or ahead', () => {
    const night = { from: 22, until: 6 }
    // Clocks go back at two in the night to 1 November 2026 and ahead in that to 14 March 2027.
    expect(quietUntil(night, '2026-11-01T03:30:00Z')).toBe('2026-11-01T12:00:00+00:00')
    expect(quietUntil(night, '2027-03-14T05:30:00Z')).toBe('2027-03-14T11:00:00+00:00')
  })
})
