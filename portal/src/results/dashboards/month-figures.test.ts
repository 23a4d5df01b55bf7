import { amountsOf, noSums } from '@portal/core/results/metrics/figures'
import { describe, expect, it } from 'vitest'
import { monthSeries, overall, wordsOnConversions } from './month-figures.ts'

const amounts = (some: Partial<typeof noSums>) => amountsOf({ ...noSums, ...some })

describe('all channels of a month together', () => {
  it('count what came of a visit once, with the advertising that brought it', () => {
    const total = overall([
      { channel: 'search', ...amounts({ conversionMicros: 4_000_000, spendMicros: 80_000_000 }) },
      { channel: 'social', ...amounts({ conversionMicros: 1_000_000, spendMicros: 20_000_000 }) },
      { channel: 'analytics', ...amounts({ conversionMicros: 9_000_000, sessions: 70, users: 50 }) },
    ])
    expect(total).toMatchObject({
      conversions: 5,
      spend: 100,
      costPerConversion: 20,
      sessions: 70,
      users: 50,
    })
  })

  it('say why the conversions of Analytics are not among them, where it counted some', () => {
    const row = (channel: 'search' | 'analytics', conversionMicros: number) => ({
      channel,
      current: amounts({ conversionMicros }),
    })
    expect(wordsOnConversions([row('search', 4_000_000), row('analytics', 9_000_000)])).toContain('Analytics')
    expect(wordsOnConversions([row('search', 4_000_000), row('analytics', 0)])).toBe('')
    expect(wordsOnConversions([row('search', 4_000_000), { channel: 'analytics', current: null }])).toBe('')
  })

  it('are nothing where no channel has figures', () => {
    expect(overall([])).toBeNull()
  })
})

describe('thirteen months', () => {
  const figures = [
    { month: '2026-03-01', channel: 'search', ...amounts({ clicks: 7 }) },
    { month: '2025-03-01', channel: 'search', ...amounts({ clicks: 5 }) },
    { month: '2026-03-01', channel: 'analytics', ...amounts({ sessions: 90 }) },
  ] as const

  it('end with the month, begin a year before it, and leave out channels without figures', () => {
    const { points, series } = monthSeries('clicks', '2026-03-01', figures)
    expect(points.map(({ long }) => long).filter((_, index) => index % 12 === 0)).toEqual([
      'March 2025',
      'March 2026',
    ])
    expect(series.map(({ label }) => label)).toEqual(['Search'])
    expect(series[0]?.values).toEqual([5, ...Array<null>(11).fill(null), 7])
  })

  it('take visits from analytics alone', () => {
    expect(monthSeries('sessions', '2026-03-01', figures).series.map(({ label }) => label)).toEqual([
      'Analytics',
    ])
  })
})
