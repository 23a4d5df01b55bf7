import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'
import type { AskedColumn, Hit } from '../topic.ts'
import { recordAt, takeRecord } from './names.ts'

const isPlural = (raw: string): boolean => /(?<!s)s$/i.test(raw)

/** Whether a column is what the question asks for: `which client`, `of which channel`. */
const isAsked = (reader: TopicReader, at: number): boolean =>
  /^(?:which|what|top)$/.test(reader.low(at - 1)) ||
  (reader.low(at - 2) === 'of' && /^(?:which|what|who)$/.test(reader.low(at - 3))) ||
  (reader.low(at - 1) === 'of' && /^(?:which|what)$/.test(reader.low(at - 2)))

function takeColumn(
  reader: TopicReader,
  column: AskedColumn,
  at: number,
  { length, plural }: { readonly length: number; readonly plural: boolean },
): void {
  const { mentions, says } = reader
  if (column.kind === 'date') {
    reader.dateColumn = { column, at: at + length - 1 }
    if (column.evokes) reader.evoked += 2
    if (reader.ask === 'when' || reader.low(at - 1) === 'when') reader.measure(column, at)
  } else if (isNumeric(column)) reader.measure(column, at)
  else {
    const my = reader.low(at - 1) === 'my'
    mentions.push({ column, at, plural, my, asked: isAsked(reader, at) })
    if (column.evokes) reader.evoked += 2
    if (my) says.add('subject')
  }
}

function takeHit(reader: TopicReader, { meanings, length }: Hit, at: number): void {
  const last = reader.items[at + length - 1]
  const plural = last?.is === 'word' && isPlural(last.word.raw)
  // `how much of my budget is spent`
  if (reader.lows.slice(at, at + length).some((low) => low === 'my')) {
    reader.mine = true
    reader.says.add('subject')
  }
  const ofTopic = meanings.some(({ is }) => is === 'topic')
  const value = meanings.find((meaning) => meaning.is === 'value')
  const column = meanings.find((meaning) => meaning.is === 'column')?.column
  if (value) reader.value(value.column, value.value.value)
  const isNoun = ofTopic && (value || !column || !reader.superlative || reader.noun)
  if (ofTopic) reader.evoked += 2 + length
  if (isNoun) {
    reader.noun ??= { at, plural }
    if (!value && reader.topic.id === 'clients' && reader.low(at - 1) === 'my') reader.mine = true
  } else if (!value && column) takeColumn(reader, column, at, { length, plural })
}

/** A word of the topic's own: what it is called, a column, or a choice of one. */
export const readOwnWord: Rule = (reader, at) => {
  const hit = reader.hitAt(at)
  if (!hit) return 0
  const record = recordAt(reader, at)
  // A service that is called as a channel is meant where the topic is of services.
  const ofChoice = hit.meanings.some((meaning) => meaning.is === 'value' && meaning.column.id === 'channel')
  if (record && (record.length > hit.length || (record.length === hit.length && ofChoice))) {
    takeRecord(reader, record)
    return record.length
  }
  // `new clients` are not new budgets.
  const new_ = columnIn(hit, ({ needsTime }) => needsTime === true)
  const next = reader.hitAt(at + hit.length)
  if (new_ && reader.topic.id !== 'clients' && next && columnIn(next, ({ kind }) => kind === 'client'))
    return 0
  takeHit(reader, hit, at)
  reader.understood += hit.length
  return hit.length
}
