import { pathOf } from '@portal/core/foundation/routes'
import type { Channel } from '@portal/core/money/services/channels'
import { addDays, addMonths, mondayOf } from '@portal/core/foundation/format'
import { daysInWords, type Period } from '../../language/period.ts'
import { CannotTell, type ReadRows, type Row, type Source, type Wanted } from '../rows.ts'
import { timeOf } from '../times.ts'
import { channelCells, toldByChannel } from './channel-cells.ts'
import { figuresByMonth } from './figures-by-month.ts'
import { sumsIn, type Measures } from './figure-sums.ts'
import { platformRows, toldByPlatform } from './platforms.ts'
import { clientsInAddress, onlyMonth, screen } from './screen.ts'
import { one } from './whose.ts'

/** The days of a question that names none: the month so far; told by month or week, that and the eleven before. */
export const usualDays = (by: string | null, today: string): Period => ({
  from:
    by === 'month'
      ? addMonths(`${today.slice(0, 7)}-01`, -11)
      : by === 'week'
        ? addDays(mondayOf(today), -7 * 11)
        : `${today.slice(0, 7)}-01`,
  to: today,
})

/**
 * The days that figures are asked for, and those of them that have come.
 * @throws {CannotTell} where none has come yet
 */
export function daysOfFigures(
  { period, today }: Pick<Wanted, 'period' | 'today'>,
  by: string | null,
): { readonly asked: Period; readonly period: Period } {
  const asked = period ?? usualDays(by, today)
  if (asked.from > today) throw new CannotTell(`There are no figures of ${daysInWords(asked)} yet.`)
  return { asked, period: { from: asked.from, to: asked.to > today ? today : asked.to } }
}

/** Where figures stand, with their days and clients: the insights of the one client that they are of, a channel's dashboard, or that of all. */
export function sourcesOfFigures(wanted: Wanted, { from, to }: Period): readonly Source[] {
  const { portal } = wanted
  const days = { startDate: from, endDate: to }
  const only = one(wanted)
  if (only?.slug)
    return [
      {
        words: `Insights of ${only.name}`,
        path: pathOf('clients.insights', { slug: only.slug }, days),
      },
    ]
  const clients = clientsInAddress(wanted)
  const [channel, ...others] = channelsOf(wanted)
  const ofChannel = others.length === 0 ? channelScreens[channel ?? ''] : undefined
  const best = [
    ...(ofChannel ? [screen(ofChannel.words, ofChannel.path, { tab: ofChannel.tab, ...days, clients })] : []),
    screen('Account Management Dashboard', pathOf('dashboard.account-management'), {
      ...days,
      // It shows one's own clients where it is told of none.
      clients: clients ?? 'all',
    }),
    screen('Monthly Report', pathOf('dashboard.monthly-report'), {
      month: onlyMonth({ from, to }),
      clients,
    }),
  ].find(({ path }) => portal.opens(path))
  return best ? [best] : []
}

const channelScreens: Readonly<
  Record<string, { readonly words: string; readonly path: string; readonly tab?: string }>
> = {
  search: { words: 'SEM', path: pathOf('dashboard.sem') },
  social: { words: 'Social', path: pathOf('dashboard.social') },
  display: { words: 'Programmatic', path: pathOf('dashboard.programmatic') },
  video: { words: 'Programmatic', path: pathOf('dashboard.programmatic'), tab: 'video' },
  ctv: { words: 'Programmatic', path: pathOf('dashboard.programmatic'), tab: 'ctv' },
}

/** The channels that a question names. */
const channelsOf = ({ question }: Pick<Wanted, 'question'>): readonly string[] =>
  question.conditions.flatMap(({ column, values }) => (column === 'channel' ? values.map(String) : []))

/** Results: what advertising cost and brought, by client and channel, or by day. */
export const figuresRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const { asked, period } = daysOfFigures(wanted, question.by)
  const body = {
    clients: (whom.ids ?? []).map((id) => ({ id })),
    start_date: period.from,
    end_date: period.to,
  }
  const channels = channelsOf(wanted)
  // Where no figure is named all of them are told, channel by channel.
  const overview = question.by === null && question.measures.length === 0
  const inTime = question.by === 'day' || question.by === 'week' || question.by === 'month'
  const spend = portal.isEmployee ? 'Spend' : 'Investment'
  const base = {
    period: asked,
    sources: sourcesOfFigures(wanted, period),
    labels: { spend },
    done: new Set(['channel']),
  }
  if (toldByPlatform(wanted)) return { ...base, ...(await platformRows(wanted, period, channels)) }
  const byMonth =
    question.by === 'month'
      ? await figuresByMonth(portal, period, { clients: body.clients, channels }, today)
      : null
  if (portal.isEmployee && channels.length === 0) {
    const { data, total, days, through } = await portal.read('dashboards.accountManager', { body })
    const totals = total.current_period ? sumsIn(total.current_period) : {}
    if (inTime) return { ...base, rows: byMonth ?? inTimes(days, question.by), through, totals }
    return {
      ...base,
      through,
      totals,
      rows: data.flatMap(({ clientId: id, name, slug, data: { current_period: now } }) => {
        const client = { id, name, slug }
        const advertised = (now?.channels ?? []).filter(
          ({ spend: cost, impressions }) => cost > 0 || impressions > 0,
        )
        if (toldByChannel(wanted) || overview || !now)
          return advertised.map((of): Row => ({ client, ...channelCells(of.channel), ...sumsIn(of) }))
        const sums: Record<string, number | null> = {}
        for (const of of advertised) addTo(sums, sumsIn(of))
        // What a client cost in all is rounded once, as its dashboard has it.
        return advertised.length === 0 ? [] : [{ client, ...sums, spend: now.spend }]
      }),
    }
  }
  const wantedChannels = (Object.keys(channelCalls) as (keyof typeof channelCalls)[]).filter(
    (channel) => channels.length === 0 || channels.includes(channel),
  )
  const rows: Row[] = []
  let through = null as string | null
  const totals: Record<string, number | null> = {}
  for (const channel of wantedChannels) {
    const dashboard = await portal.read(channelCalls[channel], { body })
    through =
      dashboard.through !== null && (through === null || dashboard.through > through)
        ? dashboard.through
        : through
    // Cents of clients that are rounded one by one add up to other ones than those of the whole.
    if (dashboard.total.current_period) addTo(totals, sumsIn(dashboard.total.current_period))
    if (inTime) rows.push(...(byMonth ? [] : inTimes(dashboard.days, question.by)))
    else
      for (const { clientId: id, name, slug, data } of dashboard.data)
        if (data.current_period)
          rows.push({
            client: { id, name, slug },
            ...channelCells(channel),
            ...sumsIn(data.current_period),
          })
  }
  return { ...base, rows: byMonth ?? rows, through, totals }
}

const channelCalls = {
  search: 'dashboards.sem',
  social: 'dashboards.social',
  display: 'dashboards.programmaticDisplay',
  video: 'dashboards.programmaticVideo',
  ctv: 'dashboards.ctv',
} as const satisfies Partial<Record<Channel, string>>

/** Adds sums to others, to the cent. */
function addTo(totals: Record<string, number | null>, sums: Readonly<Record<string, number | null>>): void {
  for (const [id, value] of Object.entries(sums))
    if (value !== null) totals[id] = Math.round(((totals[id] ?? 0) + value) * 100) / 100
}

const inTimes = (days: readonly (Measures & { readonly day: string })[], by: string | null): readonly Row[] =>
  days.map((of) => ({ ...sumsIn(of), [by ?? 'day']: timeOf(of.day, by) }))
