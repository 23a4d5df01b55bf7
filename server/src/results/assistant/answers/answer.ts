import { formatDay, today as agencyToday } from '@portal/core/foundation/format'
import { daysInWords, type Period } from '../language/period.ts'
import type { Joined, TopicQuestion } from '../language/question.ts'
import { emptyQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import {
  countOf,
  idOf,
  isFigure,
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
import { chart, mostBars, type Bar } from './chart.ts'
import { groupedBy, narrowed, ordered, sumsOf, textOf } from './compute.ts'
import { link, plain, source, table } from './markdown.ts'
import { answerHeld } from './held.ts'
import { CannotTell, type Row } from './rows.ts'
import { answerShare } from './share.ts'
import {
  cellText,
  compareTable,
  dimensionLabel,
  groupTable,
  numberIn,
  rowsTable,
  timeInWords,
} from './tables.ts'
import { answerWhy, explains } from './why.ts'
import { lower, written, moved } from './words.ts'

/** Rows of an answer that names no limit. */
const usualRows = 10
const mostRows = 50
/** Rows of a table that is wanted as a file. */
const rowsOfFile = 200

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
  const now = await rowsFor(question, portal)
  const against =
    question.against && now.period
      ? await rowsFor(question, portal, sameStretch(question.against, now.period, now.topic))
      : null
  const shown = question.by
  if (shown !== null && now.rows.length > 0 && !now.rows.some((row) => row[shown] !== undefined))
    throw new CannotTell(`${now.topic.title} can't be told by ${lower(dimensionLabel(now.topic, shown))}.`)
  yield* tell(question, now, against, portal)
  if (question.show === 'file') yield filesOf(now)
  else if (question.show === 'chart' && question.by === null)
    yield '\n\nI draw what is told by something: ask for it by day, by month, by client or by channel.'
}

/** Whether the rows of a topic say themselves why: cancellations have a reason. */
const tellsReasons = ({ topic }: TopicQuestion): boolean =>
  topicFor(topic).columns.some(({ id, label }) => /reason|cause/i.test(`${id} ${label}`))

const noReasons = ({ topic }: TopicQuestion): string => {
  const { title, rows } = topicFor(topic)
  const words = (rows ?? title).toLowerCase()
  return `I can't say why for ${words}: I explain why spend, clicks, conversions and what each of them costs went up or down. Ask for ${words} themselves, without why.`
}

function* tell(
  question: TopicQuestion,
  now: Answered,
  before: Answered | null,
  portal: PortalReader,
): Generator<string> {
  const { topic } = now
  if (question.ask === 'when') return yield* tellWhen(question, now)
  const label = labelsOf(now)
  const figures = question.measures.filter((id) => isFigure(topic, id) && !now.hidden?.has(id))
  const shut = question.measures.filter((id) => now.hidden?.has(id))
  if (shut.length > 0)
    return yield `${shut.map(label).join(', ')}: that is not open to you.${sourcesOf(now, portal)}`
  const when = whenOf(now)
  if (now.rows.length === 0) return yield `${nothing(question, now)}${sourcesOf(now, portal)}`
  const sums = totalsOf(now)
  const measures = figures.length > 0 ? figures : mainFigures(question, topic, now)
  if (question.by !== null) return yield* tellGroups(question, now, before, measures, portal)
  if (figures.length > 0 && question.order === null) {
    const main = figures[0] ?? 'count'
    const value = sums[main]
    const rest = figures.slice(1).map((id) => `${written(topic, id, sums[id])} ${lower(label(id))}`)
    yield `**${main === 'count' ? countOf(value ?? now.rows.length, topic) : `${written(topic, main, value)} ${lower(label(main))}`}**${rest.length > 0 ? `, ${rest.join(', ')}` : ''}${when}.`
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
  if (topic.id === 'pacing')
    yield `**${written(topic, 'spend', sums['spend'])} of ${written(topic, 'budget', sums['budget'])}** is spent${when}; ${written(topic, 'expected', sums['expected'])} was expected by now.`
  else {
    const main = topic.measure !== undefined && !now.hidden?.has(topic.measure) ? topic.measure : null
    const sum =
      main === null || sums[main] === null || sums[main] === undefined
        ? ''
        : `, ${written(topic, main, sums[main])} ${lower(label(main))}`
    yield `**${countOf(now.total ?? sums['count'] ?? now.rows.length, topic)}**${sum}${when}.`
  }
  const sorted = question.order ? ordered(now.rows, question.order) : now.rows
  yield* rowsTable(
    question,
    { ...now, rows: sorted },
    question.limit ?? (question.show === 'file' ? rowsOfFile : usualRows),
  )
  yield sourcesOf(now, portal)
}

const nothing = (question: TopicQuestion, now: Answered): string => {
  void question
  return now.topic.period === 'range' || now.period
    ? `There are no ${lowerTitle(now.topic)}${whenOf(now)} for what you asked.`
    : `There are no ${lowerTitle(now.topic)} for what you asked.`
}
const lowerTitle = ({ title, rows }: Topic): string => (rows ?? title).toLowerCase()

/** What a topic tells where no figure is named. */
function mainFigures(question: TopicQuestion, topic: Topic, now: Answered): readonly string[] {
  if (topic.id === 'figures')
    return ['spend', 'impressions', 'clicks', 'ctr', 'conversions', 'costPerConversion']
  if (topic.id === 'pacing') return ['budget', 'spend', 'projected']
  const sums = topic.columns
    .flatMap((one) => ((one.sums || one.rate) && !one.aside && !now.hidden?.has(one.id) ? [one.id] : []))
    .slice(0, 4)
  void question
  return ['count', ...sums]
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

function* tellGroups(
  question: TopicQuestion,
  now: Answered,
  before: Answered | null,
  measures: readonly string[],
  portal: PortalReader,
): Generator<string> {
  const { topic } = now
  const by = question.by ?? ''
  const label = labelsOf(now)
  const inTime = by === 'day' || by === 'week' || by === 'month'
  const main = question.order?.column ?? measures[0] ?? 'count'
  // Clients that are in no group make none.
  const grouped = groupedBy(topic, now.rows, by).filter(
    (row) => topic.id !== 'clients' || question.conditions.length === 0 || textOf(row[by]) !== '',
  )
  const kept = narrowed(
    topic,
    grouped,
    question.conditions.filter(({ column }) => isFigure(topic, column) && !now.done?.has(column)),
    agencyToday(),
  )
  const asked =
    question.clients.length > 1 && by === topic.client
      ? withAsked(kept, question, topic, by)
      : withAskedChoices(kept, question, topic, by)
  const order =
    question.order ?? (inTime ? { column: by, descending: false } : { column: main, descending: true })
  const sorted = ordered(asked, order)
  if (sorted.length === 0) return yield `${nothing(question, now)}${sourcesOf(now, portal)}`
  const [first] = sorted
  const shown = sorted.slice(
    0,
    question.limit ??
      (question.show === 'file'
        ? rowsOfFile
        : inTime
          ? mostRows
          : question.conditions.length > 0
            ? 25
            : usualRows),
  )
  const sums = totalsOf(now)
  const name = (row: Row | undefined): string => timeInWords(textOf(row?.[by]), by) || 'None'
  if (question.average) {
    const rate = topic.columns.find(({ id }) => id === main)?.rate
    const average = rate ? (sums[main] ?? 0) : (sums[main] ?? 0) / grouped.length
    yield `**${written(topic, main, Math.round(average * 100) / 100)} ${lower(label(main))}** on average${whenOf(now)}, over ${grouped.length.toLocaleString('en-US')}.`
  } else if (question.order !== null || question.limit === 1)
    yield `**${plain(name(first))}**: ${written(topic, main, numberIn(first?.[main]))} ${lower(label(main))}${whenOf(now)}${sorted.length > 1 ? `, the ${order.descending ? 'most' : 'least'} of ${sorted.length.toLocaleString('en-US')}` : ''}.`
  else if (
    question.conditions.some(({ column }) => isFigure(topic, column)) ||
    question.conditions.some(({ column }) => topic.byClient?.includes(column))
  )
    yield `**${sorted.length.toLocaleString('en-US')} of ${Math.max(grouped.length, sorted.length).toLocaleString('en-US')}**${whenOf(now)}.`
  else
    yield `**${main === 'count' ? countOf(sums['count'] ?? now.rows.length, topic) : `${written(topic, main, sums[main])} ${lower(label(main))}`}**${whenOf(now)}, by ${lower(dimensionLabel(topic, by))}${shown.length < sorted.length ? `; the first ${shown.length} of ${sorted.length}` : ''}.`
  if (question.show === 'chart') {
    const figures = shown.flatMap((row): readonly Bar[] => {
      const value = numberIn(row[main])
      return value === null ? [] : [[name(row), value, written(topic, main, value)]]
    })
    yield chart(`${label(main)} by ${lower(dimensionLabel(topic, by))}`, figures.slice(0, mostBars), inTime)
  }
  const beforeRows = before ? groupedBy(topic, before.rows, by) : null
  yield* groupTable(topic, by, shown, measures, label, beforeRows)
  yield sourcesOf(now, portal)
}

/** Those who are compared stand there also without figures. */
const withAsked = (
  rows: readonly Row[],
  { clients }: TopicQuestion,
  topic: Topic,
  by: string,
): readonly Row[] => [
  ...rows,
  ...clients
    .filter(({ id }) => !rows.some((row) => idOf(row[by]) === id))
    .map((client): Row => ({
      ...sumsOf(topic, []),
      [by]: { id: client.id, name: client.name, ...(client.slug ? { slug: client.slug } : {}) },
    })),
]

/** Choices that are named stand there without figures too: nothing was spent on them. */
function withAskedChoices(
  rows: readonly Row[],
  { conditions }: TopicQuestion,
  topic: Topic,
  by: string,
): readonly Row[] {
  const asked = conditions.find(({ column, is }) => column === by && is === 'in')
  const values = topic.columns.flatMap(({ id, values: of }) => (id === by ? (of ?? []) : []))
  const labels = (asked?.values ?? []).flatMap(
    (value) => values.find((one) => one.value === value)?.label ?? [],
  )
  return [
    ...rows,
    ...labels
      .filter(
        (label) =>
          !rows.some(
            (row) =>
              textOf(row[by]) === label ||
              values.some(({ value, label: own }) => own === label && textOf(row[by]) === value),
          ),
      )
      .map((label): Row => ({ ...sumsOf(topic, []), [by]: label })),
  ]
}

function* tellWhen(question: TopicQuestion, now: Answered): Generator<string> {
  const { topic } = now
  const column = question.measures[0] ?? topic.date ?? ''
  const dated = now.rows.filter((row) => typeof row[column] === 'string' && row[column] !== '')
  const last =
    question.measures[0] === undefined
      ? dated.toSorted((a, b) => textOf(b[column]).localeCompare(textOf(a[column])))
      : dated
  const [first] = last
  if (!first)
    return yield now.rows.length > 0
      ? `It has no end${topic.id === 'budgets' ? '' : ' that is known'}.`
      : `There are no ${topic.title.toLowerCase()} for what you asked.`
  yield `**${formatDay(textOf(first[column]))}**${first['author'] ? `, ${plain(textOf(first['author']))}` : ''}${first['type'] ? `, ${plain(textOf(first['type']))}` : ''}.`
  yield* rowsTable(
    question,
    { ...now, rows: question.measures[0] === undefined ? last.slice(0, 1) : last },
    usualRows,
  )
  const [screen] = now.sources
  if (screen) yield source(link(screen.words, screen.path))
}

/** Clients with, or without, rows of other topics. */
async function* answerJoined(question: TopicQuestion, portal: PortalReader): Answering {
  const clients = await rowsFor({ ...question, with: [], without: [] }, portal)
  const having = await Promise.all(question.with.map((one) => clientsIn(one, question, portal)))
  const lacking = await Promise.all(question.without.map((one) => clientsIn(one, question, portal)))
  const rows = clients.rows.filter((row) => {
    const id = idOf(row['client'])
    return having.every((set) => set.ids.has(id)) && lacking.every((set) => !set.ids.has(id))
  })
  const every = [clients, ...having, ...lacking]
  const sources = every.flatMap((one) => one.sources)
  const notes = every.flatMap((one) => one.notes ?? [])
  const words = [
    ...question.with.map((one, at) => `with ${joinedWords(one, having[at]?.period ?? null)}`),
    ...question.without.map((one, at) => `without ${joinedWords(one, lacking[at]?.period ?? null)}`),
  ].join(' and ')
  yield `**${rows.length.toLocaleString('en-US')} of ${clients.rows.length.toLocaleString('en-US')} clients** ${words}.`
  if (question.measures.includes('count')) return yield sourcesOf({ ...clients, sources, notes }, portal)
  if (rows.length > 0) {
    yield* table<Row>(
      [
        { label: 'Client', cell: (row) => cellText(clients.topic, undefined, 'client', row['client']) },
        { label: 'Group', cell: (row) => plain(textOf(row['group'])) },
        { label: 'City', cell: (row) => plain(textOf(row['city'])) },
      ],
      rows.slice(0, 25),
    )
    if (rows.length > 25) yield `\nThe first 25 of ${rows.length.toLocaleString('en-US')}.`
  }
  yield sourcesOf({ ...clients, sources, notes }, portal)
}

const joinedWords = ({ topic, conditions }: Joined, period: Period | null): string =>
  `${conditions.map(({ values }) => String(values[0])).join(' ')} ${topicFor(topic).title.toLowerCase()}${period ? ` in ${daysInWords(period)}` : ''}`.trim()

/** The clients that have rows of a topic. */
async function clientsIn(joined: Joined, whole: TopicQuestion, portal: PortalReader) {
  const topic = topicFor(joined.topic)
  // Whoever has waited the longest is told by the reports of all clients, without reading all that was said.
  const all =
    joined.conditions.length === 0 &&
    joined.records.length === 0 &&
    !joined.mine &&
    joined.period !== null &&
    portal.isEmployee
  if (all && joined.topic === 'activities' && portal.may('activityReports.clientReport')) {
    const { from, to } = joined.period
    const rows = await portal.read('activityReports.clientReport', {
      query: { date: to > agencyToday() ? agencyToday() : to },
    })
    const ids = rows.flatMap(({ client, lastLoggedAt }) =>
      lastLoggedAt !== null && lastLoggedAt.slice(0, 10) >= from ? [client.id] : [],
    )
    return {
      ids: new Set(ids),
      period: joined.period,
      notes: [],
      sources: [{ words: 'Activities by client', path: '/reporting/activities?by=clients' }],
    }
  }
  const question: TopicQuestion = {
    ...emptyQuestion(topic.id),
    mine: joined.mine,
    conditions: joined.conditions,
    records: joined.records,
    period: joined.period,
    groups: whole.groups,
    clients: whole.clients,
  }
  const read = await rowsFor(question, portal)
  return {
    ids: new Set(read.rows.map((row) => idOf(row[topic.client ?? 'client']))),
    period: read.period,
    notes: read.notes,
    sources: read.sources,
  }
}
