import { describe, expect, it } from 'vitest'
import { isOpenToGuests, sharedUntilOf, sharedUntilProblem } from './proofs.ts'

describe('the address of a proof', () => {
  it('works for ninety days, longer where the answer is due later, and never for more than a year', () => {
    expect([
      sharedUntilOf('2026-01-01', null),
      sharedUntilOf('2026-01-01', '2026-01-10'),
      sharedUntilOf('2026-01-01', '2026-05-01'),
      sharedUntilOf('2026-01-01', '2028-01-01'),
    ]).toEqual(['2026-04-01', '2026-04-01', '2026-05-15', '2027-01-02'])
    expect(sharedUntilProblem('2026-01-01', '2026-01-01')).toBeNull()
    expect(sharedUntilProblem('2025-12-31', '2026-01-01')).toMatch(/today/)
    expect(sharedUntilProblem('2027-06-01', '2026-01-01')).toMatch(/a year/)
  })

  it('opens through its last day, while it is shared', () => {
    const until = (sharedUntil: string | null, shared = true) => ({ shared, sharedUntil })
    expect([
      isOpenToGuests(until('2026-01-01'), '2026-01-01'),
      isOpenToGuests(until('2026-01-01'), '2026-01-02'),
      isOpenToGuests(until(null), '2026-01-02'),
      isOpenToGuests(until(null, false), '2026-01-02'),
    ]).toEqual([true, false, true, false])
  })
})
