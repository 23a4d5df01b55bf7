import { describe, expect, it } from 'vitest'
import { guestAccessState } from './state.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const link = {
  expiresAt: '2026-11-21T06:00:00Z',
  revokedAt: null,
  uses: 0,
  maxUses: null,
  readerIsOut: false,
}

describe('the state of a guest link', () => {
  it('is open until its time, its uses or its maker ends it', () => {
    expect(guestAccessState(link, now)).toBe('open')
    expect(guestAccessState({ ...link, uses: 1000 }, now)).toBe('open')
    expect(guestAccessState({ ...link, uses: 1, maxUses: 2 }, now)).toBe('open')
    expect(guestAccessState({ ...link, uses: 2, maxUses: 2 }, now)).toBe('used up')
    expect(guestAccessState({ ...link, readerIsOut: true, maxUses: 0 }, now)).toBe('suspended')
    expect(guestAccessState({ ...link, expiresAt: '2026-11-20T12:00:00Z' }, now)).toBe('expired')
    expect(guestAccessState({ ...link, revokedAt: '2026-11-20T11:00:00Z', maxUses: 0 }, now)).toBe('revoked')
  })
})
