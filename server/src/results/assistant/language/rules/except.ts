import * as english from '../english.ts'
import { columnIn, type Rule } from '../topic-reader.ts'
import { takeName } from './names.ts'

/** `except Eastgate Honda`, `without an end date`. */
export const readExcept: Rule = (reader, at) => {
  const length = reader.phraseAt(english.except, at)
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
      ({ kind, id }) => kind === 'date' || kind === 'client' || kind === 'person' || id === topic.person,
    )
  if (lacked && column && topic.id !== 'clients') {
    conditions.push({ column: column.id, is: 'none', values: [] })
    reader.understood += 1
    return place + lacked.length - at
  }
  if (hit) return 0
  left.push(at)
  return length
}
