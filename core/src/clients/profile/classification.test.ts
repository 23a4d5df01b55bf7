import { describe, expect, it } from 'vitest'
import { clientState, isActive, searchGroupOf } from './classification.ts'

const today = '2026-11-20'
const client = (activatedAt: string | null, canceledAt: string | null = null) => ({ activatedAt, canceledAt })

describe('what a client counts as', () => {
  it('is a Client once activated, before that a Prospect', () => {
    expect(clientState(client('2026-11-19'), today)).toBe('Client')
    expect(clientState(client(today), today)).toBe('Client')
    expect(clientState(client('2026-11-21'), today)).toBe('Prospect')
    expect(clientState(client(null), today)).toBe('Prospect')
  })

  it('is Inactive once canceled, whatever the activation date says', () => {
    expect(clientState(client('2026-01-01', '2026-11-19'), today)).toBe('Inactive')
    expect(clientState(client(null, today), today)).toBe('Inactive')
    expect(clientState(client('2026-12-01', '2026-11-01'), today)).toBe('Inactive')
    expect(clientState(client('2026-01-01', '2026-11-21'), today)).toBe('Client')
  })

  it('counts as active while not canceled, a Prospect too', () => {
    expect(isActive(client(null), today)).toBe(true)
    expect(isActive(client('2026-01-01', '2026-11-21'), today)).toBe(true)
    expect(isActive(client('2026-01-01', '2026-11-20'), today)).toBe(false)
  })

  it('stands in the search under Client, Prospect or Inactive Client', () => {
    expect(searchGroupOf(client('2026-01-01'), today)).toBe('Client')
    expect(searchGroupOf(client(null), today)).toBe('Prospect')
    expect(searchGroupOf(client('2026-01-01', '2026-02-01'), today)).toBe('Inactive Client')
  })
})
