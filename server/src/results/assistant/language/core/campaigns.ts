import type { AskedColumn, Topic } from '../topic.ts'
import { figures } from './results.ts'
import { channel, clientColumn, everyNarrowing, words } from './shared.ts'

/** Figures that campaigns have as well; they do not say by themselves that campaigns are meant. */
const told = new Set(
  'spend impressions clicks conversions views storeVisits vdpViews ctr conversionRate cpc cpm costPerConversion'.split(
    ' ',
  ),
)
const measures = figures.columns
  .filter(({ id }) => told.has(id))
  .map(({ evokes: _, ...column }): AskedColumn => ({
    ...column,
    words: [...column.words, ...(column.weak ?? [])],
  }))

const platform = (label: string, said: string) => ({ value: label, label, words: words(said) })

/** Campaigns of a client, by platform and channel. */
export const campaigns: Topic = {
  id: 'campaigns',
  title: 'Campaigns',
  words: words('campaign|ad campaign'),
  columns: [
    clientColumn,
    { id: 'campaign', label: 'Campaign', kind: 'text', words: words('campaign') },
    {
      id: 'platform',
      label: 'Platform',
      kind: 'choice',
      words: words('platform|ad platform'),
      values: [
        platform('Google Ads', 'google ads|google|adwords'),
        platform('Facebook and Instagram', 'facebook ads|facebook|meta ads|meta|instagram'),
        platform('Display & Video 360', 'dv360|display and video 360'),
      ],
    },
    {
      id: 'platform',
      label: 'Platform',
      kind: 'choice',
      words: [],
      evokes: true,
      // Of channels nobody knows what part came from these.
      values: [
        platform('Microsoft Ads', 'microsoft ads|microsoft advertising|bing ads|bing'),
        platform('LinkedIn', 'linkedin ads|linkedin'),
        platform('TikTok', 'tiktok ads|tiktok|tik tok'),
      ],
    },
    {
      ...channel,
      words: words('channel'),
      values: (channel.values ?? []).map((one) => ({
        ...one,
        words: one.words.filter((word) => !/google|adwords|facebook|meta|instagram/.test(word)),
      })),
    },
    ...measures,
  ],
  narrows: everyNarrowing,
  period: 'range',
  client: 'client',
  past: true,
  ofFew: true,
  judged: { by: 'conversions', beside: ['costPerConversion', 'spend'], size: 'spend' },
  rank: 8,
  calls: ['metrics.campaigns'],
}
