import * as english from '../english.ts'
import { columnIn, isNumeric, type Rule } from '../topic-reader.ts'
import { takeName } from './names.ts'

/** `except Eastgate Honda`, `without an end date`. */
export const readExcept: Rule = (reader, at) => {
  const lacks = reader.topic.id === 'clients' ? reader.phraseAt(english.without, at) : 0
  const length = Math.max(reader.phraseAt(english.except, at), lacks)
  const hit = reader.hitAt(at)
  if (length === 0 || (hit?.length ?? 0) > length) return 0
  const { topic, items, conditions, left } = reader
  const place = reader.next(at + length)
  const then = items[place]
  if (then?.is === 'name' && takeName(reader, then.span, 'except')) return place + 1 - at
  const lacked = reader.hitAt(place)
  const column =
    lacked &&
    columnIn(
      lacked,
      ({ kind, id }) =>
        kind === 'date' ||
        kind === 'client' ||
        kind === 'person' ||
        id === topic.person ||
        (topic.id === 'clients' && (kind === 'text' || kind === 'record')),
    )
  if (lacked && column && (topic.id !== 'clients' || !lacked.meanings.some(({ is }) => is === 'topic'))) {
    conditions.push({ column: column.id, is: 'none', values: [] })
    reader.understood += 1
    return place + lacked.length - at
  }
  // `with no conversions` is a number.
  if (hit || (lacked && columnIn(lacked, isNumeric))) return 0
  left.push(at)
  return length
}
