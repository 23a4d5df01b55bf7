import { counted, formatPercent, today as agencyToday } from '@portal/core/foundation/format'
import type { Condition, Joined, TopicQuestion } from '../language/question.ts'
import { emptyQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { idOf, isFigure, labelsOf, rowsFor, sourcesOf, topicFor, whenOf, type Answering } from './answered.ts'
import { groupedBy, narrowed, sumsOf, textOf } from './compute.ts'
import { plain, table } from './markdown.ts'
import { joinedWords } from './read-as.ts'
import { CannotTell, type Row } from './rows.ts'
import { cellText } from './tables.ts'
import { written } from './words.ts'

/** The clients of a question, and those of them that have, or lack, rows of other topics. */
export async function clientsThat(question: TopicQuestion, portal: PortalReader) {
  const past = isOfPast(question)
  const clients = await rowsFor(
    // Whoever had something then may have left since.
    { ...question, with: [], without: [], ...(past ? { by: 'state' } : {}) },
    portal,
  )
  const having = await Promise.all(question.with.map((one) => clientsIn(one, question, portal)))
  const lacking = await Promise.all(question.without.map((one) => clientsIn(one, question, portal)))
  const rows = clients.rows.filter((row) => {
    const id = idOf(row['client'])
    return having.every((set) => set.has(id)) && lacking.every((set) => !set.has(id))
  })
  return { past, clients, having, lacking, rows }
}

/** Clients with, or without, rows of other topics. */
export async function* answerJoined(question: TopicQuestion, portal: PortalReader): Answering {
  const { past, clients, having, lacking, rows } = await clientsThat(question, portal)
  const every = [clients, ...having, ...lacking]
  const sources = every.flatMap((one) => one.sources)
  const notes = every.flatMap((one) => one.notes ?? [])
  const words = [
    ...question.with.map(
      (one, at) => `with ${joinedWords({ ...one, period: having[at]?.period ?? null }, portal.isEmployee)}`,
    ),
    ...question.without.map(
      (one, at) =>
        `without ${joinedWords({ ...one, period: lacking[at]?.period ?? null }, portal.isEmployee)}`,
    ),
  ].join(' and ')
  const share =
    rows.length > 0 && clients.rows.length > rows.length
      ? ` (${formatPercent((rows.length / clients.rows.length) * 100, 1)})`
      : ''
  const many = rows.length.toLocaleString('en-US')
  yield past
    ? `**${counted(rows.length, 'client')}** ${words}, whoever has left since among them.`
    : `**${many} of ${clients.rows.length.toLocaleString('en-US')} clients**${share} ${words}.`
  if (question.measures.includes('count')) return yield sourcesOf({ ...clients, sources, notes }, portal)
  if (rows.length > 0) {
    yield* table<Row>(
      [
        { label: 'Client', cell: (row) => cellText(clients.topic, undefined, 'client', row['client']) },
        { label: 'Group', cell: (row) => plain(textOf(row['group'])) },
        { label: 'City', cell: (row) => plain(textOf(row['city'])) },
        ...(past ? [{ label: 'State', cell: (row: Row) => stateWords(textOf(row['state'])) }] : []),
        ...having.flatMap(({ figures }) => figures),
      ],
      rows.slice(0, 25),
    )
    if (rows.length > 25) yield `\nThe first 25 of ${rows.length.toLocaleString('en-US')}.`
  }
  yield sourcesOf({ ...clients, sources, notes }, portal)
}

const stateWords = (state: string): string => (state === 'Client' ? 'Active' : plain(state))

/** Whether clients are asked for that had something in a time that is over: `invoiced in September`. */
const isOfPast = ({ with: having, conditions, share }: TopicQuestion): boolean =>
  share === null &&
  !conditions.some(({ column }) => column === 'state') &&
  having.some(({ period }) => period !== null && period.to < agencyToday())

/** Invoices and talks as each of their clients has them: one for all stores of an organization, or beside others, is one of each. */
export const eachOf = (rows: readonly Row[], client: string): readonly Row[] =>
  rows.flatMap((row) => {
    const { ofClients } = row
    if (textOf(row['state']) === 'Void') return []
    return Array.isArray(ofClients) && ofClients.length > 1
      ? ofClients.map((id: string): Row => ({ ...row, [client]: { id: Number(id), name: id } }))
      : [row]
  })

/** Whether a condition is one over what a client has in all. */
const isOfAll = ({ column, is }: Condition, topic: Topic): boolean =>
  isFigure(topic, column) && /^(?:[<>]=?|between)$/.test(is)

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
    const found = new Set(ids)
    return {
      has: (id: number) => found.has(id),
      figures: [],
      period: joined.period,
      notes: [],
      sources: [{ words: 'Activities by client', path: '/reporting/activities?by=clients' }],
    }
  }
  const question: TopicQuestion = {
    ...emptyQuestion(topic.id),
    mine: joined.mine,
    conditions: joined.conditions.filter((one) => !isOfAll(one, topic)),
    records: joined.records,
    period: joined.period,
    groups: whole.groups,
    clients: whole.clients,
  }
  const read = await rowsFor(question, portal)
  const client = topic.client ?? 'client'
  const rows = topic.id === 'invoices' || topic.id === 'interactions' ? eachOf(read.rows, client) : read.rows
  // `more than 3 open tasks`: of all that a client has together, and of none of them by itself.
  const bounds = joined.conditions.filter((one) => isOfAll(one, topic))
  if (bounds.length > 0 && rows.length > read.rows.length)
    throw new CannotTell(
      'Some of those invoices are for several stores, so no amount of them is of one alone.',
    )
  const sums = groupedBy(topic, rows, client)
  const kept = new Set(narrowed(topic, sums, bounds, agencyToday()).map((row) => idOf(row[client])))
  const there = new Set(rows.map((row) => idOf(row[client])))
  // Whoever has none has fewer than any number.
  const none = bounds.length > 0 && narrowed(topic, [sumsOf(topic, [])], bounds, agencyToday()).length > 0
  const rowOf = new Map(sums.map((row) => [idOf(row[client]), row]))
  const label = labelsOf(read)
  return {
    has: (id: number) => kept.has(id) || (none && !there.has(id)),
    // What was held against a number is shown: of two times both.
    figures: bounds.map(({ column }) => ({
      label: `${label(column)}${whenOf(read)}`,
      atEnd: true as const,
      cell: (row: Row) => {
        const value = rowOf.get(idOf(row['client']))?.[column]
        return written(topic, column, typeof value === 'number' ? value : 0)
      },
    })),
    period: read.period,
    notes: read.notes,
    sources: read.sources,
  }
}
