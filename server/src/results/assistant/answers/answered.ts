import { addDays, daysBetween, formatDay, today as agencyToday } from '@portal/core/foundation/format'
import { daysInWords, type Period } from '../language/period.ts'
import type { Condition, TopicQuestion } from '../language/question.ts'
import { topicOf } from '../language/declared-topics.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { doneIn } from '../language/done.ts'
import { narrowed, rateOf, sumsOf } from './compute.ts'
import { coreReaders } from './core/readers.ts'
import { isReport, reportRows } from './declared-rows.ts'
import { isList, listRows } from './list-rows.ts'
import { link, plain, source } from './markdown.ts'
import { CannotTell, type Cell, type ReadRows, type Row, type Rows, type Wanted } from './rows.ts'
import { copiedWords } from '../../../platform/reports/read-report.ts'
import { clientsHolding, isOfClient, withFacts } from './client-facts.ts'
import { ofOwnDepartments, withDepartments } from './person-facts.ts'
import { withBothDays, withDaysBetween } from './spans.ts'
import { readBoth } from './two-dimensions.ts'
import { activeClients, narrowedTo, ownClients, whomOf } from './whom.ts'

export type Answering = AsyncGenerator<string, void, undefined>

const readerOf = (id: string): ReadRows => {
  const reader = coreReaders[id] ?? (isReport(id) ? reportRows : isList(id) ? listRows : undefined)
  if (!reader) throw new CannotTell('The portal has no such figures.')
  return reader
}

/** The rows that a question is about, narrowed to what it says, and where they come from. */
export interface Answered extends Rows {
  readonly topic: Topic
  readonly all: readonly Row[]
  /** Why there are none, where that is not what was asked. */
  readonly empty?: string
}

export const topicFor = (id: string): Topic => {
  const found = topicOf(id)
  if (!found) throw new CannotTell('The portal has no such figures.')
  return found.topic
}

/**
 * The question as its source is asked, and what is taken out of the rows
 * afterwards: no call knows of `without`. Channels are few, and those that are
 * left are asked for by name.
 */
function withoutRuledOut(
  question: TopicQuestion,
  topic: Topic,
): { readonly asked: TopicQuestion; readonly ruledOut: readonly Condition[] } {
  const ruledOut = question.conditions.filter(({ is, column }) => is === '!=' && !isOfClient(topic, column))
  if (ruledOut.length === 0) return { asked: question, ruledOut }
  const rest = question.conditions.filter((one) => !ruledOut.includes(one))
  // Budgets are of services, and not each of them belongs to a channel.
  const ofChannel = topic.id === 'budgets' ? undefined : ruledOut.find(({ column }) => column === 'channel')
  const every = topic.columns.find(({ id }) => id === 'channel')?.values ?? []
  if (!ofChannel || every.length === 0) return { asked: { ...question, conditions: rest }, ruledOut }
  const named = rest.find(({ column }) => column === 'channel')?.values
  const left = (named ?? every.map(({ value }) => value)).filter((value) => !ofChannel.values.includes(value))
  if (left.length === 0) throw new CannotTell('That leaves no channel to tell of.')
  return {
    asked: {
      ...question,
      conditions: [
        ...rest.filter(({ column }) => column !== 'channel'),
        { column: 'channel', is: 'in', values: left },
      ],
    },
    ruledOut: ruledOut.filter((one) => one !== ofChannel),
  }
}

