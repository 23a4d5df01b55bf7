import type { Channel } from '../services/channels.ts'

/** A part of a section's budget: a kind of campaign, and how one is known by its name. */
export interface AllocationPart {
  readonly key: string
  readonly label: string
  readonly campaigns: RegExp
}

/** What is split: the media budget of one or more sections, by kinds of campaigns. */
export interface AllocationKind {
  readonly kind: string
  readonly label: string
  readonly route:
    | 'budgetAllocations.paid-search'
    | 'budgetAllocations.social'
    | 'budgetAllocations.premium-display'
    | 'budgetAllocations.premium-video'
  readonly title: string
  readonly sections: readonly number[]
  readonly channels: readonly Channel[]
  /** A campaign belongs to the first part that knows its name. */
  readonly parts: readonly AllocationPart[]
}

const part = (key: string, label: string, campaigns: RegExp): AllocationPart => ({ key, label, campaigns })

const used = /\b(?:used|pre[\s_-]?owned|cpo|certified)\b/i
const service = /\b(?:service|fixed[\s_-]?ops|parts|tires?|oil)\b/i

export const allocationKinds = [
  {
    kind: 'paid-search',
    label: 'Paid Search',
    route: 'budgetAllocations.paid-search',
    title: 'Paid Search Allocations',
    sections: [1],
    channels: ['search'],
    parts: [
      part(
        'performanceMax',
        'Performance Max',
        /\b(?:performance[\s_-]?max|p[\s_-]?max|vla|vehicle (?:ads?|listings?))\b/i,
      ),
      part('conquest', 'Conquest', /\b(?:conquest|competitors?)\b/i),
      part('service', 'Service', service),
      part('used', 'Used', used),
      part('brand', 'Brand', /\b(?:brand(?:ed)?|dealer|name)\b/i),
      part('model', 'Model', /\b(?:models?|new|non[\s_-]?brand)\b/i),
    ],
  },
  {
    kind: 'social',
    label: 'Social',
    route: 'budgetAllocations.social',
    title: 'Social Allocations',
    sections: [2],
    channels: ['social'],
    parts: [
      part('service', 'Service', service),
      part('used', 'Used', used),
      part('new', 'New', /\b(?:new|models?)\b/i),
      part('branding', 'Branding', /\b(?:brand(?:ing|ed)?|awareness|community|engagement)\b/i),
    ],
  },
  {
    kind: 'premium-display',
    label: 'Premium Display',
    route: 'budgetAllocations.premium-display',
    title: 'Premium Display Allocations',
    sections: [3],
    channels: ['display'],
    parts: [
      part('retargeting', 'Retargeting', /\b(?:retargeting|remarketing|rtg)\b/i),
      part('conquest', 'Conquest', /\b(?:conquest|competitors?|geo[\s_-]?fence)\b/i),
      part('service', 'Service', service),
      part('prospecting', 'Prospecting', /\b(?:prospecting|in[\s_-]?market|audience|awareness)\b/i),
    ],
  },
  {
    kind: 'premium-video',
    label: 'Premium Video',
    route: 'budgetAllocations.premium-video',
    title: 'Premium Video Allocations',
    sections: [4, 7],
    channels: ['video', 'ctv'],
    parts: [
      part('connectedTv', 'Connected TV', /\b(?:ctv|connected[\s_-]?tv|ott|streaming)\b/i),
      part('youtube', 'YouTube', /\b(?:youtube|yt|trueview|bumper|in[\s_-]?market)\b/i),
      part('preRoll', 'Pre-Roll', /\b(?:pre[\s_-]?roll|in[\s_-]?stream|video)\b/i),
    ],
  },
] as const satisfies readonly AllocationKind[]

/** The kind of a name, undefined where there is none. */
export const allocationKind = (name: string): AllocationKind | undefined =>
  allocationKinds.find(({ kind }) => kind === name)

/** The part that a campaign belongs to by its name; null where none knows it. */
export const partOfCampaign = ({ parts }: AllocationKind, campaign: string): string | null => {
  const words = campaign.replace(/_/g, ' ')
  return parts.find(({ campaigns }) => campaigns.test(words))?.key ?? null
}
