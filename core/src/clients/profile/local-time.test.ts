import { describe, expect, it } from 'vitest'
import { localTime, zoneOfState } from './local-time.ts'

const now = new Date('2026-11-20T15:05:00Z')

describe('the clock of a store', () => {
  it('is the one of its state', () => {
    expect(localTime('TX', now)).toBe('9:05 AM CST')
    expect(localTime('fl ', now)).toBe('10:05 AM EST')
    expect(localTime('AZ', now)).toBe('8:05 AM MST')
  })
  it('is not guessed for what is no state', () => {
    expect(zoneOfState(null)).toBeNull()
    expect(localTime('Ontario', now)).toBeNull()
  })
})
