import { describe, expect, it } from 'vitest'
import { auditStore, type AuditedStore, type AuditRules } from './audit.ts'

const rules: AuditRules = {
  checkNames: false,
  checkBudget: true,
  checkAllocations: true,
  checkSearch: false,
  checkSocial: false,
  checkDisplay: false,
  checkIdentifiers: true,
  checkAccess: true,
  checkCreatives: true,
  checkDisclaimers: true,
  minimumCents: 100_000,
}
const good: AuditedStore = {
  campaigns: [],
  channels: [],
  allottedCents: 150_000,
  minimumCents: null,
  unsplit: [],
  adsAccount: { own: '', integrations: ['123-456-7890'] },
  analyticsId: { own: '', integrations: ['312345678'] },
  reportingAccess: true,
  creatives: [],
  disclaimersChecked: true,
  disclaimersUntil: null,
  waived: [],
}
const scheme = { separator: '_', casing: 'As typed', longest: 80, parts: [] } as const
const today = '2026-03-10'
const audit = (store: Partial<AuditedStore>) => auditStore(rules, scheme, { ...good, ...store }, today)

describe('the audit of a store', () => {
  it('passes what is in order, and is silent of what the program does not ask', () => {
    expect(Object.entries(audit({})).map(([check, { state }]) => `${check} ${state}`)).toEqual([
      'Names none',
      'Budget pass',
      'Allocations pass',
      'Channels none',
      'Identifiers pass',
      'Access pass',
      'Creatives pass',
      'Disclaimers pass',
    ])
  })

  it('names the kinds of media budgets that nobody has split', () => {
    expect(audit({ unsplit: ['Paid Search', 'Social'] }).Allocations).toEqual({
      state: 'fail',
      reason: 'Not split: Paid Search, Social.',
    })
    expect(audit({ unsplit: null }).Allocations.state).toBe('warn')
  })

  it('takes identifiers from the client’s integrations, and says where the program has another one', () => {
    const of = (own: string, ...integrations: string[]) =>
      audit({ adsAccount: { own, integrations } }).Identifiers
    expect(of('').state).toBe('fail')
    expect(of('111-111-1111', '123-456-7890', '111-111-1111').state).toBe('pass')
    expect(of('111-111-1111', '123-456-7890')).toMatchObject({
      state: 'warn',
      reason: expect.stringContaining('123-456-7890'),
    })
    const both = audit({
      adsAccount: { own: '1', integrations: ['2'] },
      analyticsId: { own: '', integrations: [] },
    }).Identifiers
    expect([both.state, both.reason.includes('Ads'), both.reason.includes('Analytics')]).toEqual([
      'fail',
      true,
      true,
    ])
  })

  it('finds creatives that are shown outside of their days, and those that end within a week', () => {
    const of = (until: string | null, lastShown: string | null, from: string | null = null) =>
      audit({ creatives: [{ name: 'Sale', from, until, firstShown: '2026-02-01', lastShown }] }).Creatives
    expect(of('2026-03-05', '2026-03-06')).toEqual({
      state: 'fail',
      reason: '"Sale" was to end on 03/05/2026 and was still shown on 03/06/2026.',
    })
    expect(of('2026-03-05', '2026-03-05').state).toBe('pass')
    expect(of(null, '2026-03-06', '2026-02-02').reason).toContain('was to begin on 02/02/2026')
    expect([of('2026-03-16', null).state, of('2026-03-17', null).state]).toEqual(['warn', 'pass'])
  })

  it('holds disclaimers for good only until their day', () => {
    const of = (disclaimersUntil: string) => audit({ disclaimersUntil }).Disclaimers
    expect([of('2026-03-09').state, of('2026-03-10').state, of('2026-03-17').state]).toEqual([
      'fail',
      'warn',
      'pass',
    ])
    expect(audit({ disclaimersChecked: false, disclaimersUntil: '2026-03-09' }).Disclaimers.state).toBe(
      'warn',
    )
  })
})
