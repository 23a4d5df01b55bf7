/** What daily figures are kept by: the channels of advertising, and what analytics saw on the client's site. */
export const channels = ['search', 'social', 'display', 'video', 'ctv', 'analytics'] as const
export type Channel = (typeof channels)[number]

/** What a channel is called on screens. */
export const channelLabel: Readonly<Record<Channel, string>> = {
  search: 'Search',
  social: 'Social',
  display: 'Display',
  video: 'Video',
  ctv: 'Connected TV',
  analytics: 'Analytics',
}

/** Where figures come from; one file holds those of one platform. */
export const platforms = [
  'google-ads',
  'microsoft-ads',
  'meta-ads',
  'linkedin-ads',
  'tiktok-ads',
  'dv360',
  'analytics',
  'other',
] as const
export type Platform = (typeof platforms)[number]

export const platformLabel: Readonly<Record<Platform, string>> = {
  'google-ads': 'Google Ads',
  'microsoft-ads': 'Microsoft Ads',
  'meta-ads': 'Facebook and Instagram',
  'linkedin-ads': 'LinkedIn',
  'tiktok-ads': 'TikTok',
  dv360: 'Display & Video 360',
  analytics: 'Google Analytics',
  other: 'Other',
}

/**
 * What a campaign is about, beside its channel: new or used vehicles for
 * advertising (`social.new` and `social.used`), and the source
 * of the visits for analytics. Empty where neither is known.
 */
export const segments = [
  '',
  'new',
  'used',
  'organic',
  'paid-search',
  'paid-social',
  'direct',
  'referral',
] as const
export type Segment = (typeof segments)[number]

const used = /\b(?:used|pre[\s_-]?owned|cpo|certified)\b/i
const brandNew = /\bnew\b/i

/** New or used vehicles, as the name of a campaign says; empty where it says both or neither. */
export function vehicleSegment(campaign: string): '' | 'new' | 'used' {
  const words = campaign.replace(/_/g, ' ')
  const isUsed = used.test(words)
  const isNew = brandNew.test(words)
  if (isUsed === isNew) return ''
  return isUsed ? 'used' : 'new'
}

const sources: readonly (readonly [RegExp, Segment])[] = [
  [/organic|seo/i, 'organic'],
  [/paid[\s_/-]*social|facebook|instagram|meta|tiktok|linkedin/i, 'paid-social'],
  [/paid|cpc|ppc|adwords/i, 'paid-search'],
  [/direct|\(none\)/i, 'direct'],
  [/referral/i, 'referral'],
]

/** The source of visits, as analytics names its channel group or `source / medium`. */
export const visitSegment = (source: string): Segment =>
  sources.find(([pattern]) => pattern.test(source))?.[1] ?? ''
