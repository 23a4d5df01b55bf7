import { today as agencyToday } from '@portal/core/foundation/format'
import type { Joined, TopicQuestion } from '../language/question.ts'
import { emptyQuestion } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { idOf, rowsFor, sourcesOf, topicFor, type Answering } from './answered.ts'
import { textOf } from './compute.ts'
import { plain, table } from './markdown.ts'
import { joinedWords } from './read-as.ts'
import { type Row } from './rows.ts'
import { cellText } from './tables.ts'

/** Clients with, or without, rows of other topics. */
export async function* answerJoined(question: TopicQuestion, portal: PortalReader): Answering {
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
    ...question.with.map(
      (one, at) => `with ${joinedWords({ ...one, period: having[at]?.period ?? null }, portal.isEmployee)}`,
    ),
    ...question.without.map(
      (one, at) =>
        `without ${joinedWords({ ...one, period: lacking[at]?.period ?? null }, portal.isEmployee)}`,
    ),
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
