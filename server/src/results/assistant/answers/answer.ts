import { formatDay, today as agencyToday } from '@portal/core/foundation/format'
import { daysInWords, stretchBefore, type Period } from '../language/period.ts'
import type { Joined, TopicQuestion } from '../language/question.ts'
import { topicOf } from '../language/declared-topics.ts'
import { emptyQuestion } from '../language/read.ts'
import type { AskedColumn, Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { groupedBy, narrowed, ordered, rateOf, sumsOf, textOf } from './compute.ts'
import * as core from './core-rows.ts'
import { columnsOfList, isList, isReport, listRows, reportRows } from './declared-rows.ts'
import { link, plain, source, table } from './markdown.ts'
import {
  CannotTell,
  type Cell,
  type NamedCell,
  type ReadRows,
  type Row,
  type Rows,
  type Wanted,
} from './rows.ts'
import { ownClients, whomOf } from './whom.ts'
import { written, moved } from './words.ts'

export type Answering = AsyncGenerator<string, void, undefined>

const readers: Readonly<Record<string, ReadRows>> = {
  figures: core.figuresRows,
  budgets: core.budgetsRows,
  pacing: core.pacingRows,
  activities: core.activitiesRows,
  interactions: core.interactionsRows,
  tasks: core.tasksRows,
  support: core.supportRows,
  clients: core.clientsRows,
  people: core.peopleRows,
  invoices: core.invoicesRows,
  budgetChanges: core.budgetChangesRows,
  goals: core.goalsRows,
  agreements: core.agreementsRows,
  budgetIncreases: core.budgetIncreasesRows,
}

const readerOf = (id: string): ReadRows => {
  const reader = readers[id] ?? (isReport(id) ? reportRows : isList(id) ? listRows : undefined)
  if (!reader) throw new CannotTell('The portal has no such figures.')
  return reader
}

/** The rows that a question is about, narrowed to what it says, and where they come from. */
export interface Answered extends Rows {
  readonly topic: Topic
  readonly all: readonly Row[]
}

const topicFor = (id: string): Topic => {
  const found = topicOf(id)
  if (!found) throw new CannotTell('The portal has no such figures.')
  return found.topic
}

/** Reads what a question asks for in a period. */
export async function rowsFor(
  question: TopicQuestion,
  portal: PortalReader,
  period: Period | null = question.period,
): Promise<Answered> {
  const topic = topicFor(question.topic)
  if (!topic.calls.some((name) => portal.may(name)))
    throw new CannotTell(`${topic.title}: that is not open to you.`)
  const today = agencyToday()
  const whom = await whomOf(question, portal, topic.person !== undefined && topic.id !== 'clients')
  // Nobody but people of the agency looks further than at what is their own.
  const own =
    whom.ids === null &&
    !portal.isEmployee &&
    (topic.client !== undefined || topic.ofOne === true) &&
    topic.id !== 'clients'
      ? await ownClients(portal)
      : null
  const wanted: Wanted = {
    question,
    topic,
    whom: own ? { ids: own.map(({ id }) => id), clients: own } : whom,
    portal,
    today,
    period,
  }
  const read = await readerOf(topic.id)(wanted)
  const conditions = question.conditions.filter(({ column }) => !read.done?.has(column))
  const ofRows = conditions.filter(({ column }) => !isFigure(topic, column) || question.by === null)
  const groups =
    question.by === 'group' && !read.rows.some((row) => row['group'] !== undefined)
      ? await withGroups(read.rows, portal)
      : read.rows
  const kept = narrowed(topic, groups, ofRows, today)
  const people = peopleIn(question, topic)
  const rows =
    people.length === 0 ? kept : kept.filter((row) => people.includes(idOf(row[topic.person ?? ''])))
  return {
    ...read,
    rows,
    all: rows,
    topic,
    ...(conditions.length > 0 || people.length > 0 ? { totals: undefined, total: undefined } : {}),
  } as Answered
}

const isFigure = (topic: Topic, id: string): boolean => {
  const column = topic.columns.find((one) => one.id === id)
  return id === 'count' || column?.sums === true || column?.rate !== undefined
}
const idOf = (cell: Cell): number =>
  typeof cell === 'object' && cell !== null && 'id' in cell ? (cell.id ?? -1) : -1

/** Of a declared report the people are in its rows; the other topics have asked for them. */
const peopleIn = ({ people }: TopicQuestion, topic: Topic): readonly number[] =>
  isReport(topic.id) && topic.person !== undefined
    ? people.flatMap(({ as, who }) => (as === topic.person && who !== 'me' ? [who.id] : []))
    : []

async function withGroups(rows: readonly Row[], portal: PortalReader): Promise<readonly Row[]> {
  const { clientsWith } = await import('./whom.ts')
  const groups = new Map(
    (await clientsWith(portal, {})).map(({ id, Group }) => [id, Group?.name ?? 'No group']),
  )
  return rows.map((row) => ({ ...row, group: groups.get(idOf(row['client'])) ?? 'No group' }))
}

/** Rows of an answer that names no limit. */
const usualRows = 10
const mostRows = 50

/** Answers a question over the rows of a topic. */
export async function* answerTopic(question: TopicQuestion, portal: PortalReader): Answering {
  if (question.ask === 'why') return yield* answerWhy(question, portal)
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
      ? await rowsFor(question, portal, sameStretch(question.against, now.period))
      : null
  const shown = question.by
  if (shown !== null && now.rows.length > 0 && !now.rows.some((row) => row[shown] !== undefined))
    throw new CannotTell(`${now.topic.title} can't be told by ${lower(dimensionLabel(now.topic, shown))}.`)
  yield* tell(question, now, against, portal)
  if (question.show !== null && now.sources.some(({ path }) => portal.opens(path)))
    yield question.show === 'file'
      ? '\n\nI make no files: **Export** on that screen does, with the same filters.'
      : '\n\nI draw no charts: that screen has it as one where it can be drawn.'
}

/** A period that still runs is held against as much of the other one. */
function sameStretch(against: Period, now: Period): Period {
  const day = agencyToday()
  if (now.to <= day || now.from > day) return against
  const days = Math.round((Date.parse(day) - Date.parse(now.from)) / 86_400_000)
  const end = new Date(Date.parse(against.from) + days * 86_400_000).toISOString().slice(0, 10)
  return { from: against.from, to: end < against.to ? end : against.to }
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
    yield `**${main === 'count' ? countOf(now.rows.length, topic) : `${written(topic, main, value)} ${lower(label(main))}`}**${rest.length > 0 ? `, ${rest.join(', ')}` : ''}${when}.`
    if (before)
      yield ` ${daysInWords(before.period ?? { from: '', to: '' })}: ${written(topic, main, totalsOf(before)[main])}${moved(value, totalsOf(before)[main])}.`
    if (main !== 'count' && topic.columns.find(({ id }) => id === main)?.rate)
      yield* partsOfRate(topic, main, sums, label)
    if (before) yield* compareTable(topic, figures, now, before, label)
    else if (topic.id !== 'figures' && now.rows.length > 1) yield* rowsTable(question, now, usualRows)
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
    yield `**${countOf(now.total ?? now.rows.length, topic)}**${sum}${when}.`
  }
  const sorted = question.order ? ordered(now.rows, question.order) : now.rows
  yield* rowsTable(question, { ...now, rows: sorted }, question.limit ?? usualRows)
  yield sourcesOf(now, portal)
}

