import { describe, expect, it } from 'vitest'
import { mediaBudgetOf, type Payment } from '../../money/budgets/media-budget.ts'
import type { Report } from '../../platform/reports/report.ts'
import { columnsFor } from '../../platform/reports/report-column.ts'
import { paidPartsReport } from '../performance/paid-parts.report.ts'
import { paidSearchPerformanceReport } from '../performance/paid-search-performance.report.ts'
import { investmentOf, moneyShownTo } from './investment.ts'
import { figuresOfAmounts, inMoney, moneyOf } from './figures.ts'
import { paceOf } from './pace.ts'

/** The same numbers in every run. */
function* chances(seed: number): Generator<number, never> {
  let state = seed
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}
const random = chances(20_261)
const upTo = (most: number): number => Math.floor(random.next().value * most)
const payments = (): Payment[] =>
  Array.from({ length: 1 + upTo(5) }, () => ({
    invoiceAmount: 1 + upTo(2_000_000),
    platformMargin: upTo(5) === 0 ? null : upTo(9_999) / 100,
  }))

/** What all the budgets of a section in a month leave for media, in cents. */
const mediaBudgetOfAll = (some: readonly Payment[]): number =>
  some.reduce((sum, one) => sum + mediaBudgetOf(one), 0)

describe('the media budget', () => {
  it.each([
    [100_000, 15, 85_000],
    [100_000, null, 100_000],
    [33_333, 12.5, 29_166],
    [10, 5, 9],
    [100_000, 100, 0],
    [-100_000, 15, -85_000],
  ])('of %i cents at %s percent is %i', (invoiceAmount, platformMargin, media) => {
    expect(mediaBudgetOf({ invoiceAmount, platformMargin })).toBe(media)
  })

  it('adds up in whole cents, in any order', () => {
    for (let time = 0; time < 500; time += 1) {
      const some = payments()
      const sum = mediaBudgetOfAll(some)
      expect(Number.isInteger(sum)).toBe(true)
      expect(mediaBudgetOfAll(some.toReversed())).toBe(sum)
      for (const one of some) {
        expect(mediaBudgetOf(one)).toBeLessThanOrEqual(one.invoiceAmount)
        expect(mediaBudgetOf(one)).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

describe('Investment', () => {
  it.each([
    ['one budget', [{ invoiceAmount: 100_000, platformMargin: 20 }], 400, 500],
    ['a budget without a margin', [{ invoiceAmount: 100_000, platformMargin: null }], 400, 400],
    ['no budget', [], 400, 400],
    ['a budget that leaves nothing for media', [{ invoiceAmount: 9000, platformMargin: 100 }], 400, 400],
    [
      'two budgets, weighted by their amounts',
      [
        { invoiceAmount: 300_000, platformMargin: 0 },
        { invoiceAmount: 100_000, platformMargin: 80 },
      ],
      320,
      400,
    ],
  ])('of %s', (_, paying, spend, investment) => {
    expect(investmentOf(spend, paying)).toBe(investment)
  })

  it('adds up over parts of a month, in any order of its budgets', () => {
    for (let time = 0; time < 500; time += 1) {
      const some = payments()
      const days = Array.from({ length: 30 }, () => upTo(900_000_000))
      const whole = investmentOf(
        days.reduce((sum, day) => sum + day, 0),
        some,
      )
      const parts = days.reduce((sum, day) => sum + investmentOf(day, some.toReversed()), 0)
      expect(Math.abs(parts - whole)).toBeLessThan(0.01)
      expect(whole).toBeGreaterThan(days.reduce((sum, day) => sum + day, 0) - 0.01)
    }
  })

  it('has the pace beside what is invoiced that spend has beside the media budget', () => {
    for (let time = 0; time < 200; time += 1) {
      const some = payments().map((one) => ({ ...one, invoiceAmount: one.invoiceAmount + 500_000 }))
      const invoiced = some.reduce((sum, { invoiceAmount }) => sum + invoiceAmount, 0) / 100
      const spend = upTo(1_000_000) / 100
      const media = mediaBudgetOfAll(some) / 100
      if (media < 5000) continue
      const own = paceOf(media, spend, '2026-03-01', '2026-03-20').pace
      const theirs = paceOf(invoiced, investmentOf(spend, some), '2026-03-01', '2026-03-20').pace
      expect(Math.abs((own ?? 0) - (theirs ?? 0))).toBeLessThanOrEqual(0.002)
    }
  })
})

describe('the money of figures', () => {
  const base = { tenantId: 1, id: 1, roles: [], departments: [], clients: [], groupIds: [] }
  const person = {
    ...base,
    hasGroupAccess: false,
    pdfUser: false,
    impersonatedBy: null,
    kind: 'user',
  } as const

  it('is spend for people of the agency, Investment for everybody else and for what is rendered', () => {
    expect(moneyShownTo({ ...person, userType: 'Employee' })).toBe('spend')
    expect(moneyShownTo({ ...person, userType: 'Employee', pdfUser: true })).toBe('investment')
    for (const userType of ['Client', 'Partner', 'Regional Manager', 'PDF', 'Guest'] as const)
      expect(moneyShownTo({ ...person, userType })).toBe('investment')
    const grant = { route: 'clients.insights', clientId: 7 }
    expect(moneyShownTo({ kind: 'guest', tenantId: 1, grant })).toBe('investment')
    expect(moneyShownTo({ kind: 'visitor', tenantId: 1 })).toBe('investment')
  })

  it('has no budget of the platforms beside it where it is Investment: the two would tell the margin', () => {
    const namesFor = (report: Report, pdfUser: boolean): readonly string[] =>
      columnsFor(report, { ...person, userType: 'Employee', pdfUser }).map(([id]) => id)
    for (const [report, budget] of [
      [paidSearchPerformanceReport, 'mediaBudget'],
      [paidPartsReport, 'allocation'],
    ] as const) {
      expect(namesFor(report, false)).toEqual(expect.arrayContaining([budget, 'spend', 'used']))
      const rendered = namesFor(report, true)
      expect(rendered).toContain('investment')
      for (const name of [budget, 'spend', 'used']) expect(rendered).not.toContain(name)
    }
  })

  it('goes out under its own name only, and rates are made of it', () => {
    const amounts = {
      impressions: 1000,
      clicks: 100,
      spend: 50,
      conversions: 10,
      conversionValue: 0,
      views: 0,
      storeVisits: 0,
      vdpViews: 0,
      users: 0,
      sessions: 0,
    }
    const shown = inMoney(amounts, 'investment')
    expect(shown).not.toHaveProperty('spend')
    expect(moneyOf(shown)).toBe(50)
    expect(figuresOfAmounts(shown)).toMatchObject({ cpc: 0.5, cpm: 50, costPerConversion: 5 })
  })
})
