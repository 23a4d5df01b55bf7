import { describe, expect, it } from 'vitest'
import { channelGroup, placementGroup, socialGroups } from './lines.ts'
import { semMetrics } from './metrics.ts'

const sem = { impressions: 1000, clicks: 20, ctr: 0.02, conversions: 2, costPerConversion: 30 }
const group = (campaigns: number, current: typeof sem | null, previous: typeof sem | null) =>
  channelGroup('sem', 'Paid Search', semMetrics, {
    campaigns,
    data: { current_period: current, previous_period: previous },
  })
const texts = (lines: readonly { readonly text: string }[]): string[] => lines.map(({ text }) => text)

describe('the lines of a channel', () => {
  it('are one a metric, each under its own id (FLW-10)', () => {
    const { lines } = group(3, sem, { ...sem, costPerConversion: 20 })
    expect(lines.map(({ id }) => id)).toEqual([
      'sem.impressions',
      'sem.clicks',
      'sem.ctr',
      'sem.conversions',
      'sem.costPerConversion',
    ])
    expect(lines.at(-1)).toMatchObject({
      label: 'Cost per Conversion',
      text: 'The cost per conversion increased by 50% from $20.00 to $30.00.',
      direction: 'increased',
    })
  })

  it('give way to one sentence where there is nothing to compare (FLW-12, FLW-13)', () => {
    expect(texts(group(0, null, null).lines)).toEqual(['No campaigns to pull data for.'])
    expect(texts(group(2, null, null).lines)).toEqual(['There is no data to compare during this time frame.'])
    expect(texts(group(2, null, sem).lines)).toEqual([
      'There is no data during this current period to compare to the previous campaign that was active.',
    ])
  })

  it('say of a rate that one period lacks which it is', () => {
    const { lines } = channelGroup('sem', 'Paid Search', semMetrics, {
      campaigns: 1,
      data: { current_period: { ...sem, costPerConversion: null }, previous_period: sem },
    })
    expect(lines.at(-1)?.text).toBe(
      'There is no data during this current period to compare to the previous campaign that was active.',
    )
  })
})

describe('placements of connected TV', () => {
  const placements = (of: readonly (readonly [string, number])[] | null) =>
    placementGroup('ctv', {
      campaigns: 1,
      data: {
        current_period: of && {
          placements: of.map(([placement, impressions]) => ({ placement, impressions })),
        },
        previous_period: null,
      },
    }).lines[0]?.text

  it('are the three with the most impressions (FLW-14)', () => {
    expect(
      placements([
        ['Roku', 10],
        ['Hulu', 4000],
        ['Tubi', 30],
        ['Peacock', 200],
      ]),
    ).toBe('The top placements by impressions: Hulu (4,000), Peacock (200), Tubi (30).')
  })

  it.each([[[]], [null]])('say so when there are none (FLW-14)', (none) => {
    expect(placements(none)).toBe('There is no placement data for given time frame.')
  })
})

describe('paid social', () => {
  const segment = { cpc: 1.5, clicks: 100, conversions: 4, ctr: 0.01 }
  const period = {
    social: { new: segment, used: { ...segment, clicks: 50 } },
    analytics: { users: 80, sessions: 90 },
  }

  it('has new and used vehicles, and visits (FLW-16)', () => {
    const groups = socialGroups({
      campaigns: 2,
      data: {
        current_period: { ...period, analytics: { users: 40, sessions: 90 } },
        previous_period: period,
      },
    })
    expect(groups.map(({ title, lines }) => [title, lines.map(({ label }) => label)])).toEqual([
      ['New Vehicles', ['CPC', 'Clicks', 'Conversions', 'CTR']],
      ['Used Vehicles', ['CPC', 'Clicks', 'Conversions', 'CTR']],
      ['Website Visits', ['Users', 'Sessions']],
    ])
    expect(texts(groups[0]?.lines ?? [])[0]).toBe('The new vehicle CPC remained the same.')
    expect(texts(groups[2]?.lines ?? [])).toEqual([
      'The users decreased by 50% from 80 to 40.',
      'The sessions remained the same.',
    ])
  })

  it('says where there is nothing, of vehicles and of visits (FLW-12, FLW-13, FLW-16)', () => {
    const none = { current_period: null, previous_period: null }
    expect(socialGroups({ campaigns: 0, data: none }).flatMap(({ lines }) => texts(lines))).toEqual([
      'No campaigns to pull data for.',
      'No campaigns to pull data for.',
      'No data available for this date range.',
    ])
    const onlyNew = { social: { new: segment, used: null }, analytics: null }
    expect(
      socialGroups({ campaigns: 1, data: { current_period: onlyNew, previous_period: onlyNew } })
        .slice(1)
        .flatMap(({ lines }) => texts(lines)),
    ).toEqual([
      'There is no data to compare during this time frame.',
      'No data available for this date range.',
    ])
  })
})
