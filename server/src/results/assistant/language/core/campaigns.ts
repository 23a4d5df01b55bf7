import type { AskedColumn, Topic } from '../topic.ts'
import { figures } from './results.ts'
import { channel, clientColumn, everyNarrowing, platform, words } from './shared.ts'

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

/** Campaigns of a client, by platform and channel. */
export const campaigns: Topic = {
  id: 'campaigns',
  title: 'Campaigns',
  words: words('campaign|ad campaign'),
  columns: [
    clientColumn,
    { id: 'campaign', label: 'Campaign', kind: 'text', words: words('campaign') },
    platform,
    { ...channel, words: words('channel') },
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