/** A label in the middle of a sentence; short forms stay as they are. */
const lower = (label: string): string => label.replaceAll(/\b[A-Z][a-z]/g, (start) => start.toLowerCase())

const labelsOf =
  ({ topic, labels }: Answered) =>
  (id: string): string =>
    labels?.[id] ?? (id === 'count' ? topic.title : (topic.columns.find((one) => one.id === id)?.label ?? id))

/** The sums of all rows; those that the report itself gives come first, and rates are of them. */
const totalsOf = ({ topic, rows, totals }: Answered): Readonly<Record<string, number | null>> => {
  const sums = { ...sumsOf(topic, rows), ...totals }
  for (const column of topic.columns)
    if (column.rate && totals?.[column.id] === undefined) sums[column.id] = rateOf(column, sums)
  return sums
}

const whenOf = ({ period, through }: Answered): string => {
  if (!period) return ''
  const until =
    through && through.slice(0, 10) < period.to && through.slice(0, 10) >= period.from
      ? `, through ${formatDay(through)}`
      : ''
  return ` in ${daysInWords(period)}${until}`
    .replace(/ in (\d\d\/\d\d\/\d{4})$/, ' on $1')
    .replace(/ in (\d\d\/\d\d\/\d{4} to)/, ' from $1')
}

const countOf = (many: number, { title, rows }: Topic): string => {
  const words = (rows ?? title).toLowerCase()
  const one = words.replace(/ies$/, 'y').replace(/s$/, '')
  return `${many.toLocaleString('en-US')} ${many === 1 && words.endsWith('s') ? one : words}`
}

