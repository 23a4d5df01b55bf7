import { amountsOf, noSums } from '@portal/core/results/metrics/figures'
import { describe, expect, it } from 'vitest'
import { daySeries } from './day-series.ts'

const day = (name: string, clicks: number, impressions = 100) => ({
  day: name,
  ...amountsOf({ ...noSums, clicks, impressions }),
})

describe('a measure day by day', () => {
  const current = {
    range: { start: '2026-03-01', end: '2026-03-03' },
    days: [day('2026-03-01', 5), day('2026-03-03', 7)],
  }
  const previous = { range: { start: '2026-02-26', end: '2026-02-28' }, days: [day('2026-02-26', 2)] }

  it('leaves a gap where a day has no figures: nothing is not zero', () => {
    const { points, series } = daySeries('clicks', current, previous)
    expect(points.map(({ short }) => short)).toEqual(['Mar 1', 'Mar 2', 'Mar 3'])
    expect(series.map(({ values }) => values)).toEqual([
      [5, null, 7],
      [2, null, null],
    ])
  })

  it('has a rate of each day', () => {
    expect(daySeries('ctr', current, previous).series[0]?.values).toEqual([0.05, null, 0.07])
  })

  it('ends where the period ends, however long the one before was', () => {
    const longer = { range: { start: '2026-02-01', end: '2026-02-28' }, days: [day('2026-02-20', 9)] }
    expect(daySeries('clicks', current, longer).series[1]?.values).toEqual([null, null, null])
  })
})
