/** A thing that can have changed. */
export interface ChangeOption {
  readonly id: string
  readonly label: string
  /** Whether an image, a URL or a file can go with it. */
  readonly takesMedia: boolean
}

const plain = { takesMedia: false } as const
const withMedia = { takesMedia: true } as const

/** What can have changed since the last note, by the alphabet and `Other` last. */
export const changeOptions = [
  { id: 'added-incentives', label: 'Added Incentives', ...withMedia },
  { id: 'bid-strategy-change', label: 'Bid Strategy Change', ...plain },
  { id: 'budget-change', label: 'Budget Change', ...plain },
  { id: 'geo-targeting-change', label: 'Geo Targeting Change', ...withMedia },
  { id: 'keyword-implementation-change', label: 'Keyword Implementation Change', ...plain },
  { id: 'new-campaign-launch', label: 'New Campaign Launch', ...plain },
  { id: 'new-strategy-change', label: 'New Strategy Change', ...plain },
  { id: 'updated-assets', label: 'Updated Assets (Creative Refresh)', ...withMedia },
  { id: 'other', label: 'Other', ...plain },
] as const satisfies readonly ChangeOption[]

/** A thing that can be ticked and commented on. */
export interface TopicOption {
  readonly id: string
  readonly label: string
}

/** What can be done about a higher cost per conversion. */
export const optimizationOptions = [
  { id: 'account-optimization', label: 'Account Optimization' },
  { id: 'ad-copy-split-testing', label: 'Ad Copy Split Testing' },
  { id: 'bid-strategy', label: 'Bid Strategy' },
  { id: 'campaign-launch', label: 'Campaign Launch' },
  { id: 'clicks-and-conversions-by-hour', label: 'Clicks & Conversions by Hour' },
  { id: 'creative-refresh', label: 'Creative Refresh' },
  { id: 'geo-targeting-change', label: 'Geo Targeting Change' },
  { id: 'heavy-up-higher-converting-days', label: 'Heavy-up Higher Converting Days' },
  { id: 'keyword-optimization', label: 'Keyword Optimization' },
] as const satisfies readonly TopicOption[]

/** What else can be in the way. */
export const otherIssues = [
  { id: 'increase-in-vehicles', label: 'Increase in Vehicles' },
  { id: 'feed-issue', label: 'Feed Issue' },
  { id: 'new-competitor', label: 'New Competitor' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'underpacing', label: 'Underpacing' },
] as const satisfies readonly TopicOption[]

/** A file of a change is smaller than so many megabytes. */
export const changeFileMegabytes = 10

/** What stands in a note where somebody still has to write; an activity with it is not saved. */
export const emptyNote = '[::Please add your comments here::]'