const nothing = (question: TopicQuestion, now: Answered): string => {
  void question
  return now.topic.period === 'range' || now.period
    ? `There are no ${lowerTitle(now.topic)}${whenOf(now)} for what you asked.`
    : `There are no ${lowerTitle(now.topic)} for what you asked.`
}
const lowerTitle = ({ title }: Topic): string => title.toLowerCase()

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
  const grouped = groupedBy(topic, now.rows, by)
  const kept = narrowed(
    topic,
    grouped,
    question.conditions.filter(({ column }) => isFigure(topic, column) && !now.done?.has(column)),
    agencyToday(),
  )
  const asked =
    question.clients.length > 1 && by === topic.client ? withAsked(kept, question, topic, by) : kept
  const order =
    question.order ?? (inTime ? { column: by, descending: false } : { column: main, descending: true })
  const sorted = ordered(asked, order)
  if (sorted.length === 0) return yield `${nothing(question, now)}${sourcesOf(now, portal)}`
  const [first] = sorted
  const shown = sorted.slice(
    0,
    question.limit ?? (inTime ? mostRows : question.conditions.length > 0 ? 25 : usualRows),
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
    (topic.byClient && question.conditions.length > 0)
  )
    yield `**${sorted.length.toLocaleString('en-US')} of ${Math.max(grouped.length, sorted.length).toLocaleString('en-US')}**${whenOf(now)}.`
  else
    yield `**${main === 'count' ? countOf(now.total ?? now.rows.length, topic) : `${written(topic, main, sums[main])} ${lower(label(main))}`}**${whenOf(now)}, by ${lower(dimensionLabel(topic, by))}${shown.length < sorted.length ? `; the first ${shown.length} of ${sorted.length}` : ''}.`
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

const numberIn = (cell: Cell): number | null => (typeof cell === 'number' ? cell : null)
const dimensionLabel = (topic: Topic, by: string): string =>
  topic.columns.find(({ id }) => id === by)?.label ?? by.charAt(0).toUpperCase() + by.slice(1)
const timeInWords = (text: string, by: string): string => {
  if (by === 'month' && text !== '') return daysInWords({ from: text, to: lastOf(text) })
  return (by === 'day' || by === 'week') && text !== '' ? formatDay(text) : text
}
const lastOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10)

function cellText(topic: Topic, column: AskedColumn | undefined, id: string, cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return written(topic, id, cell)
  if (isLinked(cell)) {
    const path = cell.slug.startsWith('/') ? cell.slug : `/clients/${cell.slug}`
    return link(cell.name, path)
  }
  const text = textOf(cell)
  return column?.kind === 'date' && /^\d{4}-\d{2}-\d{2}/.test(text)
    ? formatDay(text)
    : plain(column?.values?.find(({ value }) => value === text)?.label ?? text)
}
const isLinked = (cell: Cell): cell is NamedCell & { readonly slug: string } =>
  typeof cell === 'object' && cell !== null && 'slug' in cell && typeof cell.slug === 'string'

function* groupTable(
  topic: Topic,
  by: string,
  rows: readonly Row[],
  measures: readonly string[],
  label: (id: string) => string,
  before: readonly Row[] | null,
): Generator<string> {
  const was = (row: Row): Row | undefined => before?.find((one) => textOf(one[by]) === textOf(row[by]))
  yield* table<Row>(
    [
      {
        label: dimensionLabel(topic, by),
        cell: (row) =>
          timeInWords(textOf(row[by]), by) === textOf(row[by])
            ? cellText(
                topic,
                topic.columns.find(({ id }) => id === by),
                by,
                row[by],
              ) || 'None'
            : plain(timeInWords(textOf(row[by]), by)),
      },
      ...measures.map((id) => ({
        label: id === 'count' ? 'Number' : label(id),
        atEnd: true,
        cell: (row: Row) => written(topic, id, numberIn(row[id])),
      })),
      ...(before && measures[0] !== undefined
        ? [
            {
              label: 'Before',
              atEnd: true,
              cell: (row: Row) =>
                written(topic, measures[0] ?? 'count', numberIn(was(row)?.[measures[0] ?? 'count'])),
            },
          ]
        : []),
    ],
    rows,
  )
}

