import type { Answer } from '@portal/core/calls'
import { formatCount, formatDay, formatDollars, formatRatio } from '@portal/core/foundation/format'
import { channelLabel, type Channel } from '@portal/core/money/services/channels'
import { pathOf } from '@portal/core/foundation/routes'
import { link, plain, source, table } from '../markdown.ts'
import { monthOf, type Period } from '../period.ts'
import { groupNamed } from '../group-named.ts'
import { noneNamed } from '../sentences.ts'
import { findClient } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'

type Figures = NonNullable<Answer<'dashboards.accountManager'>['total']['current_period']>
type ChannelFigures = Figures['channels'][number]

/** How people name the channels. */
export const channelWords: readonly (readonly [Channel, RegExp])[] = [
  ['search', /\b(?:sem|search|google ads|ppc|bing|microsoft ads)\b/i],
  ['social', /\b(?:social|facebook|meta|instagram)\b/i],
  ['ctv', /\b(?:ctv|connected tv)\b/i],
  ['video', /\b(?:video|youtube)\b/i],
  ['display', /\bdisplay\b/i],
]

/** What the advertising of a client, or of all of them, has brought in a period, by channel, against the one before. */
export async function* figures(asking: Asking): Answering {
  const { portal, subject, words, period, today, own } = asking
  const named = await groupNamed(asking)
  const found = subject === '' || named ? null : await findClient(portal, subject, words)
  if (found?.is === 'several') return yield found.question
  if (found?.is === 'none') return yield noneNamed(subject)
  const client = found?.one ?? null
  const asked = monthCompared(words, today) ?? period ?? monthOf(today)
  const [from, to] = [asked.from, asked.to > today ? today : asked.to]
  if (from > today) return yield `There are no figures of ${asked.label} yet.`
  const ids = named ? named.clients.map(({ id }) => id) : await clientsMeant(asking, client?.id ?? null)
  if (own && !client && !named && ids.length === 0) return yield 'You are on the team of no client.'
  const { data, total, through } = await portal.read('dashboards.accountManager', {
    body: { clients: ids.map((id) => ({ id })), start_date: from, end_date: to },
  })
  const { current_period: now, previous_period: before } = client
    ? (data.find(({ clientId }) => clientId === client.id)?.data ?? total)
    : total
  const who = client
    ? `**${plain(client.name)}**`
    : named
      ? `The group **${plain(named.group.name)}**`
      : own
        ? 'Your clients'
        : 'All active clients'
  const screen = client
    ? link(
        `Insights of ${client.name}`,
        pathOf('clients.insights', { slug: client.slug }, { startDate: from, endDate: to }),
      )
    : link('Monthly report', pathOf('dashboard.monthly-report'))
  const only = channelWords.find(([, word]) => word.test(words))?.[0] ?? null
  const rows = (now?.channels ?? []).filter(
    ({ channel, impressions, spend }) => (impressions > 0 || spend > 0) && (only ?? channel) === channel,
  )
  const label = only === null ? '' : ` on ${channelLabel[only]}`
  if (!now || rows.length === 0)
    return yield `${who}: there are no figures${label} for ${asked.label}.${source(screen)}`
  const [one] = rows
  yield `${who}${label} in ${asked.label}${untilOf(asked, through)}: ${inWords(only && one ? one : now)}.`
  const earlier = only ? before?.channels.find(({ channel }) => channel === only) : before
  if (earlier) yield ` The period before: ${inWords(earlier)}.`
  if (rows.length > 1) yield* table(columns, rows)
  yield source(screen)
}

/** `compared to last month` asks for this one, beside which the one before stands anyway. */
const monthCompared = (words: string, today: string): Period | null =>
  /\b(?:to|with|vs|versus|against)\.?\s+(?:the\s+)?(?:last|previous|prior)\s+month\b/i.test(words)
    ? monthOf(today)
    : null

/** The one client, those of the one who asks, or none for all of them. */
async function clientsMeant({ portal, own, userId }: Asking, one: number | null): Promise<readonly number[]> {
  if (one !== null) return [one]
  return own
    ? (await portal.read('users.clients', { params: { id: String(userId) } })).map(({ id }) => id)
    : []
}

const untilOf = ({ to }: Period, through: string | null): string =>
  through !== null && through < to ? ` through ${formatDay(through)}` : ''

const inWords = ({
  spend,
  impressions,
  clicks,
  conversions,
  costPerConversion,
  storeVisits,
}: ChannelFigures | Figures): string =>
  [
    `${formatDollars(spend)} spent`,
    `${formatCount(impressions)} impressions`,
    `${formatCount(clicks)} clicks`,
    `${formatCount(conversions)} conversions`,
    ...(costPerConversion === null ? [] : [`${formatDollars(costPerConversion)} each`]),
    ...(storeVisits > 0 ? [`${formatCount(storeVisits)} store visits`] : []),
  ].join(', ')

const columns = [
  { label: 'Channel', cell: ({ channel }: ChannelFigures) => channelLabel[channel] },
  { label: 'Spend', atEnd: true, cell: ({ spend }: ChannelFigures) => formatDollars(spend) },
  { label: 'Impressions', atEnd: true, cell: (row: ChannelFigures) => formatCount(row.impressions) },
  { label: 'Clicks', atEnd: true, cell: ({ clicks }: ChannelFigures) => formatCount(clicks) },
  { label: 'CTR', atEnd: true, cell: ({ ctr }: ChannelFigures) => formatRatio(ctr) },
  { label: 'Conversions', atEnd: true, cell: (row: ChannelFigures) => formatCount(row.conversions) },
  { label: 'Cost each', atEnd: true, cell: (row: ChannelFigures) => formatDollars(row.costPerConversion) },
] as const
