import { channels, platformLabel, type Channel, type Platform } from '@portal/core/money/services/channels'
import { rateOf } from '../compute.ts'
import { CannotTell, type ReadRows, type Row } from '../rows.ts'
import { channelCells } from './channel-cells.ts'
import { sumsIn } from './figure-sums.ts'
import { daysOfFigures, sourcesOfFigures } from './results.ts'
import { clientCell, fewClients } from './whose.ts'

/** Channels in which advertising runs in campaigns. */
const advertising = channels.filter(
  (channel): channel is Exclude<Channel, 'analytics'> => channel !== 'analytics',
)

const labelOf = (platform: string): string => platformLabel[platform as Platform] ?? platform

/** Campaigns of some clients in a stretch of time, each with its figures. */
export const campaignsRows: ReadRows = async (wanted) => {
  const { portal, question, topic, whom } = wanted
  if (whom.ids === null || whom.ids.length > fewClients)
    throw new CannotTell(
      `Campaigns are looked up client by client, for ${fewClients} at once: name a client, a group or a manager.`,
    )
  const { asked, period } = daysOfFigures(wanted, null)
  const named = question.conditions.flatMap(({ column, is, values }) =>
    column === 'channel' && (is === '=' || is === 'in') ? values : [],
  )
  const wantedChannels = advertising.filter((channel) => named.length === 0 || named.includes(channel))
  const rows: Row[] = []
  for (const { id, name, slug } of whom.clients)
    for (const channel of wantedChannels) {
      const found = await portal.read('metrics.campaigns', {
        query: { clientId: String(id), channel, startDate: period.from, endDate: period.to },
      })
      for (const { name: campaign, platform, current } of found) {
        if (!current) continue
        const sums = sumsIn(current)
        rows.push({
          client: clientCell({ id, name, slug }),
          campaign,
          platform: labelOf(platform),
          ...channelCells(channel),
          ...sums,
          ...Object.fromEntries(
            topic.columns.flatMap((column) => (column.rate ? [[column.id, rateOf(column, sums)]] : [])),
          ),
        })
      }
    }
  return {
    rows,
    period: asked,
    labels: { spend: portal.isEmployee ? 'Spend' : 'Investment' },
    done: new Set(named.length > 0 ? ['channel'] : []),
    sources: sourcesOfFigures(wanted, period),
  }
}
