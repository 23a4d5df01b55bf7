import { describe, expect, it } from 'vitest'
import { healthOf, type HealthFacts, type HealthWeights } from './health.ts'

const today = '2026-03-18'
const fine: HealthFacts = {
  activatedAt: '2020-01-01',
  canceledAt: null,
  lastInteraction: '2026-03-17',
  alarmDays: 30,
  conversions: { now: 100, before: 100 },
  sections: 4,
  offPace: [],
  monthly: { now: 10_000, before: 10_000 },
  unpaid: 0,
  unpaidSince: null,
  lateWork: 0,
  lateSince: null,
  unanswered: 0,
  unansweredSince: null,
  agreementEnds: '2027-01-01',
  hasUsers: true,
  lastVisit: '2026-03-10',
}
const weights: HealthWeights = [
  { kind: 'Contact', weight: 3 },
  { kind: 'Results', weight: 3 },
  { kind: 'Pacing', weight: 1 },
]

describe('the health of a client', () => {
  it('is a hundred where nothing is wrong', () => {
    expect(healthOf(fine, weights, today)?.score).toBe(100)
  })

  it('is made of parts that add up, whatever their weights', () => {
    const bad = {
      ...fine,
      lastInteraction: '2025-12-01',
      conversions: { now: 70, before: 100 },
      offPace: ['SEM'],
    }
    const health = healthOf(bad, weights, today)
    const parts = health?.parts ?? []
    expect(parts.reduce((sum, { most }) => sum + most, 0)).toBe(100)
    expect(100 - parts.reduce((sum, { lost }) => sum + (lost ?? 0), 0)).toBe(health?.score)
    expect(parts.map(({ sentence }) => sentence)).toEqual([
      'Somebody last spoke with it 107 days ago; the alarm sounds at 30.',
      'Conversions of the last 30 days are 30% below an average month of the three before.',
      '1 of 4 sections off pace: SEM.',
    ])
  })

  it('is of what is known alone, and there is none where nothing is', () => {
    const unknown = { ...fine, conversions: null }
    expect(healthOf(unknown, [{ kind: 'Results', weight: 1 }], today)).toBeNull()
    expect(healthOf(unknown, weights, today)?.parts).toMatchObject([
      { most: 75 },
      { most: 0, lost: null },
      { most: 25 },
    ])
  })

  it('falls with an end that is near, and with invoices past due', () => {
    const of = (facts: Partial<HealthFacts>, kind: HealthWeights[number]['kind']) =>
      healthOf({ ...fine, ...facts }, [{ kind, weight: 1 }], today)?.score
    expect(of({ canceledAt: '2026-05-31' }, 'Ending')).toBe(0)
    expect(of({ agreementEnds: '2026-04-10' }, 'Ending')).toBeLessThan(20)
    expect(of({ unpaid: 1200, unpaidSince: '2026-02-16' }, 'Payment')).toBe(50)
    expect(of({ monthly: { now: 7000, before: 10_000 } }, 'Budget')).toBeLessThan(60)
  })
})
