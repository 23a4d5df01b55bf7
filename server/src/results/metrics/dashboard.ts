import type { Answer } from '@portal/core/calls'
import type { DayRange } from '@portal/core/foundation/format'
import { routeOf } from '@portal/core/foundation/routes'
import type { Channel, Segment } from '@portal/core/money/services/channels'
import {
  addSums,
  amountsOf,
  figuresOf,
  inMoney,
  noSums,
  withVisits,
  type MoneyShown,
  type Sums,
} from '@portal/core/results/metrics/figures'
import { moneyShownTo } from '@portal/core/results/metrics/investment'
import { previousPeriod, rangeProblem } from '@portal/core/results/metrics/periods'
import type { Incoming } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { noteOpened } from '../../platform/reports/opened.ts'
import { areWhole, type KnownDays } from '../../platform/reports/whole-before.ts'
import type { AskedClient } from './asked-clients.ts'
import { figuresCache } from './figures-cache.ts'
import { readAnew, readKnown, type Read } from './read-dashboard.ts'
import type { Asked, PlacementRow, SumsRow } from './read-sums.ts'

const placementsShown = 20

/** A question to a dashboard; all of them ask alike. */
export type Question = Pick<Incoming<'dashboards.sem'>, 'db' | 'tenantId' | 'body' | 'services' | 'actor'> &
  Partial<Pick<Incoming<'dashboards.sem'>, 'copiedAt'>>

type Dashboard = Answer<'dashboards.sem'>
type Periods = Dashboard['total']
type Period = NonNullable<Periods['current_period']>

/** The two ranges that a question compares. */
export const rangesOf = ({ body }: Question): { readonly current: DayRange; readonly previous: DayRange } => {
  const current = { start: body.start_date, end: body.end_date }
  return { current, previous: previousPeriod(current) }
}

/**
 * The figures behind a question, from the cache where it holds them, with the clients they are of.
 * @throws {Refusal} 422 for a range that cannot be
 */
export async function readFor(
  question: Question,
  channels: readonly Channel[],
  segments?: readonly Segment[],
): Promise<{ readonly clients: readonly AskedClient[]; readonly read: Read; readonly madeAt: string }> {
  const { db, tenantId, body, services, actor, copiedAt } = question
  const ranges = rangesOf(question)
  const problem = rangeProblem(ranges.current)
  if (problem !== null) throw invalid({ end_date: problem })
  const asked: Asked = {
    tenantId,
    clientIds: body.clients.length === 0 ? null : body.clients.map(({ id }) => id),
    channels,
    money: moneyShownTo(actor),
    ...(segments ? { segments } : {}),
    ...ranges,
  }
  const cache = figuresCache(services.database)
  // Whom a question is about differs for each asker and day: the key names the clients themselves.
  const keyOf = (clients: readonly AskedClient[]): string =>
    JSON.stringify([asked, clients.map(({ id }) => id)])
  if (body.breakCache !== true) {
    const { clients, version } = await readKnown(db, asked)
    const kept = cache.known<Read>(keyOf(clients), version)
    if (kept) return { clients, read: kept.value, madeAt: kept.madeAt }
  }
  const { clients, version, read } = await readAnew(db, asked)
  return { clients, read, madeAt: cache.keep(keyOf(clients), version, weightOf, read, copiedAt).madeAt }
}

const weightOf = ({ sums, days, placements }: Read): number => sums.length + days.length + placements.length

/** The days of both ranges for a line over time, and how far the figures reach. */
export function overTime(
  question: Question,
  { days }: Read,
): Pick<Dashboard, 'days' | 'previousDays' | 'through'> {
  const { current } = rangesOf(question)
  const money = moneyShownTo(question.actor)
  const shown = days.map(({ day, ...sums }) => ({ day, ...inMoney(amountsOf(sums), money) }))
  const now = shown.filter(({ day }) => day >= current.start)
  return {
    days: now,
    previousDays: shown.filter(({ day }) => day < current.start),
    through: now.at(-1)?.day ?? null,
  }
}

