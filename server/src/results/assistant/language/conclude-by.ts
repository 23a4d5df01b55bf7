import { isFigure, isOfClients } from './about-columns.ts'
import { concludeOrder } from './conclude-order.ts'
import type { Mention, TopicReader } from './topic-reader.ts'

/** The clients that a question speaks of as such: `clients`, `my stores`. */
export const clientMention = ({ mentions }: TopicReader): Mention | undefined =>
  mentions.find(({ column }) => column.kind === 'client')

/** The column that a question asks for by name: `which channel`, `top 5 services`. */
function askedMention({ mentions, superlative }: TopicReader): Mention | undefined {
  return mentions.find(
    ({ asked, at, column }) =>
      asked ||
      (superlative !== null &&
        at > superlative.at &&
        at - superlative.at <= (column.kind === 'client' ? 3 : 1)),
  )
}

/** What rows are told by, where the question does not say so in so many words. */
export function concludeBy(reader: TopicReader): void {
  const asked = askedMention(reader)
  const { topic, mentions, superlative, clients, groups, values, conditions, comparing } = reader
  const client = clientMention(reader)
  const named = client !== undefined && client.column.words.length > 0
  // `partner clients`: which of them is not said.
  for (const one of mentions)
    if (
      one.column.ofClient &&
      mentions.some(({ at, column }) => column.kind === 'client' && at === one.at + 1)
    )
      reader.left.push(one.at)
  // `search against social for my dealers`: those that are compared come first.
  const [several] = [...values].filter(([, of]) => of.length > 1)
  const first = reader.subjects.find(({ column }) => column === several?.[0])
  if (reader.by === null && comparing && several && first && (client === undefined || client.at > first.at))
    reader.by = several[0]
  const grouped =
    asked ?? (superlative ? mentions.find(({ column, my }) => column.kind !== 'person' || my) : undefined)
  if (reader.by === null && grouped)
    reader.by = isOfClients(reader) && grouped.column.kind === 'client' ? null : grouped.column.id
  else if (
    reader.by === null &&
    !reader.noun &&
    clients.length !== 1 &&
    conditions.some(({ than }) => than !== undefined)
  )
    reader.by = topic.client ?? null
  else if (
    reader.by === null &&
    named &&
    // `in total for all clients` is one sum.
    !(reader.whole && /^(?:all|every)$/.test(reader.low(client.at - 1))) &&
    ((comparing && (client.plural || !client.my)) ||
      conditions.some(({ column }) => isFigure(reader, column)))
  )
    reader.by = client.column.id
  const counted = mentions.find(({ plural, column }) => plural && column.kind !== 'client')
  // `services with a margin rate below 20%`
  const told = conditions.some(
    ({ column }) => column === 'count' || (!reader.noun && isFigure(reader, column)),
  )
  if (reader.by === null && counted && (told || comparing)) reader.by = counted.column.id
  if (reader.by === null && comparing && clients.length > 1 && topic.client !== undefined)
    reader.by = topic.client
  // `compare Hartwell, Lakeshore and Cascade`: group by group.
  if (reader.by === null && comparing && groups.length > 1 && clients.length === 0)
    reader.by = topic.columns.find(({ id }) => id === 'group')?.id ?? null
  if (reader.by === null && comparing && reader.named.length > 1)
    reader.by = topic.columns.find(({ of }) => of === 'services')?.id ?? null
  if (reader.by === null && comparing) reader.by = [...values].find(([, of]) => of.length > 1)?.[0] ?? null
  if (reader.by === null && reader.average && client) reader.by = client.column.id
  // `who has more than 25 accounts`: whoever has clients is their manager.
  if (
    reader.by === null &&
    reader.who &&
    isOfClients(reader) &&
    conditions.some(({ column }) => column === 'count')
  )
    reader.by = 'manager'
  // `who has more than 3 overdue tasks`: whoever has them.
  if (
    reader.by === null &&
    reader.who &&
    !isOfClients(reader) &&
    topic.person !== undefined &&
    conditions.some(({ column }) => column === 'count')
  )
    reader.by = topic.person
  // `who is under 15% margin`, `cpc above 5`: client by client where nothing else is said.
  if (
    reader.by === null &&
    !superlative &&
    reader.before === null &&
    topic.client !== undefined &&
    clients.length !== 1 &&
    (topic.id === 'figures' || (reader.who && topic.rank >= ofFigures)) &&
    !reader.average &&
    conditions.some(({ column }) => isFigure(reader, column))
  )
    reader.by = topic.client
  // `who are the 3 biggest`, of what was asked before.
  if (reader.by === null && reader.who && superlative && reader.before !== null && topic.client !== undefined)
    reader.by = topic.client
  // `which campaigns spent over 2,000`: each of them is looked at.
  if (
    reader.by === null &&
    topic.ofFew &&
    reader.noun &&
    conditions.some(({ column }) => isFigure(reader, column))
  )
    reader.by = topic.columns.find(({ kind }) => kind === 'text')?.id ?? null
  // `appointments set vs shown, store by store`: both of them in every row.
  const versus = reader.versusAt
  const compared = versus === null ? undefined : [...values].find(([, of]) => of.length > 1)?.[0]
  const around = reader.subjects.filter(({ column }) => column === compared).map(({ at }) => at)
  if (
    compared !== undefined &&
    versus !== null &&
    reader.by !== null &&
    reader.by !== compared &&
    reader.also === null &&
    around.some((at) => at < versus) &&
    around.some((at) => at > versus)
  )
    reader.also = compared
  besideEachOther(reader)
  // `Maria vs James on the report card`
  const { person } = topic
  if (
    reader.by === null &&
    comparing &&
    reader.people.length > 1 &&
    person !== undefined &&
    person !== 'person'
  )
    reader.by = person
  // `compare Priya and Marcus`: of what has nobody by itself, by who manages the clients.
  if (
    reader.by === null &&
    comparing &&
    reader.people.length > 1 &&
    person === undefined &&
    clients.length + groups.length === 0
  )
    reader.by = topic.columns.find(({ id }) => id === 'manager')?.id ?? null
  concludeOrder(reader, asked)
  const ofClients = topic.byClient !== undefined && topic.client !== undefined
  if (!superlative && reader.who && ofClients && reader.by === null) reader.by = topic.client ?? null
  if (
    ofClients &&
    reader.by === null &&
    clients.length + groups.length === 0 &&
    [...values.keys()].some((id) => topic.byClient?.includes(id))
  )
    reader.by = topic.client ?? null
}