function* compareTable(
  topic: Topic,
  measures: readonly string[],
  now: Answered,
  before: Answered,
  label: (id: string) => string,
): Generator<string> {
  const [sums, was] = [totalsOf(now), totalsOf(before)]
  yield* table<string>(
    [
      { label: 'Figure', cell: (id) => plain(label(id)) },
      {
        label: now.period ? daysInWords(now.period) : 'Now',
        atEnd: true,
        cell: (id) => written(topic, id, sums[id]),
      },
      {
        label: before.period ? daysInWords(before.period) : 'Before',
        atEnd: true,
        cell: (id) => written(topic, id, was[id]),
      },
      { label: 'Change', atEnd: true, cell: (id) => moved(sums[id], was[id]).replace(/^ \(|\)$/g, '') },
    ],
    measures,
  )
}

/** The columns that rows are shown by: those that are asked for, and what tells the rows apart. */
function shownColumns(question: TopicQuestion, { topic, rows, hidden }: Answered): readonly AskedColumn[] {
  const ids = isList(topic.id)
    ? columnsOfList(topic.id)
    : topic.columns.filter(({ aside }) => !aside).map(({ id }) => id)
  const says = (id: string): boolean =>
    !hidden?.has(id) &&
    rows.some((row) => row[id] !== null && row[id] !== undefined && textOf(row[id]) !== '')
  const oneClient = question.clients.length === 1
  const usual = ids.filter((id) => says(id) && !(oneClient && id === topic.client)).slice(0, 6)
  const asked = [...question.measures, ...question.conditions.map(({ column }) => column)].filter(says)
  return [...new Set([...usual, ...asked])]
    .flatMap((id) => topic.columns.find((one) => one.id === id) ?? [])
    .slice(0, 7)
}

function* rowsTable(question: TopicQuestion, now: Answered, limit: number): Generator<string> {
  const { topic, rows } = now
  const label = labelsOf(now)
  const columns = shownColumns(question, now)
  if (columns.length === 0) return
  yield* table<Row>(
    columns.map((column) => ({
      label: plain(label(column.id)),
      atEnd:
        column.sums === true ||
        column.rate !== undefined ||
        column.kind === 'money' ||
        column.kind === 'percent',
      cell: (row) => cellText(topic, column, column.id, row[column.id]),
    })),
    rows.slice(0, limit),
  )
  if (rows.length > limit) yield `\nThe first ${limit} of ${rows.length.toLocaleString('en-US')}.`
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
  yield* rowsTable(question, { ...now, rows: last }, question.measures[0] === undefined ? 1 : usualRows)
  const [screen] = now.sources
  if (screen) yield source(link(screen.words, screen.path))
}

const sourcesOf = ({ sources, notes = [] }: Answered, portal: PortalReader): string => {
  const open = sources.filter(({ path }) => portal.opens(path))
  return `${notes.length > 0 ? `\n\n${notes.map(plain).join(' ')}` : ''}${open.length > 0 ? source(...open.map(({ words, path }) => link(words, path))) : ''}`
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
  const sources = [
    ...clients.sources,
    ...having.flatMap((one) => one.sources),
    ...lacking.flatMap((one) => one.sources),
  ]
  const words = [
    ...question.with.map((one, at) => `with ${joinedWords(one, having[at]?.period ?? null)}`),
    ...question.without.map((one, at) => `without ${joinedWords(one, lacking[at]?.period ?? null)}`),
  ].join(' and ')
  yield `**${rows.length.toLocaleString('en-US')} of ${clients.rows.length.toLocaleString('en-US')} clients** ${words}.`
  if (question.measures.includes('count')) return yield sourcesOf({ ...clients, sources }, portal)
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
  yield sourcesOf({ ...clients, sources }, portal)
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
    sources: read.sources,
  }
}

/** What a figure is the product of: how many times what each. */
const factors: Readonly<Record<string, readonly [volume: string, price: string]>> = {
  spend: ['clicks', 'cpc'],
  clicks: ['impressions', 'ctr'],
  conversions: ['clicks', 'conversionRate'],
  ctr: ['clicks', 'impressions'],
  costPerConversion: ['spend', 'conversions'],
  cpc: ['spend', 'clicks'],
}