/** Reads what a question asks for in a period. */
export async function rowsFor(
  said: TopicQuestion,
  portal: PortalReader,
  period: Period | null = said.period,
): Promise<Answered> {
  const topic = topicFor(said.topic)
  const whole = await ofOwnDepartments(said, portal)
  const { asked: question, ruledOut } = withoutRuledOut(whole, topic)
  if (!topic.calls.some((name) => portal.may(name)))
    throw new CannotTell(`${topic.title}: that is not open to you.`)
  const today = agencyToday()
  const whom = await narrowedTo(
    await clientsHolding(whole.conditions, topic, portal, today),
    await whomOf(question, portal, topic),
    portal,
  )
  // Nobody but people of the agency looks further than at what is their own.
  const own =
    whom.ids === null &&
    !portal.isEmployee &&
    (topic.client !== undefined || topic.ofOne === true) &&
    topic.id !== 'clients'
      ? await ownClients(portal)
      : null
  const wanted: Wanted = {
    question: withBothDays(question, topic),
    topic,
    whom: own ? { ids: own.map(({ id }) => id), clients: own } : whom,
    portal,
    today,
    period,
    told: new Set([
      ...ruledOut.map(({ column }) => column),
      ...(question.also === null ? [] : [question.also]),
    ]),
  }
  const read = withDone(await readBoth(readerOf(topic.id), wanted), topic)
  const conditions = question.conditions.filter(
    ({ column }) => !read.done?.has(column) && !isOfClient(topic, column),
  )
  const ofRows = conditions.filter(({ column }) => question.by === null || !isOfSum(topic, question, column))
  const groups = await withDepartments(
    await withFacts(withDaysBetween(read.rows, question, topic, today), question, topic, portal),
    question,
    topic,
    portal,
  )
  for (const { column } of ruledOut)
    if (groups.length > 0 && !groups.some((row) => row[column] !== undefined))
      throw new CannotTell(
        `${topic.title} can't be told without some of them by ${topic.columns.find(({ id }) => id === column)?.label.toLowerCase() ?? column}.`,
      )
  const kept = narrowed(topic, groups, [...ofRows, ...ruledOut], today, question.either)
  const people = await peopleIn(question, topic, portal)
  const found = people.length === 0 ? kept : kept.filter((row) => isOf(row[topic.person ?? ''], people))
  const done = doneAmong(found, question, topic)
  const rows = asksForNone(question, topic) ? await withoutAny(found, wanted) : found
  return {
    ...read,
    ...(done === 0
      ? {}
      : {
          notes: [
            ...(read.notes ?? []),
            `${done.toLocaleString('en-US')} of them ${done === 1 ? 'is' : 'are'} done already.`,
          ],
        }),
    rows:
      done === 0 ? rows : rows.toSorted((one, other) => Number(one['finished']) - Number(other['finished'])),
    all: rows,
    topic,
    ...(conditions.length + ruledOut.length > 0 || people.length > 0
      ? { totals: undefined, total: undefined, file: undefined, lead: undefined }
      : {}),
  } as Answered
}

/** Of rows that are due on some days, and of which nothing is said of how far they are, how many are done. */
function doneAmong(rows: readonly Row[], { conditions, by, measures }: TopicQuestion, topic: Topic): number {
  const due = conditions.some(({ column }) => /^(?:due|deadline)/.test(column))
  const says = conditions.some(({ column }) => Object.hasOwn(topic.finished ?? {}, column))
  const done = rows.filter(({ finished }) => finished === 1).length
  return due && !says && by === null && !measures.includes('completion') && done < rows.length ? done : 0
}

/** Rows of what can be finished with whether they are, so that they have a rate of completion. */
const withDone = (read: Rows, topic: Topic): Rows =>
  topic.finished === undefined
    ? read
    : {
        ...read,
        rows: read.rows.map((row) => ({
          ...row,
          finished: doneIn(topic.finished).some(([id, choice]) => row[id] === choice) ? 1 : 0,
        })),
      }

export const isFigure = (topic: Topic, id: string): boolean => {
  const column = topic.columns.find((one) => one.id === id)
  return id === 'count' || column?.sums === true || column?.rate !== undefined
}
/** Whether a limit of a figure holds for what rows come to together: `invoices over 10k by manager`, of which the number is asked, are over it each by itself. */
export const isOfSum = (topic: Topic, { measures }: TopicQuestion, id: string): boolean =>
  isFigure(topic, id) &&
  (id === 'count' || measures.length === 0 || measures.some((measure) => measure !== 'count'))
/** Whether a column of several rows is told as what they have on average. */
export const isAveraged = (topic: Topic, id: string): boolean =>
  topic.columns.some((one) => one.id === id && one.averages === true)
export const idOf = (cell: Cell): number =>
  typeof cell === 'object' && cell !== null && 'id' in cell ? (cell.id ?? -1) : -1

interface PersonOfRows {
  readonly id: number
  readonly name: string
}