/** All rows added up, null where there is none: no data is not the same as zero. */
export const totalOf = (rows: readonly Sums[]): Sums | null =>
  rows.length === 0 ? null : rows.reduce(addSums, noSums)

/** All channels together: what advertising did, and the visits that analytics counted. */
export const overallOf = (rows: readonly (Sums & { readonly channel: Channel })[]): Sums | null =>
  withVisits(
    totalOf(rows.filter(({ channel }) => channel !== 'analytics')),
    totalOf(rows.filter(({ channel }) => channel === 'analytics')),
  )

/** The days that a question compares. */
export interface Ranges {
  readonly current: DayRange
  readonly previous: DayRange
}

/**
 * The rows of one of the two periods; those of the one before only where they are of the whole of it: figures that
 * begin in its middle, or that end in it and go on later, are no measure of what is now.
 */
export function rowsIn(
  rows: readonly SumsRow[],
  which: 'current' | 'previous',
  { current, previous }: Ranges,
): readonly SumsRow[] {
  const now = rows.filter(({ isCurrent }) => isCurrent)
  if (which === 'current') return now
  const was = rows.filter(({ isCurrent }) => !isCurrent)
  return areWhole(knownDays(was), knownDays(now), { now: current, before: previous }) ? was : []
}

/** The first and last day of rows that have figures. */
const knownDays = (rows: readonly SumsRow[]): KnownDays | null =>
  rows.reduce<KnownDays | null>(
    (known, { first, last }) => ({
      first: known && known.first < first ? known.first : first,
      last: known && known.last > last ? known.last : last,
    }),
    null,
  )

/** Rows by the client they are of. */
export function byClient<Row extends { readonly clientId: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  return Map.groupBy(rows, ({ clientId }) => clientId)
}

function placementsOf(rows: readonly PlacementRow[], money: MoneyShown): Period['placements'] {
  const totals = Map.groupBy(rows, ({ placement }) => placement)
  return [...totals]
    .map(([placement, same]) => {
      const sums = same.reduce((all, row) => addSums(all, { ...noSums, ...row }), noSums)
      const { impressions, clicks, spend } = figuresOf(sums)
      return inMoney({ placement, impressions, clicks, spend }, money)
    })
    .toSorted((a, b) => b.impressions - a.impressions || a.placement.localeCompare(b.placement))
    .slice(0, placementsShown)
}

function periodsOf(
  sums: readonly SumsRow[],
  placements: readonly PlacementRow[],
  money: MoneyShown,
  ranges: Ranges,
): Periods {
  const period = (isCurrent: boolean): Period | null => {
    const total = totalOf(rowsIn(sums, isCurrent ? 'current' : 'previous', ranges))
    return (
      total && {
        ...inMoney(figuresOf(total), money),
        placements: placementsOf(
          placements.filter((row) => row.isCurrent === isCurrent),
          money,
        ),
      }
    )
  }
  return { current_period: period(true), previous_period: period(false) }
}

/**
 * The dashboard of some channels: each
 * client's current and previous period, all of them together, and the days.
 *
 * @param segments only these; all where they are left out
 */
export async function dashboard(
  question: Question,
  channels: readonly Channel[],
  segments?: readonly Segment[],
): Promise<Dashboard> {
  const { clients, read, madeAt } = await readFor(question, channels, segments)
  const { report } = question.body
  if (report !== undefined && clients.length === 1)
    await noteOpened(question.services, question.actor, {
      title: routeOf(report).title,
      clientIds: clients.map(({ id }) => id),
    })
  const sums = byClient(read.sums)
  const placements = byClient(read.placements)
  const { current, previous } = rangesOf(question)
  const money = moneyShownTo(question.actor)
  return {
    data: clients.map(({ id, name, slug }) => ({
      clientId: id,
      name,
      slug,
      campaigns: read.campaigns.get(id) ?? 0,
      data: periodsOf(sums.get(id) ?? [], placements.get(id) ?? [], money, { current, previous }),
    })),
    total: periodsOf(read.sums, read.placements, money, { current, previous }),
    current_range: current,
    previous_range: previous,
    ...overTime(question, read),
    madeAt,
  }
}