/** Topics of figures that are told of clients: results, budgets and pacing. */
const ofFigures = 10

/** `compare search and social by client`: what is compared stands beside each other in every row, and is no sum. */
function besideEachOther(reader: TopicReader): void {
  const { comparing, by, also, values, named, topic, clients, says } = reader
  if (!comparing || by === null || also !== null || reader.against !== null || reader.held !== null) return
  const [several] = [...values].find(([, of]) => of.length > 1 && of.length <= mostBeside) ?? []
  const service = topic.columns.find(({ of }) => of === 'services')?.id
  if (several !== undefined && several !== by && says.has('by')) reader.also = several
  else if (several !== undefined && several === by && clients.length > 1 && topic.client !== undefined) {
    reader.by = topic.client
    reader.also = several
  } else if (named.length > 1 && service !== undefined && service !== by && says.has('by'))
    reader.also = service
  // `compare the two stores by channel`: each of them, and not both together.
  else if (clients.length > 1 && says.has('by') && topic.client !== undefined && by !== topic.client)
    reader.also = topic.client
  else if (
    reader.groups.length > 1 &&
    clients.length === 0 &&
    says.has('by') &&
    by !== 'group' &&
    by !== topic.client &&
    topic.columns.some(({ id }) => id === 'group')
  )
    reader.also = 'group'
}

/** What is compared in one row at most. */
const mostBeside = 4