/** Of a declared report or list the people are in its rows; the other topics have asked for them. */
async function peopleIn(
  { people, mine }: TopicQuestion,
  topic: Topic,
  portal: PortalReader,
): Promise<readonly PersonOfRows[]> {
  if (topic.person === undefined || !(isReport(topic.id) || isList(topic.id))) return []
  const whose = people.flatMap(({ as, who }) => (as === topic.person ? [who] : []))
  const named = whose.flatMap((who) => (who === 'me' ? [] : [{ id: who.id, name: who.name }]))
  if (!mine && named.length === whose.length) return named
  const { id, fullName } = await portal.read('users.current')
  return [...named, { id, name: fullName }]
}

/** Whether a cell is one of some people: lists name them, reports give their ids as well. */
const isOf = (cell: Cell, people: readonly PersonOfRows[]): boolean =>
  people.some(({ id, name }) => idOf(cell) === id || cell === name)

/** `spent nothing`: whoever has no row at all is one of them. */
const asksForNone = ({ by, conditions }: TopicQuestion, topic: Topic): boolean =>
  topic.client !== undefined &&
  by === topic.client &&
  conditions.some(
    ({ column, is, values }) =>
      is === '=' && values[0] === 0 && topic.columns.some(({ id, sums }) => id === column && sums === true),
  )

async function withoutAny(rows: readonly Row[], { whom, portal, topic }: Wanted): Promise<readonly Row[]> {
  const active = await activeClients(portal)
  const everybody =
    whom.ids === null ? active : whom.clients.filter(({ id }) => active.some((one) => one.id === id))
  const there = new Set(rows.map((row) => idOf(row[topic.client ?? ''])))
  return [
    ...rows,
    ...everybody
      .filter(({ id }) => !there.has(id))
      .map(({ id, name, slug }): Row => ({
        ...sumsOf(topic, []),
        [topic.client ?? '']: { id, name, ...(slug ? { slug } : {}) },
      })),
  ]
}

/**
 * A period that still runs is held against as much of the other one: no further than its figures have come.
 *
 * @param through the last day that has figures, where that is known
 */
export function sameStretch(
  against: Period,
  now: Period,
  topic: Topic,
  through: string | null | undefined,
): Period {
  const today = agencyToday()
  const last = through?.slice(0, 10) ?? today
  const day = last < today && last >= now.from ? last : today
  // Months of a topic of months are whole ones.
  if ((topic.period !== 'range' && topic.period !== null) || now.to <= day || now.from > day) return against
  const end = addDays(against.from, daysBetween(now.from, day))
  return { from: against.from, to: end < against.to ? end : against.to }
}

export const labelsOf =
  ({ topic, labels }: Answered) =>
  (id: string): string =>
    labels?.[id] ?? (id === 'count' ? topic.title : (topic.columns.find((one) => one.id === id)?.label ?? id))

/** The sums of all rows; those that the report itself gives come first, and rates are of them. */
export const totalsOf = ({ topic, rows, totals }: Answered): Readonly<Record<string, number | null>> => {
  const sums = { ...sumsOf(topic, rows), ...totals }
  for (const column of topic.columns)
    if (column.rate && totals?.[column.id] === undefined) sums[column.id] = rateOf(column, sums)
  return sums
}

export const whenOf = ({ period, through }: Answered): string => {
  if (!period) return ''
  const until =
    through && through.slice(0, 10) < period.to && through.slice(0, 10) >= period.from
      ? `, through ${formatDay(through)}`
      : ''
  return ` in ${daysInWords(period)}${until}`
    .replace(/ in (\d\d\/\d\d\/\d{4})$/, ' on $1')
    .replace(/ in (\d\d\/\d\d\/\d{4} to)/, ' from $1')
}

export const countOf = (many: number, { title, rows }: Topic): string => {
  const words = (rows ?? title).toLowerCase()
  const one = words === 'people' ? 'person' : words.replace(/ies$/, 'y').replace(/s$/, '')
  return `${many.toLocaleString('en-US')} ${many === 1 ? one : words}`
}

export const sourcesOf = ({ sources, notes: own = [] }: Answered, portal: PortalReader): string => {
  const notes = [...new Set([...own, ...(portal.copiedAt === null ? [] : [copiedWords(portal.copiedAt)])])]
  const open = sources.filter(({ path }) => portal.opens(path))
  return `${notes.length > 0 ? `\n\n${notes.map(plain).join(' ')}` : ''}${open.length > 0 ? source(...open.map(({ words, path }) => link(words, path))) : ''}`
}
