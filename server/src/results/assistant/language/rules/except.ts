import * as english from '../english.ts'
import { recordAt } from '../records.ts'
import { columnIn, isNumeric, keptBy, type Rule, type TopicReader } from '../topic-reader.ts'
import { brandAt } from './brand.ts'
import { takeName, usStateAt } from './names.ts'

/** A choice, a record or a state at a place, by the column that rows are told by. */
function choiceAt(
  reader: TopicReader,
  at: number,
): { readonly column: string; readonly value: string; readonly length: number } | null {
  const { topic } = reader
  const record = recordAt(reader, at)
  const hit = reader.hitAt(at)
  if (record && record.length >= (hit?.length ?? 0))
    return { column: record.column, value: record.named.name, length: record.length }
  for (const meaning of hit?.meanings ?? []) {
    // Of the sections of a client some are behind and some are not.
    const told = topic.byClient?.includes(meaning.is === 'topic' ? '' : meaning.column.id) !== true
    // Of days that are to come, or over, and of what rows have at all, the opposite is as clear.
    const narrows =
      meaning.is === 'value' && (/^(?:choice|date)$/.test(meaning.column.kind) || meaning.value.kept)
    if (narrows && told && hit)
      return { column: meaning.column.id, value: meaning.value.value, length: hit.length }
  }
  const brand = brandAt(reader, at)
  if (brand) return { column: brand.column.id, value: brand.value, length: 1 }
  const state = topic.id === 'clients' ? usStateAt(reader, at) : null
  return state && { column: 'us', value: state.letters, length: state.length }
}

const noColumn = { id: '', label: '', kind: 'text', words: [] } as const

/** Whether clients at a place are who is asked for, and not whose: `spend of my clients`. */
function isAskedFor(reader: TopicReader, at: number): boolean {
  let place = at - 1
  while (/^(?:my|our|the|all|these|those)$/.test(reader.low(place))) place -= 1
  // `which of my clients`
  if (reader.low(place) === 'of' && /^(?:which|who|any|some|many|none|all)$/.test(reader.low(place - 1)))
    return true
  return !/^(?:of|for|by|per|at|from|in|with|to)$/.test(reader.low(place))
}

/** `not managed by Maria`: whoever somebody else has. @returns how many items it took */
function takeManagedBy(reader: TopicReader, at: number): number {
  if (reader.low(at) !== 'not') return 0
  const place = reader.next(at + 1)
  const hit = reader.hitAt(place)
  const ofManager = hit && columnIn(hit, ({ id }) => id === 'manager')
  if (!hit || !ofManager) return 0
  const after = place + hit.length + (reader.low(place + hit.length) === 'by' ? 1 : 0)
  const item = reader.items[after]
  const [person, other] =
    item?.is === 'name' ? item.span.candidates.filter(({ kind }) => kind === 'person') : []
  if (item?.is !== 'name') return 0
  if (!person || other) reader.left.push(after)
  else reader.conditions.push({ column: ofManager.id, is: '!=', values: [person.name] })
  reader.understood += 1
  return after + 1 - at
}

/** `claims not submitted yet`: nor what has come further since. */
const andLater = (reader: TopicReader, id: string, value: string): readonly string[] => [
  value,
  ...(reader.column(id)?.after?.[value] ?? []),
]

/** `except search and social`: choices that rows must not have. @returns how many items they took */
function takeRuledOut(reader: TopicReader, start: number, from: number): number {
  // `have not been sent`
  const not = reader.lows.slice(start, from).includes('not')
  const { conditions } = reader
  let end = from
  for (let at = from; at < reader.items.length;) {
    const choice = choiceAt(reader, at)
    if (!choice) break
    const { column, value } = choice
    const kept = keptBy(reader.column(column) ?? noColumn, value)
    if (kept !== null) {
      conditions.push({ column, is: kept === 'none' ? 'some' : 'none', values: [] })
      end = at + choice.length
      reader.understood += choice.length
      break
    }
    // One that stands for several rules out all of them: `not gone out`.
    const stands = reader.column(column)?.values?.find((one) => one.value === value)?.stands
    const values = stands?.column === column ? stands.values : not ? andLater(reader, column, value) : [value]
    const had = conditions.findIndex((one) => one.column === column && one.is === '!=')
    if (had >= 0)
      conditions[had] = { column, is: '!=', values: [...(conditions[had]?.values ?? []), ...values] }
    else conditions.push({ column, is: '!=', values })
    end = at + choice.length
    reader.understood += choice.length
    if (!/^(?:and|or|nor|&)$/.test(reader.low(end))) break
    at = reader.next(end + 1)
  }
  return end - from
}

/** `except Eastgate Honda`, `everything but search`, `without an end date`. */
export const readExcept: Rule = (reader, at) => {
  const lacks = reader.topic.id === 'clients' ? reader.phraseAt(english.without, at) : 0
  // `all but search`
  const all = reader.low(at) === 'but' && reader.lows.slice(0, at).some((low) => english.everybody.has(low))
  const length = Math.max(reader.phraseAt(english.except, at), lacks, all ? 1 : 0)
  const hit = reader.hitAt(at)
  // `not assigned to Maria`
  const after = at + (hit?.length ?? 0)
  const named =
    reader.low(at) === 'not' && hit && reader.low(after) === 'to' ? reader.items[after + 1] : undefined
  if (named?.is === 'name' && takeName(reader, named.span, 'except')) return after + 2 - at
  if (named?.is === 'word') {
    reader.left.push(at)
    return after + 2 - at
  }
  const managed = takeManagedBy(reader, at)
  if (managed > 0) return managed
  if (length === 0 || (hit?.length ?? 0) > length) return 0
  const { topic, items, conditions, left } = reader
  // `excluding ones that are done`
  const ones = /^(?:ones|those)$/.test(reader.low(at + length)) ? 1 : 0
  const place = reader.next(at + length + ones)
  const then = items[place]
  if (then?.is === 'name' && takeName(reader, then.span, 'except')) return place + 1 - at
  // `clients without an SEO budget` lack it; `spend without display` is of the rest.
  // `clients that spend on social but not search` have none, and no search is left out of theirs.
  const lacking =
    (/^(?:with|without|no)$/.test(reader.low(at)) ||
      (/^(?:not|but|neither|never)$/.test(reader.low(at)) &&
        !all &&
        !/^(?:not (?:counting|including|incl|looking|because)|but without)/.test(
          `${reader.low(at)} ${reader.low(at + 1)}`,
        ))) &&
    reader.mentions.some(
      (mention) => mention.column.kind === 'client' && mention.at < at && isAskedFor(reader, mention.at),
    )
  const ruledOut = lacking ? 0 : takeRuledOut(reader, at, place)
  if (ruledOut > 0) return place + ruledOut - at
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
        (topic.id === 'clients' && (kind === 'text' || kind === 'record')) ||
        ((kind === 'text' || kind === 'record') &&
          /^(?:without|missing|lacking)$|^with no$/.test(
            length === 1 ? reader.low(at) : `${reader.low(at)} ${reader.low(at + 1)}`,
          )),
    )
  if (lacked && column && (topic.id !== 'clients' || !lacked.meanings.some(({ is }) => is === 'topic'))) {
    conditions.push({ column: column.id, is: 'none', values: [] })
    // `without a purchase order`: what only one topic has says that it is spoken of.
    if (column.evokes && column.kind !== 'date') reader.evoked += 2
    reader.understood += 1
    return place + lacked.length - at
  }
  // `with no conversions` is a number.
  if (hit || (lacked && columnIn(lacked, isNumeric))) return 0
  left.push(at)
  return length
}
