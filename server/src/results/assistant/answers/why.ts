import { daysInWords, stretchBefore } from '../language/period.ts'
import type { TopicQuestion } from '../language/question.ts'
import type { AskedColumn, Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import {
  idOf,
  labelsOf,
  rowsFor,
  sameStretch,
  sourcesOf,
  topicFor,
  totalsOf,
  whenOf,
  type Answered,
  type Answering,
} from './answered.ts'
import { groupedBy, textOf } from './compute.ts'
import { table } from './markdown.ts'
import type { Cell } from './rows.ts'
import { dimensionLabel, groupName, numberIn } from './tables.ts'
import { lower, moved, written } from './words.ts'

type Sums = Readonly<Record<string, number | null>>

/** What a figure is the product of: how many, and what each. */
const factors: Readonly<Record<string, { readonly volume: string; readonly each: string }>> = {
  'figures.spend': { volume: 'clicks', each: 'the cost of a click' },
  'figures.clicks': { volume: 'impressions', each: 'clicks for each impression' },
  'figures.conversions': { volume: 'clicks', each: 'conversions for each click' },
  'figures.views': { volume: 'impressions', each: 'views for each impression' },
  'budgets.amount': { volume: 'count', each: 'the amount of a budget' },
  'invoices.total': { volume: 'count', each: 'the amount of an invoice' },
}

/** Parts that are named as those that moved a figure the most. */
const mostParts = 5

/** The figure whose change is asked about; null where there is none that adds up or is a quotient. */
function explainedIn(question: TopicQuestion): AskedColumn | null {
  const topic = topicFor(question.topic)
  const id = question.measures[0] ?? (topic.amountOfOne ? topic.measure : undefined)
  const column = topic.columns.find((one) => one.id === id)
  return topic.period !== null && (column?.sums || column?.rate) ? column : null
}

/** Whether a change can be explained by its parts. */
export const explains = (question: TopicQuestion): boolean => explainedIn(question) !== null

/** Why a figure moved: by how many and what each, and where. */
export async function* answerWhy(question: TopicQuestion, portal: PortalReader): Answering {
  const asked: TopicQuestion = { ...question, ask: 'rows', by: null, order: null, limit: null, share: null }
  const column = explainedIn(question)
  const now = await rowsFor(asked, portal)
  if (!column || !now.period) return
  const { topic } = now
  const { id: measure } = column
  if (now.hidden?.has(measure)) return yield `${labelsOf(now)(measure)}: that is not open to you.`
  const beforePeriod = question.against ?? stretchBefore(now.period)
  const before = await rowsFor(asked, portal, sameStretch(beforePeriod, now.period, topic, now.through))
  const label = labelsOf(now)
  const [sums, was] = [totalsOf(now), totalsOf(before)]
  const [value, earlier] = [sums[measure] ?? null, was[measure] ?? null]
  const then = daysInWords(before.period ?? beforePeriod)
  if (value === null || earlier === null || earlier === 0)
    return yield `There is nothing to compare ${lower(label(measure))} with in ${then}.${sourcesOf(now, portal)}`
  const change = (value - earlier) / earlier
  yield `**${written(topic, measure, value)}** ${lower(label(measure))}${whenOf(now)}: ${Math.abs(change) < 0.0005 ? 'as much as' : change > 0 ? `up ${Math.round(change * 1000) / 10}% from` : `down ${Math.round(-change * 1000) / 10}% from`} ${written(topic, measure, earlier)} in ${then}.`
  yield column.rate
    ? ` ${ofRate(topic, column.rate, sums, was, label)}`
    : ofProduct(topic, measure, sums, was, label)
  yield* whereItMoved(now, before, column)
  yield sourcesOf(now, portal)
}

/** Both parts of a quotient, as they were and as they are. */
function ofRate(
  topic: Topic,
  { of, per }: NonNullable<AskedColumn['rate']>,
  sums: Sums,
  was: Sums,
  label: (id: string) => string,
): string {
  const tell = (id: string): string =>
    `${lower(label(id))} went from ${written(topic, id, was[id])} to ${written(topic, id, sums[id])}${moved(sums[id], was[id])}`
  return `${tell(of).replace(/^./, (first) => first.toUpperCase())}, while ${tell(per)}.`
}

/** The part of volume and the part of price in a change: volume moved at the old price, price at the new volume. */
function ofProduct(
  topic: Topic,
  measure: string,
  sums: Sums,
  was: Sums,
  label: (id: string) => string,
): string {
  const factor = factors[`${topic.id}.${measure}`]
  if (!factor) return ''
  const { volume, each } = factor
  const [v0, v1] = [was[volume] ?? 0, sums[volume] ?? 0]
  if (v0 === 0 || v1 === 0) return ''
  const [m0, m1] = [was[measure] ?? 0, sums[measure] ?? 0]
  const cents = (amount: number): number => Math.round(amount * 100) / 100
  const byVolume = cents((v1 - v0) * (m0 / v0))
  const byPrice = cents(m1 - m0 - byVolume)
  const sign = (amount: number): string =>
    `${amount >= 0 ? '+' : '−'}${written(topic, measure, Math.abs(amount))}`
  const what = volume === 'count' ? topic.title.toLowerCase() : lower(label(volume))
  return ` ${sign(byVolume)} of it is ${v1 >= v0 ? 'more' : 'fewer'} ${what} (${written(topic, volume, v0)} to ${written(topic, volume, v1)}), ${sign(byPrice)} is ${each}.`
}

interface Part {
  readonly cell: Cell
  readonly now: number | null
  readonly before: number | null
  /** What it adds to the change of the whole. */
  readonly move: number
}

/**
 * What each part adds to the change of a quotient: how much more (or less) it
 * has than its denominator would have at the old quotient of the whole. They
 * add up to the change, those whose weight moved among them.
 */
function movesOfRate(
  { id, rate }: AskedColumn & Required<Pick<AskedColumn, 'rate'>>,
  now: ReadonlyMap<string, Sums>,
  before: ReadonlyMap<string, Sums>,
  sums: Sums,
  was: Sums,
): (key: string) => number {
  const [of0, per0, per1] = [was[rate.of] ?? 0, was[rate.per] ?? 0, sums[rate.per] ?? 0]
  const old = per0 === 0 ? 0 : of0 / per0
  const scale = (was[id] ?? 0) / (old === 0 ? 1 : old)
  const part = (of: Sums | undefined, per: number): number =>
    per === 0 ? 0 : ((of?.[rate.of] ?? 0) - old * (of?.[rate.per] ?? 0)) / per
  return (key) => (part(now.get(key), per1) - part(before.get(key), per0)) * scale
}

/** Where a figure moved the most: by channel for one client, by client for several. */
function* whereItMoved(now: Answered, before: Answered, column: AskedColumn): Generator<string> {
  const { topic } = now
  const rows = [...now.rows, ...before.rows]
  const clientColumn = topic.client ?? 'client'
  const ofOne = rows.every((row) => idOf(row[clientColumn]) === idOf(rows[0]?.[clientColumn]))
  const dimension = ofOne ? (topic.id === 'figures' ? 'channel' : 'service') : clientColumn
  if (!rows.some((row) => textOf(row[dimension]) !== '')) return
  const byName = (answered: Answered) =>
    new Map(groupedBy(topic, answered.rows, dimension).map((row) => [textOf(row[dimension]), row]))
  const [a, b] = [byName(now), byName(before)]
  const sumsIn = (groups: ReturnType<typeof byName>): ReadonlyMap<string, Sums> =>
    new Map(
      [...groups].map(([key, row]) => [
        key,
        Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, numberIn(cell)])),
      ]),
    )
  const { rate } = column
  const moveOf = rate
    ? movesOfRate({ ...column, rate }, sumsIn(a), sumsIn(b), totalsOf(now), totalsOf(before))
    : (key: string): number =>
        (numberIn(a.get(key)?.[column.id]) ?? 0) - (numberIn(b.get(key)?.[column.id]) ?? 0)
  const parts = [...new Set([...a.keys(), ...b.keys()])]
    .map((key): Part => ({
      cell: a.get(key)?.[dimension] ?? b.get(key)?.[dimension],
      now: numberIn(a.get(key)?.[column.id]),
      before: numberIn(b.get(key)?.[column.id]),
      move: moveOf(key),
    }))
    .toSorted((one, other) => Math.abs(other.move) - Math.abs(one.move))
    .slice(0, mostParts)
  if (parts.length < 2) return
  const figure = (value: number | null): string => written(topic, column.id, value ?? (rate ? null : 0))
  yield `\n\nWhere it moved the most:`
  yield* table(
    [
      {
        label: dimensionLabel(topic, dimension),
        cell: ({ cell }: Part) => groupName(topic, dimension, cell),
      },
      { label: 'Now', atEnd: true, cell: (part) => figure(part.now) },
      { label: 'Before', atEnd: true, cell: (part) => figure(part.before) },
      {
        label: rate ? 'Adds to the change' : 'Change',
        atEnd: true,
        cell: ({ move }) => `${move > 0 ? '+' : ''}${figure(Math.round(move * 100) / 100)}`,
      },
    ],
    parts,
  )
}