/** Why a figure moved: by its volume and its price, and where. */
async function* answerWhy(question: TopicQuestion, portal: PortalReader): Answering {
  const measure = question.measures[0]
  if (question.topic !== 'figures' || measure === undefined)
    return yield* answerTopic({ ...question, ask: 'rows' }, portal)
  const asked: TopicQuestion = { ...question, ask: 'rows', by: null, order: null, limit: null }
  const now = await rowsFor(asked, portal)
  if (!now.period) return
  const beforePeriod = question.against ?? stretchBefore(now.period)
  const before = await rowsFor(asked, portal, sameStretch(beforePeriod, now.period))
  const label = labelsOf(now)
  const [sums, was] = [totalsOf(now), totalsOf(before)]
  const [value, earlier] = [sums[measure] ?? null, was[measure] ?? null]
  if (value === null || earlier === null || earlier === 0)
    return yield `There is nothing to compare ${lower(label(measure))} with in ${daysInWords(before.period ?? beforePeriod)}.${sourcesOf(now, portal)}`
  const change = (value - earlier) / earlier
  yield `**${written(now.topic, measure, value)}** ${lower(label(measure))}${whenOf(now)}: ${Math.abs(change) < 0.005 ? 'about as much as' : change > 0 ? `up ${Math.round(change * 1000) / 10}% from` : `down ${Math.round(-change * 1000) / 10}% from`} ${written(now.topic, measure, earlier)} in ${daysInWords(before.period ?? beforePeriod)}.`
  const pair = factors[measure]
  if (pair) yield ` ${explained(now.topic, measure, pair, sums, was, label)}`
  const dimension =
    question.clients.length === 1 ||
    now.rows.every((row) => idOf(row['client']) === idOf(now.rows[0]?.['client']))
      ? 'channel'
      : 'client'
  const column = now.topic.columns.find(({ id }) => id === measure)
  if (column?.sums) {
    const [a, b] = [groupedBy(now.topic, now.rows, dimension), groupedBy(now.topic, before.rows, dimension)]
    const names = [...new Set([...a, ...b].map((row) => textOf(row[dimension])))]
    const moves = names
      .map((name) => {
        const [of, old] = [
          a.find((row) => textOf(row[dimension]) === name),
          b.find((row) => textOf(row[dimension]) === name),
        ]
        const [x, y] = [numberIn(of?.[measure]) ?? 0, numberIn(old?.[measure]) ?? 0]
        return { cell: of?.[dimension] ?? old?.[dimension], x, y, move: x - y }
      })
      .toSorted((one, other) => Math.abs(other.move) - Math.abs(one.move))
      .slice(0, 5)
    yield `\n\nWhere it moved the most:`
    yield* table(
      [
        {
          label: dimensionLabel(now.topic, dimension),
          cell: ({ cell }: (typeof moves)[number]) => cellText(now.topic, undefined, dimension, cell),
        },
        { label: 'Now', atEnd: true, cell: ({ x }) => written(now.topic, measure, x) },
        { label: 'Before', atEnd: true, cell: ({ y }) => written(now.topic, measure, y) },
        {
          label: 'Change',
          atEnd: true,
          cell: ({ move }) =>
            `${move > 0 ? '+' : ''}${written(now.topic, measure, Math.round(move * 100) / 100)}`,
        },
      ],
      moves,
    )
  }
  yield sourcesOf(now, portal)
}

/** The part of volume and the part of price in a change, as sums: volume moved at the old price, price at the new volume. */
function explained(
  topic: Topic,
  measure: string,
  [volume, price]: readonly [string, string],
  sums: Readonly<Record<string, number | null>>,
  was: Readonly<Record<string, number | null>>,
  label: (id: string) => string,
): string {
  const of = (all: Readonly<Record<string, number | null>>, id: string): number => all[id] ?? 0
  const column = topic.columns.find(({ id }) => id === measure)
  if (column?.rate) {
    const tell = (id: string): string =>
      `${lower(label(id))} went from ${written(topic, id, of(was, id))} to ${written(topic, id, of(sums, id))}${moved(of(sums, id), of(was, id))}`
    return `${tell(column.rate.of).replace(/^./, (first) => first.toUpperCase())}, while ${tell(column.rate.per)}.`
  }
  const [v0, v1] = [of(was, volume), of(sums, volume)]
  if (v0 === 0 || v1 === 0) return ''
  const [m0, m1] = [of(was, measure), of(sums, measure)]
  const byVolume = (v1 - v0) * (m0 / v0)
  const byPrice = m1 - m0 - byVolume
  const name = price === 'conversionRate' ? 'conversions for each click' : lower(label(price))
  const sign = (value: number): string =>
    `${value >= 0 ? '+' : '−'}${written(topic, measure, Math.abs(Math.round(value * 100) / 100))}`
  return `${sign(byVolume)} come from ${v1 >= v0 ? 'more' : 'fewer'} ${lower(label(volume))} (${written(topic, volume, v0)} to ${written(topic, volume, v1)}), ${sign(byPrice)} from ${name}.`
}
