import { daysInWords } from '../language/period.ts'
import type { Condition, TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import {
  countOf,
  isAveraged,
  isFigure,
  labelsOf,
  rowsFor,
  sourcesOf,
  totalsOf,
  whenOf,
  type Answered,
  type Answering,
} from './answered.ts'
import { groupedBy, ordered, sumsOf, textOf } from './compute.ts'
import { rowsOfFile, usualRows } from './limits.ts'
import { link, plain } from './markdown.ts'
import { begunLate, stillRuns } from './begun-late.ts'
import { answerHeld } from './held.ts'
import { tellHowItStands } from './how-it-stands.ts'
import { isReport } from './declared-rows.ts'
import { heldAgainst, onItsDays } from './held-against.ts'
import { CannotTell } from './rows.ts'
import { answerPeers } from './peers.ts'
import { answerShare } from './share.ts'
import { compareTable, dimensionLabel, groupTable, rowsTable } from './tables.ts'
import { answerWhy, explains } from './why.ts'
import { amountOf, lower, written, moved } from './words.ts'
import { tellGroups } from './groups.ts'
import { answerJoined } from './joined.ts'
import { nothing, whyNothing } from './nothing.ts'
import { noReasons, tellsReasons } from './reasons.ts'
import { tellWhen } from './when.ts'

/** The files of an answer: its table, and the whole report where it has exactly these filters. */
const filesOf = ({ rows, file }: Answered): string =>
  rows.length === 0
    ? ''
    : `\n\n${[
        '[This table as a CSV file](file:table)',
        ...(file ? [link(`${file.words} as an Excel file`, `file:${file.call}`)] : []),
      ].join(' · ')}`

/** Answers a question over the rows of a topic. */
export async function* answerTopic(question: TopicQuestion, portal: PortalReader): Answering {
  if (question.ask === 'why' && explains(question)) return yield* answerWhy(question, portal)
  if (question.ask === 'why' && !tellsReasons(question)) throw new CannotTell(noReasons(question))
  // Each row says why by itself.
  if (question.ask === 'why') return yield* answerTopic({ ...question, ask: 'rows', by: null }, portal)
  if (question.peers) return yield* answerPeers(question, portal)
  if (question.held !== null) return yield* answerHeld(question, question.held, portal)
  if (question.share !== null) return yield* answerShare(question, question.share, portal)
  if (question.with.length + question.without.length > 0) return yield* answerJoined(question, portal)
  // How many clients there are is told by their state.
  if (
    question.topic === 'clients' &&
    question.measures.includes('count') &&
    question.by === null &&
    question.conditions.length === 0
  )
    return yield* answerTopic({ ...question, by: 'state' }, portal)
  if (question.by === null && question.conditions.some(({ column }) => column === 'count'))
    throw new CannotTell('As many of whom? Ask which clients, or who, has so many.')
  if (asksOfOne(question, portal)) {
    const whole = await rowsFor(withoutState(question), portal)
    if (new Set(whole.rows.map(({ client }) => textOf(client))).size === 1)
      return yield* answerTopic(withoutState(question), portal)
  }
  const now = onItsDays(question, await rowsFor(question, portal))
  const against = await heldAgainst(question, now, portal)
  if (against !== null) yield `${begunLate(against)}${stillRuns(now, against)}`
  if (now.rows.length === 0 && (yield* tellHowItStands(question, now, portal))) return
  const shown = question.by
  if (shown !== null && now.rows.length > 0 && !now.rows.some((row) => row[shown] !== undefined))
    throw new CannotTell(`${now.topic.title} can't be told by ${lower(dimensionLabel(now.topic, shown))}.`)
  const empty = now.rows.length === 0 ? await whyNothing(question, now, portal) : ''
  yield* tell(question, empty === '' ? now : { ...now, empty }, against, portal)
  if (question.show === 'file') yield filesOf(now)
  else if (question.show === 'chart' && question.by === null)
    yield '\n\nI draw what is told by something: ask for it by day, by month, by client or by channel.'
}

const tellsState = ({ column }: Condition): boolean => column === 'state' || column === 'over'

/** `am I on pace`: asked of one client it is answered with how far it is, and not with whether it is in a list. */
const asksOfOne = ({ topic, conditions, clients }: TopicQuestion, portal: PortalReader): boolean =>
  topic === 'pacing' && conditions.some(tellsState) && (clients.length === 1 || !portal.isEmployee)

const withoutState = (question: TopicQuestion): TopicQuestion => ({
  ...question,
  measures: [],
  by: null,
  conditions: question.conditions.filter((one) => !tellsState(one)),
})

function* tell(
  question: TopicQuestion,
  now: Answered,
  before: Answered | null,
  portal: PortalReader,
): Generator<string> {
  const { topic } = now
  if (question.ask === 'when') return yield* tellWhen(question, now)
  const label = labelsOf(now)
  const named = question.measures.filter(
    (id) => (isFigure(topic, id) || (question.by !== null && isAveraged(topic, id))) && !now.hidden?.has(id),
  )
  // What is held against another time is held by its figure, also where none is named.
  const figures =
    named.length === 0 &&
    before !== null &&
    question.by === null &&
    isReport(topic.id) &&
    topic.measure !== undefined
      ? [topic.measure]
      : named
  const first = question.measures.find((id) => !now.hidden?.has(id))
  const averaged =
    question.average && first !== undefined && named.length === 0 ? averageOf(now, first) : null
  if (averaged !== null && first !== undefined) {
    yield `**${written(topic, first, averaged.value)} ${lower(label(first))}** on average${whenOf(now)}, over ${countOf(averaged.of, topic)}.`
    return yield sourcesOf(now, portal)
  }
  // Days between two events of which no row has both.
  if (question.average && topic.columns.some(({ id, span }) => id === first && span !== undefined))
    return yield `None of ${countOf(now.rows.length, topic)} has ${lower(label(first ?? ''))}.${sourcesOf(now, portal)}`
  // Health adds up to nothing, and is no number of clients either.
  if (question.average && first !== undefined && named.length === 0)
    throw new CannotTell(
      `I tell averages of what adds up, and ${lower(label(first))} does not: ask for it client by client.`,
    )
  const shut = question.measures.filter((id) => now.hidden?.has(id))
  if (shut.length > 0)
    return yield `${shut.map(label).join(', ')}: that is not open to you.${sourcesOf(now, portal)}`
  const when = whenOf(now)
  if (now.rows.length === 0) return yield `${nothing(now)}${sourcesOf(now, portal)}`
  const sums = totalsOf(now)
  const measures = figures.length > 0 ? figures : mainFigures(topic, now)
  if (
    question.average &&
    question.by === null &&
    !topic.columns.some(({ id, rate }) => id === measures[0] && rate)
  )
    return yield* tellAverage(now, figures[0] ?? topic.measure, portal)
  if (question.by !== null) return yield* tellGroups(question, now, before, measures, portal)
  if (figures.length > 0 && question.order === null && !onlyBounds(question, topic, figures)) {
    const main = figures[0] ?? 'count'
    const value = sums[main]
    const ofBudget =
      topic.id === 'pacing' && main === 'left' && figures.length === 1
        ? ` of ${written(topic, 'budget', sums['budget'])} ${lower(label('budget'))}`
        : ''
    const rest = figures.slice(1).map((id) => amountOf(topic, id, sums[id], label(id)))
    yield `**${main === 'count' ? countOf(value ?? now.rows.length, topic) : amountOf(topic, main, value, label(main))}**${ofBudget}${rest.length > 0 ? `, ${rest.join(', ')}` : ''}${when}.`
    if (before)
      yield ` ${daysInWords(before.period ?? { from: '', to: '' })}: ${written(topic, main, totalsOf(before)[main])}${moved(value, totalsOf(before)[main])}.`
    if (main !== 'count' && topic.columns.find(({ id }) => id === main)?.rate)
      yield* partsOfRate(topic, main, sums, label)
    if (before) yield* compareTable(topic, figures, now, before, label)
    else if (topic.id !== 'figures' && now.rows.length > 1)
      yield* rowsTable(question, now, question.show === 'file' ? rowsOfFile : usualRows)
    return yield sourcesOf(now, portal)
  }
  if (topic.id === 'figures' && measures.length > 1) {
    yield `**${written(topic, 'spend', sums['spend'])} ${lower(label('spend'))}**, ${written(topic, 'clicks', sums['clicks'])} clicks and ${written(topic, 'conversions', sums['conversions'])} conversions${when}.`
    if (before) yield* compareTable(topic, measures, now, before, label)
    else
      yield* groupTable(
        topic,
        'channel',
        ordered(groupedBy(topic, now.rows, 'channel'), { column: 'spend', descending: true }),
        measures,
        label,
        null,
      )
    return yield sourcesOf(now, portal)
  }
  if (topic.id === 'pacing') {
    const [state, other] = [...new Set(now.rows.map((row) => textOf(row['state'])))]
    yield `**${written(topic, 'spend', sums['spend'])} of ${written(topic, 'budget', sums['budget'])}** is spent${when}; ${written(topic, 'expected', sums['expected'])} was expected by now${state && other === undefined ? `: **${state.toLowerCase()}**` : ''}.`
  } else if (now.lead !== undefined) {
    yield now.lead
  } else {
    const main = topic.measure !== undefined && !now.hidden?.has(topic.measure) ? topic.measure : null
    const { order } = question
    const top = order === null ? null : topRow(now, order)
    if (order !== null && top !== null) {
      yield `${top}${when}.`
      yield* rowsTable(
        question,
        { ...now, rows: ordered(now.rows, order, topic) },
        question.limit ?? (question.show === 'file' ? rowsOfFile : usualRows),
      )
      return yield sourcesOf(now, portal)
    }
    // `my last invoice`: of that one, and not of all that there are.
    const few =
      question.limit !== null && order !== null
        ? ordered(now.rows, order, topic).slice(0, question.limit)
        : null
    const told = few ? sumsOf(topic, few) : sums
    const sum =
      main === null || told[main] === null || told[main] === undefined
        ? ''
        : `, ${written(topic, main, told[main])} ${lower(label(main))}`
    yield `**${countOf((few ? told['count'] : null) ?? now.total ?? sums['count'] ?? now.rows.length, topic)}**${sum}${when}.`
  }
  const sorted = question.order ? ordered(now.rows, question.order, topic) : now.rows
  yield* rowsTable(
    question,
    { ...now, rows: sorted },
    question.limit ?? (question.show === 'file' ? rowsOfFile : usualRows),
  )
  yield sourcesOf(now, portal)
}

/** `terms over 30 days`: of numbers that rows are only held against nobody asks for the sum. */
const onlyBounds = (
  { conditions, against }: TopicQuestion,
  topic: Topic,
  figures: readonly string[],
): boolean =>
  topic.rank < 6 &&
  against === null &&
  figures.every(
    (id) =>
      topic.columns.some((column) => column.id === id && column.kind === 'number') &&
      conditions.some(({ column, is }) => column === id && /^[<>]=?$/.test(is)),
  )

/** The average of a measure over rows; of results it is of something: of days, of clients. */
function* tellAverage(now: Answered, measure: string | undefined, portal: PortalReader): Generator<string> {
  const { topic, rows } = now
  if (topic.id === 'figures' || measure === undefined)
    throw new CannotTell('An average of what? Ask for it by client, by day, by week or by month.')
  const average = (totalsOf(now)[measure] ?? 0) / rows.length
  yield `**${written(topic, measure, Math.round(average * 100) / 100)} ${lower(labelsOf(now)(measure))}** on average${whenOf(now)}, over ${countOf(rows.length, topic)}.${sourcesOf(now, portal)}`
}

/** The average of a number that each row of a report has for itself; null where it is none. */
function averageOf(
  { topic, rows }: Answered,
  id: string,
): { readonly value: number; readonly of: number } | null {
  const column = topic.columns.find((one) => one.id === id)
  if (column?.kind !== 'number' || !(isReport(topic.id) || column.averages)) return null
  const values = rows.flatMap((row) => (typeof row[id] === 'number' ? [row[id]] : []))
  const sum = values.reduce((whole, value) => whole + value, 0)
  return values.length === 0
    ? null
    : { value: Math.round((sum / values.length) * 10) / 10, of: values.length }
}

/** The first of rows in their order, by its name and the figure that orders them; null where it has no name. */
function topRow(now: Answered, order: NonNullable<TopicQuestion['order']>): string | null {
  const { topic } = now
  const [first] = ordered(now.rows, order, topic)
  const named = topic.columns.find(
    ({ id, kind }) => ['client', 'person', 'text', 'record'].includes(kind) && textOf(first?.[id]) !== '',
  )
  const figure = first?.[order.column]
  if (!first || !named || typeof figure !== 'number') return null
  const label = lower(labelsOf(now)(order.column))
  return `**${plain(textOf(first[named.id]))}**: ${amountOf(topic, order.column, figure, label)}, the ${order.descending ? 'most' : 'least'} of ${countOf(now.rows.length, topic)}`
}

/** What a topic tells where no figure is named. */
function mainFigures(topic: Topic, now: Answered): readonly string[] {
  if (topic.id === 'figures')
    return ['spend', 'impressions', 'clicks', 'ctr', 'conversions', 'costPerConversion']
  if (topic.id === 'pacing') return ['budget', 'spend', 'projected']
  const sums = topic.columns
    .flatMap((one) => ((one.sums || one.rate) && !one.aside && !now.hidden?.has(one.id) ? [one.id] : []))
    .slice(0, 4)
  return [...new Set(['count', ...sums])]
}

function* partsOfRate(
  topic: Topic,
  id: string,
  sums: Readonly<Record<string, number | null>>,
  label: (id: string) => string,
): Generator<string> {
  const rate = topic.columns.find((one) => one.id === id)?.rate
  if (rate && sums[rate.of] !== undefined && sums[rate.per] !== undefined)
    yield ` That is ${written(topic, rate.of, sums[rate.of])} ${lower(label(rate.of))} over ${written(topic, rate.per, sums[rate.per])} ${lower(label(rate.per))}.`
}
