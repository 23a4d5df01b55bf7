import { daysBetween, monthRange, type DayRange } from '@portal/core/foundation/format'
import type { Channel } from '@portal/core/money/services/channels'
import {
  addSums,
  amountsOf,
  figuresOf,
  noSums,
  type Figures,
  type MoneyShown,
  type Sums,
} from '@portal/core/results/metrics/figures'
import { paceOf } from '@portal/core/results/metrics/pace'
import { previousPeriod } from '@portal/core/results/metrics/periods'
import { pacingSections } from '@portal/core/money/services/sections'
import { noteChannel, type NoteChannel } from '@portal/core/results/performance-notes/channels'
import type { Db } from '../../foundation/database/database.ts'
import { readCampaigns, type CampaignRow } from '../metrics/read-campaigns.ts'
import { readDays, readPlacements, type PlacementRow } from '../metrics/read-sums.ts'
import { throughDay } from '../metrics/through-day.ts'
import type { Compared, Named, NoteFacts, NotePace } from '../../foundation/outside/notes/facts.ts'
import type { NoteClient } from './note-client-facts.ts'
import { readBudget, readSpend } from './read-pacing.ts'

const placementsTold = 10

/**
 * What is known of a client's channel in a period and the one before. A period
 * that figures do not reach the end of is cut where they end, so that equal
 * numbers of days are compared.
 * @param money who sees Investment gets facts in it, and none of the pacing
 */
export async function readFacts(
  db: Db,
  client: NoteClient,
  channel: NoteChannel,
  asked: DayRange,
  money: MoneyShown,
): Promise<NoteFacts> {
  const { metrics } = noteChannel[channel]
  const through = await throughDay(db, client.tenantId, metrics, asked)
  const current = through === null ? asked : { start: asked.start, end: through }
  const previous = previousPeriod(current)
  const question = {
    tenantId: client.tenantId,
    clientIds: [client.id],
    channels: metrics,
    money,
    current,
    previous,
  }
  const [campaigns, days, placements, pacing] = await Promise.all([
    readCampaigns(db, question),
    readDays(db, question),
    readPlacements(db, question),
    // What the budgets leave for media is for people of the agency.
    Promise.all(
      (money === 'spend' ? metrics : []).map(async (one) => readPacing(db, client, one, current.end)),
    ),
  ])
  return {
    client: client.name,
    channel,
    asked,
    current,
    previous,
    ...comparedOf(campaigns),
    parts:
      metrics.length < 2
        ? []
        : metrics.map((part) => ({
            channel: part,
            ...comparedOf(campaigns.filter((row) => row.channel === part)),
          })),
    campaigns: campaignsOf(campaigns),
    placements: placementsOf(placements),
    days: days
      .filter(({ day }) => day >= current.start)
      .map(({ day, ...sums }) => ({ day, ...amountsOf(sums) })),
    pacing: pacing.filter((pace) => pace !== null),
  }
}

interface Periodic extends Sums {
  readonly isCurrent: boolean
}

const figuresIn = (rows: readonly Periodic[], isCurrent: boolean): Figures | null => {
  const own = rows.filter((row) => row.isCurrent === isCurrent)
  return own.length === 0 ? null : figuresOf(own.reduce<Sums>(addSums, noSums))
}

const comparedOf = (rows: readonly Periodic[]): Compared => ({
  now: figuresIn(rows, true),
  before: figuresIn(rows, false),
})

const campaignsOf = (rows: readonly CampaignRow[]): readonly Named[] =>
  [...Map.groupBy(rows, ({ campaignId }) => campaignId).values()]
    .flatMap((same) => {
      const [any] = same
      return any ? [{ name: any.name, segment: any.segment, ...comparedOf(same) }] : []
    })
    .toSorted(
      (a, b) =>
        (b.now?.spend ?? 0) - (a.now?.spend ?? 0) ||
        (b.before?.spend ?? 0) - (a.before?.spend ?? 0) ||
        a.name.localeCompare(b.name),
    )

const placementsOf = (rows: readonly PlacementRow[]): readonly Named[] =>
  [...Map.groupBy(rows, ({ placement }) => placement)]
    .map(([name, same]) => ({
      name,
      segment: '',
      ...comparedOf(same.map((row) => ({ ...noSums, ...row }))),
    }))
    .toSorted((a, b) => (b.now?.impressions ?? 0) - (a.now?.impressions ?? 0) || a.name.localeCompare(b.name))
    .slice(0, placementsTold)

/** How far the budget of the month in which the period ends was spent on its last day; null without a budget. */
async function readPacing(
  db: Db,
  client: NoteClient,
  channel: Channel,
  through: string,
): Promise<NotePace | null> {
  const section = pacingSections.find((one) => one.channel === channel)
  if (!section) return null
  const month = monthRange(through)
  const [budget, spend] = await Promise.all([
    readBudget(db, client, section.id, month),
    readSpend(db, client, channel, { start: month.start, end: through }),
  ])
  if (budget <= 0) return null
  return {
    ...paceOf(budget, spend, month.start, through),
    label: section.label,
    month: month.start,
    through,
    daysLeft: daysBetween(through, month.end),
  }
}
