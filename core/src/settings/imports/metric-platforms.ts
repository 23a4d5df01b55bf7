import { plainName } from '../../foundation/format/plain-name.ts'
import { channels, platforms, type Channel, type Platform } from '../../money/services/channels.ts'

/** Columns that only one platform writes, the more telling platforms first. */
const signs: readonly (readonly [Platform, readonly string[]])[] = [
  ['analytics', ['sessions', 'totalusers', 'activeusers', 'sessiondefaultchannelgroup']],
  ['dv360', ['insertionorder', 'insertionorderid', 'lineitemid', 'revenueadvcurrency', 'advertisercurrency']],
  [
    'linkedin-ads',
    [
      // The API's names, as connectors export them.
      'costinusd',
      'costinlocalcurrency',
      'approximateuniqueimpressions',
      'externalwebsiteconversions',
      'oneclickleads',
      'viralimpressions',
      'campaigngroupid',
      'versiontag',
      // Campaign Manager's.
      'startdateinutc',
      'totalspent',
      'totalspentusd',
      'campaigngroupname',
      'clickstolandingpage',
      'clickstolinkedinpage',
      'totalsocialactions',
    ],
  ],
  [
    'tiktok-ads',
    [
      'stattimeday',
      'stattimehour',
      'videoplayactions',
      'videowatched2s',
      'videowatched6s',
      'realtimeconversion',
      'realtimeresult',
      'splittestvariable',
      'isnewstructure',
      // Ads Manager's.
      'byday',
      'clicksdestination',
      'cpcdestination',
      'ctrdestination',
    ],
  ],
  ['google-ads', ['costmicros', 'customerid', 'adnetworktype', 'advertisingchanneltype']],
  ['meta-ads', ['inlinelinkclicks', 'amountspent', 'amountspentusd', 'adsetid']],
  ['microsoft-ads', ['deliveredmatchtype', 'deviceos', 'topvsother', 'allconversionsqualified']],
  // Names that several could write.
  ['tiktok-ads', ['advertiserid']],
  ['google-ads', ['campaigntype']],
  ['meta-ads', ['reach', 'updatedtime']],
  ['linkedin-ads', ['createdtime']],
  ['microsoft-ads', ['modifiedtime', 'lastmodifiedtime']],
]

/** The platform whose export has these columns. */
export function platformOf(header: readonly string[]): Platform {
  const names = new Set(header.map(plainName))
  const found = signs.find(([, wanted]) => wanted.some((name) => names.has(name)))
  if (found) return found[0]
  // A history of accounts as Facebook's is exported has these three columns and no other.
  if (names.size === 3 && names.has('id') && names.has('name') && names.has('fivetransynced'))
    return 'meta-ads'
  return 'other'
}

/** Whether all that a platform shows is of one channel, whatever its own words for a campaign's kind are. */
export const hasOneChannel = (platform: Platform): boolean =>
  platform === 'linkedin-ads' || platform === 'tiktok-ads'

/** The channel of a row that names none. */
export const channelOfPlatform: Readonly<Record<Platform, Channel>> = {
  'google-ads': 'search',
  'microsoft-ads': 'search',
  'meta-ads': 'social',
  'linkedin-ads': 'social',
  'tiktok-ads': 'social',
  dv360: 'display',
  analytics: 'analytics',
  other: 'search',
}

const channelWords: readonly (readonly [RegExp, Channel])[] = [
  [/ctv|connected|ott|streaming tv/i, 'ctv'],
  [/video|youtube/i, 'video'],
  [/display|banner|native|demand/i, 'display'],
  [/social|facebook|instagram|tiktok|linkedin/i, 'social'],
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
          : /linkedin/.test(plain)
            ? 'linkedin-ads'
            : /tiktok/.test(plain)
              ? 'tiktok-ads'
              : null)
  )
}
