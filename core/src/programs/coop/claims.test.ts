import { describe, expect, it } from 'vitest'
import { claimCautions } from './claim-cautions.ts'
import { claimedCents, claimProblems, remindsOn } from './claims.ts'
import { unprovenSpend } from './unproven.ts'

it('claims the eligible share of what was spent, a half cent up', () => {
  expect(claimedCents(123_456, 50)).toBe(61_728)
  expect(claimedCents(33_333, 62.5)).toBe(20_833)
  expect(claimedCents(1, 50)).toBe(1)
})

it('rings 14, 7 and 2 days before the deadline, while there is something to hand in', () => {
  expect(remindsOn('2026-11-01', '2026-11-15', 'Gathering')).toBe(true)
  expect(remindsOn('2026-11-13', '2026-11-15', 'Ready')).toBe(true)
  expect(remindsOn('2026-11-12', '2026-11-15', 'Ready')).toBe(false)
  expect(remindsOn('2026-11-01', '2026-11-15', 'Submitted')).toBe(false)
})

it('says what a claim in its state still needs', () => {
  const claim = { state: 'Gathering', reason: '', spent: 100, sharePercent: 50, paid: null }
  expect(claimProblems(claim)).toEqual({})
  expect(Object.keys(claimProblems({ ...claim, state: 'Rejected' }))).toEqual(['reason'])
  expect(Object.keys(claimProblems({ ...claim, state: 'Paid' }))).toEqual(['paid'])
  expect(Object.keys(claimProblems({ ...claim, sharePercent: 120, paid: 101 }))).toEqual([
    'sharePercent',
    'paid',
  ])
})

it('says how much of what was spent no figure shows, where figures prove a claim', () => {
  const items = [{ kind: 'Spend' }]
  const days = [{ spend: 400.25 }, { spend: 99.75 }]
  expect(unprovenSpend(620.5, { items, days })).toBe(120.5)
  expect(unprovenSpend(500.9, { items, days })).toBe(0)
  expect(unprovenSpend(300, { items, days })).toBe(0)
  expect(unprovenSpend(620.5, { items: [{ kind: 'Activities' }], days })).toBe(0)
  expect(unprovenSpend(620.5, { items, days: [] })).toBe(0)
})

describe('what a claim is asked about', () => {
  const claim = { state: 'Ready', deadline: '2026-03-10', claimedCents: 50_000, allottedCents: 60_000 }
  it('is a deadline that has passed while it is to be handed in, and more than the manufacturer allots', () => {
    expect(claimCautions(claim, '2026-03-10')).toEqual([])
    expect(claimCautions(claim, '2026-03-11')).toEqual([expect.stringContaining('03/10/2026')])
    expect(claimCautions({ ...claim, state: 'Paid' }, '2026-03-11')).toEqual([])
    expect(claimCautions({ ...claim, claimedCents: 60_001 }, '2026-03-01')).toEqual([
      expect.stringMatching(/\$600\.01 .* \$600\.00/),
    ])
    expect(claimCautions({ ...claim, claimedCents: 60_001, allottedCents: null }, '2026-03-01')).toEqual([])
  })
})
