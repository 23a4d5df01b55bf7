import type { Channel, Platform } from '@portal/core/money/services/channels'

/** How the advertising of a service runs: what a thousand impressions cost, and what they lead to. */
export interface Kind {
  readonly channel: Channel
  readonly platform: Platform
  /** Names of its campaigns; the money is shared among them. */
  readonly campaigns: readonly string[]
  readonly placements: readonly string[]
  /** Dollars of a thousand impressions. */
  readonly cpm: number
  readonly ctr: number
  /** Conversions of a click, or of an impression where nobody clicks. */
  readonly conversionRate: number
  readonly vtr: number
}

export const newAndUsed = ['New Vehicles', 'Used Vehicles']

/** By service. */
export const kinds: Readonly<Record<number, Kind>> = {
  1: kind('search', 'google-ads', newAndUsed, { cpm: 210, ctr: 0.072, conversionRate: 0.055 }),
  2: kind('search', 'microsoft-ads', ['Brand and Models'], { cpm: 130, ctr: 0.041, conversionRate: 0.048 }),
  3: kind('search', 'google-ads', ['Performance Max'], { cpm: 34, ctr: 0.019, conversionRate: 0.031 }),
  4: kind('search', 'google-ads', ['Vehicle Listings'], { cpm: 26, ctr: 0.016, conversionRate: 0.024 }),
  5: kind('social', 'meta-ads', newAndUsed, { cpm: 13, ctr: 0.014, conversionRate: 0.018 }),
  6: kind('social', 'meta-ads', ['Used Inventory Carousel'], { cpm: 11, ctr: 0.021, conversionRate: 0.022 }),
  7: kind('social', 'other', ['Model Launch Videos'], {
    cpm: 7,
    ctr: 0.009,
    conversionRate: 0.006,
    vtr: 0.12,
  }),
  8: kind('display', 'dv360', ['Retargeting'], { cpm: 4.2, ctr: 0.0021, conversionRate: 0.012 }),
  9: kind('video', 'google-ads', ['In-Market Shoppers'], {
    cpm: 14,
    ctr: 0.0034,
    conversionRate: 0.007,
    vtr: 0.41,
  }),
  10: kind('ctv', 'dv360', ['Living Room'], { cpm: 31, ctr: 0.0008, conversionRate: 0.04, vtr: 0.96 }, [
    'Hulu',
    'Peacock',
    'Paramount+',
  ]),
}

function kind(
  channel: Channel,
  platform: Platform,
  campaigns: readonly string[],
  rates: Pick<Kind, 'cpm' | 'ctr' | 'conversionRate'> & { readonly vtr?: number },
  placements: readonly string[] = [''],
): Kind {
  return { channel, platform, campaigns, placements, vtr: 0, ...rates }
}
