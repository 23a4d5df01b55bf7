import { plainName } from './columns.ts'
import { channels, platforms, type Channel, type Platform } from '../../results/metrics/channels.ts'

/** The platform whose export has these columns. */
export function platformOf(header: readonly string[]): Platform {
  const names = new Set(header.map(plainName))
  const has = (...wanted: readonly string[]): boolean => wanted.some((name) => names.has(name))
  if (has('sessions', 'totalusers', 'activeusers', 'sessiondefaultchannelgroup')) return 'analytics'
  if (has('costmicros', 'customerid', 'adnetworktype', 'campaigntype')) return 'google-ads'
  if (has('inlinelinkclicks', 'amountspent', 'amountspentusd', 'adsetid', 'reach', 'updatedtime'))
    return 'meta-ads'
  if (
    has(
      'deliveredmatchtype',
      'deviceos',
      'topvsother',
      'allconversionsqualified',
      'modifiedtime',
      'lastmodifiedtime',
    )
  )
    return 'microsoft-ads'
  if (has('insertionorder', 'insertionorderid', 'lineitemid', 'revenueadvcurrency')) return 'dv360'
  // A history of accounts as Facebook's is exported has these three columns and no other.
  if (names.size === 3 && has('id') && has('name') && has('fivetransynced')) return 'meta-ads'
  return 'other'
}

/** The channel of a row that names none. */
export const channelOfPlatform: Readonly<Record<Platform, Channel>> = {
  'google-ads': 'search',
  'microsoft-ads': 'search',
  'meta-ads': 'social',
  dv360: 'display',
  analytics: 'analytics',
  other: 'search',
}

const channelWords: readonly (readonly [RegExp, Channel])[] = [
  [/ctv|connected|ott|streaming tv/i, 'ctv'],
  [/video|youtube/i, 'video'],
  [/display|banner|native|demand/i, 'display'],
  [/social|facebook|instagram|tiktok/i, 'social'],
  [/analytics|organic|direct|referral/i, 'analytics'],
  [/search|shopping|performance|pmax|ppc|sem|multi_channel|smart/i, 'search'],
]

/** The channel that a cell names, in the words of any platform; null for a word that none uses. */
export const channelNamed = (text: string): Channel | null =>
  channels.find((channel) => channel === text.toLowerCase()) ??
  channelWords.find(([pattern]) => pattern.test(text))?.[1] ??
  null

/** The platform that a cell names, in whatever words; null for one that is unknown. */
export const platformNamed = (text: string): Platform | null => {
  const plain = text.toLowerCase().replace(/[^a-z0-9]/g, '')
  return (
    platforms.find((platform) => platform.replace('-', '') === plain) ??
    (/facebook|instagram|meta/.test(plain)
      ? 'meta-ads'
      : /bing|microsoft/.test(plain)
        ? 'microsoft-ads'
        : /google|adwords/.test(plain)
          ? 'google-ads'
          : null)
  )
}
