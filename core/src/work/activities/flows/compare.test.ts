import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'
import { ctvMetrics, semMetrics } from './metrics.ts'

const [impressions, clicks, ctr, conversions, cost] = semMetrics
const [, vtr] = ctvMetrics

describe('a figure beside that of the period before', () => {
  it('says by how much it moved, from what to what (FLW-10)', () => {
    expect(compare(clicks, 1234, 1000)).toEqual({
      text: 'The clicks increased by 23.4% from 1,000 to 1,234.',
      direction: 'increased',
    })
    expect(compare(cost, 20, 40)).toEqual({
      text: 'The cost per conversion decreased by 50% from $40.00 to $20.00.',
      direction: 'decreased',
    })
    expect(compare(conversions, 12.5, 10).text).toBe('The conversions increased by 25% from 10 to 12.5.')
    expect(compare(vtr, 0.95, 0.9).text).toBe('The VTR increased by 5.56% from 90.00% to 95.00%.')
  })

  it('shows a click-through rate as a percentage (FLW-15)', () => {
    expect(compare(ctr, 0.0123, 0.01).text).toBe('The CTR increased by 23% from 1.00% to 1.23%.')
  })

  it.each([
    [clicks, 5, 5],
    [clicks, 0, 0],
    // Nobody sees a difference between these.
    [ctr, 0.012301, 0.012299],
    [cost, 20.001, 20.004],
  ])('remained the same when both read the same (FLW-11)', (metric, now, before) => {
    expect(compare(metric, now, before)).toEqual({
      text: `The ${metric.phrase} remained the same.`,
      direction: 'same',
    })
  })

  it('names no percentage of nothing, and none that rounds to nothing', () => {
    expect(compare(clicks, 7, 0).text).toBe('The clicks increased from 0 to 7.')
    expect(compare(impressions, 1_000_001, 1_000_000).text).toBe(
      'The impressions increased by less than 0.01% from 1,000,000 to 1,000,001.',
    )
  })

  it('says which period has no data (FLW-13)', () => {
    expect(compare(cost, null, null)).toEqual({
      text: 'There is no data to compare during this time frame.',
      direction: null,
    })
    expect(compare(cost, null, 3).text).toBe(
      'There is no data during this current period to compare to the previous campaign that was active.',
    )
    expect(compare(cost, 3, null)).toEqual({
      text: 'The cost per conversion stood at $3.00. There is no data to compare during this time frame.',
      direction: null,
    })
  })
})
