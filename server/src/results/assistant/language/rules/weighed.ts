import { concludeCountedThen } from '../counted-then.ts'
import type { Rule, TopicReader } from '../topic-reader.ts'
import { againstAt } from './comparisons.ts'

const up = /^(?:more|higher|greater|bigger|better)$/
const down = /^(?:less|fewer|lower|smaller|worse)$/

/** `more`, `fewer`, `better`, where no number or measure follows: one is weighed against others. */
export const readWeighed: Rule = (reader, at) => {
  const low = reader.low(at)
  if (reader.ask === 'why' || reader.weighed || (!up.test(low) && !down.test(low)) || reader.hitAt(at))
    return 0
  reader.weighed = { at, more: up.test(low), judges: /^(?:better|worse)$/.test(low), settled: false }
  return 1
}

/** `than` after it: before a name, a choice or a time. */
export const readWeighedThan: Rule = (reader, at) => {
  const { weighed } = reader
  if (!weighed || reader.low(at) !== 'than') return 0
  const place = reader.next(at + 1)
  const item = reader.items[place]
  const leans = item?.is === 'time' ? 0 : againstAt(reader, place)
  if (leans > 0) {
    reader.comparing = true
    weighed.settled = true
    reader.says.add('against')
    return place + leans - at
  }
  if (item?.is === 'time') {
    reader.comparing = true
    weighed.settled = true
    if (reader.topic.id === 'figures') reader.evoked += 1
    reader.says.add('against')
    return place + againstAt(reader, place) - at
  }
  const ofChoice = reader.hitAt(place)?.meanings.some(({ is }) => is === 'value') === true
  return item?.is === 'name' || ofChoice ? 1 : 0
}

/** `where does search cost more than social`: at which client. */
export const readWhere: Rule = (reader, at) => {
  if (at > 0 || reader.low(at) !== 'where') return 0
  if (!reader.lows.some((low) => up.test(low) || down.test(low))) return 0
  reader.where = true
  return 1
}

/** Whether a measure is better where it is lower, as costs are. */
const isLow = ({ measures, topic }: TopicReader): boolean =>
  topic.columns.some(({ id, low }) => low === true && id === measures[0])

const clientAsked = ({ mentions }: TopicReader): boolean =>
  mentions.some(({ column, my }) => column.kind === 'client' && !my)

/** Whose figure went up or down, where clients are asked for; of one or of all it is only compared. */
function concludeMoved(reader: TopicReader): void {
  const { weighed, mentions, topic, measures } = reader
  // `more in October than in September`
  if (weighed && reader.against !== null && reader.againstAt > weighed.at) weighed.settled = true
  if (weighed?.settled && !reader.moved)
    reader.moved = (weighed.judges && isLow(reader) ? !weighed.more : weighed.more) ? 'up' : 'down'
  concludeCountedThen(reader)
  // `regions whose revenue rose`: those of them.
  const kinds = mentions.find(
    ({ column, asked: isAsked, plural }) =>
      (isAsked || plural) &&
      /^(?:text|choice|record)$/.test(column.kind) &&
      (reader.by === null || reader.by === column.id),
  )?.column.id
  const asked =
    kinds !== undefined ||
    reader.movedMost ||
    // `who logged fewer activities`: whoever did it.
    (reader.who && measures.length === 1) ||
    mentions.some(({ column, asked: isAsked, plural }) => column.kind === 'person' && (isAsked || plural)) ||
    // `clicks by client, down from October`
    ((reader.movedBy !== null || reader.says.has('by')) && reader.by === topic.client) ||
    mentions.some(({ column, asked: isAsked, plural }) => column.kind === 'client' && (isAsked || plural))
  // `clients whose budget is lower than in October`: what it is of is its amount.
  if (reader.moved && asked && measures.length === 0 && topic.amountOfOne && topic.measure !== undefined)
    measures.push(topic.measure)
  if (
    !reader.moved ||
    !asked ||
    topic.client === undefined ||
    topic.id === 'clients' ||
    measures.length !== 1
  ) {
    // `clients with spend up and leads down`: of which of two figures, is not left out.
    if (reader.moved && asked && measures.length > 1) reader.left.push(Math.max(0, reader.againstAt))
    reader.moved = null
    return
  }
  const told =
    mentions.find(({ column, asked: isAsked, plural }) =>
      column.kind === 'person' ? isAsked || plural : isAsked && column.kind !== 'client',
    )?.column.id ?? kinds
  const ofWhom =
    reader.who && topic.person !== undefined && !clientAsked(reader) ? topic.person : topic.client
  reader.by ??= told ?? ofWhom
  if (!reader.movedMost && told === undefined) reader.by = ofWhom
}

/**
 * What is weighed: two choices of a column for each client that is asked for,
 * choices or clients against each other, or all clients for the one with the
 * most. Nothing of it is dropped where none of them is there.
 */
export function concludeWeighed(reader: TopicReader): void {
  const { weighed, values, clients, mentions, topic, measures, left } = reader
  concludeMoved(reader)
  if (!weighed) {
    if (reader.where) left.push(0)
    return
  }
  const [several] = [...values].filter(([, of]) => of.length > 1)
  const ofClients = topic.client !== undefined && topic.id !== 'clients'
  const asksClients =
    ofClients && (reader.where || mentions.some(({ column, asked }) => asked && column.kind === 'client'))
  const descending = weighed.judges && isLow(reader) ? !weighed.more : weighed.more
  const [one, other] = several?.[1] ?? []
  if (several && asksClients && measures.length === 1 && one !== undefined && other !== undefined) {
    reader.held = { column: several[0], values: [one, other], is: descending ? '>' : '<' }
    reader.by = topic.client ?? null
    if (several[1].length > 2) left.push(weighed.at)
    return
  }
  if (reader.where) left.push(0)
  if (weighed.settled) return
  if (several) reader.by = several[0]
  else if (ofClients && (clients.length > 1 || asksClients)) reader.by = topic.client ?? null
  else {
    left.push(weighed.at)
    return
  }
  reader.comparing = true
  // `which store gets more leads`: those are counted.
  const counted =
    measures.length === 0 &&
    reader.noun !== null &&
    asksClients &&
    !['figures', 'pacing', 'budgets'].includes(topic.id)
  if (counted) measures.push('count')
  if (measures.length > 0) reader.superlative = { descending, at: weighed.at, counts: false, cheap: false }
  else if (!weighed.judges) left.push(weighed.at)
  if (asksClients && !several && clients.length === 0 && measures.length > 0) reader.limit ??= 1
}
