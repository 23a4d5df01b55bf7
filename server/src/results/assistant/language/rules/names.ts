import * as english from '../english.ts'
import { isKindOf } from '../kinds-of-rows.ts'
import type { NameSpan } from '../names.ts'
import { undecided, type Named } from '../question.ts'
import { recordAt, type RecordHit } from '../records.ts'
import type { Topic } from '../topic.ts'
import type { Rule, TopicReader } from '../topic-reader.ts'

const usable = ({ client, person, narrows }: Topic, { kind }: Named): boolean =>
  kind === 'client'
    ? client !== undefined || narrows.includes('client')
    : kind === 'group'
      ? narrows.includes('group')
      : kind === 'person'
        ? person !== undefined || narrows.includes('manager')
        : false

/** Of those that a name may mean, people come last. */
function withoutPeople(fits: readonly Named[]): readonly Named[] {
  const others = fits.filter(({ kind }) => kind !== 'person')
  return others.length > 0 ? others : fits
}

/** `how many calls did Tyler log`: whoever logs is somebody of the agency, and no store that is called so. */
const actsHere = (reader: TopicReader): boolean =>
  /^(?:did|has|have|does)$/.test(reader.low(reader.place - 1)) &&
  /^(?:log|logged|logs|write|written|finish|finished|complete|completed)$/.test(reader.low(reader.place + 1))

function onlyPeople(fits: readonly Named[]): readonly Named[] {
  const people = fits.filter(({ kind }) => kind === 'person')
  return people.length > 0 ? people : fits
}

/** Names that are looked up for one word: as many may be only some of them. */
const mostTogether = 40

/** `the Hondas`: more than one of what is called so. */
const isPlural = ({ words, candidates }: NameSpan): boolean =>
  /[a-z]s$/i.test(words) &&
  !/['’]s$/.test(words) &&
  candidates.length > 1 &&
  candidates.every(({ name }) => !name.toLowerCase().includes(words.toLowerCase()))

/** Whether several names stand in a question that are each a group's and some of its stores'. */
const isOfGroups = ({ items }: TopicReader): boolean =>
  items.filter(
    (item) =>
      item.is === 'name' &&
      item.span.candidates.length > 1 &&
      item.span.candidates.filter(({ kind }) => kind === 'group').length === 1,
  ).length > 2

/** Takes a name as whom the question is about, or is not about. @returns whether the topic has a use for it */
export function takeName(reader: TopicReader, span: NameSpan, as: 'for' | 'except'): boolean {
  const { topic, clients, except, groups, people, says } = reader
  const known = span.candidates.filter((one) => usable(topic, one))
  const fits = actsHere(reader) ? onlyPeople(known) : withoutPeople(known)
  const [only] = fits
  if (!only) return false
  // `Toyota stores` are all of them, where all of them are known.
  const next = reader.items[reader.place + 1]
  const which = /^(?:which|any|each|every)$/.test(reader.low(reader.place - 1))
  const several =
    (isPlural(span) && fits.every(({ kind }) => kind === 'client') && fits.length < mostTogether) ||
    (next?.is === 'word' &&
      (/^(?:stores|dealers|dealerships|clients|accounts|customers|rooftops)$/.test(next.word.low) ||
        (which && /^(?:store|dealer|dealership|client|account)$/.test(next.word.low))) &&
      fits.every(({ kind }) => kind === 'client') &&
      fits.length < mostTogether)
  // `Tyler's clients` are somebody's, where one is called so, and not those in a town of that name.
  const [person, otherPerson] = known.filter(({ kind }) => kind === 'person')
  if (several && person && !otherPerson && as === 'for' && topic.narrows.includes('manager')) {
    people.push({ as: 'person', who: person })
    return true
  }
  // `the Hartwell stores`, `Hartwell, Lakeshore and Cascade`: their group, where they have one.
  const [group, another] = fits.filter(({ kind }) => kind === 'group')
  // `the weakest Lakeshore store` is one of them all.
  const ranked =
    next?.is === 'word' &&
    /^(?:store|dealer|dealership|client|account|rooftop)$/.test(next.word.low) &&
    [english.most, english.least].some((words) => words.has(reader.stem(reader.place - 1)))
  const plural =
    ranked ||
    (next?.is === 'word' &&
      /^(?:stores|dealers|dealerships|clients|accounts|rooftops|ones)$/.test(next.word.low))
  if (fits.length > 1 && group && !another && as === 'for' && (plural || isOfGroups(reader))) {
    groups.push(group)
    reader.subjects.push({ column: 'group', at: reader.place })
    says.add('subject')
    return true
  }
  if (
    fits.length > 1 &&
    (several || (ranked && fits.every(({ kind }) => kind === 'client'))) &&
    as === 'for'
  ) {
    clients.push(...fits)
    says.add('subject')
    return true
  }
  if (fits.length > 1) {
    if (reader.unsure) return false
    reader.unsure = { ...span, candidates: fits }
    clients.push(undecided(span.words))
    says.add('subject')
    return true
  }
  if (as === 'except' && only.kind === 'person' && topic.person !== undefined && topic.id !== 'clients') {
    reader.conditions.push({ column: topic.person, is: '!=', values: [only.name] })
    return true
  }
  if (as === 'except' && only.kind === 'group' && topic.columns.some(({ id }) => id === 'group')) {
    reader.conditions.push({ column: 'group', is: '!=', values: [only.name] })
    return true
  }
  if (as === 'except' && only.kind !== 'client') return false
  if (as === 'except') except.push(only)
  else if (only.kind === 'client') clients.push(only)
  else if (only.kind === 'group') groups.push(only)
  else if (only.kind === 'person') people.push({ as: 'person', who: only })
  if (as === 'for' && (only.kind === 'client' || only.kind === 'group'))
    reader.subjects.push({
      column: only.kind === 'client' ? (topic.client ?? 'client') : 'group',
      at: reader.place,
    })
  if (only.kind !== 'person' || topic.person !== undefined) says.add('subject')
  return true
}

/**
 * `PO number for Hartwell`: rows that are of no client and have a name of their
 * own are those that are called so. @returns how many items the name takes
 */
function calledSo({ topic, items, conditions, says }: TopicReader, at: number): number {
  const [item] = items.slice(at)
  const named = topic.columns.some(({ id, kind }) => id === 'name' && kind === 'text')
  if (item?.is !== 'name' || !named || topic.narrows.length > 0 || topic.client !== undefined) return 0
  // Whoever is called by the whole name is meant, and no kind of something that is called so.
  const [one, other] = item.span.candidates
  if (one?.kind === 'client' && !other && one.name.toLowerCase() === item.span.words.toLowerCase()) return 0
  const words = item.span.words.toLowerCase().split(' ')
  let end = at + 1
  for (let next = items[end]; next?.is === 'word' && /^[A-Z]/.test(next.word.raw); next = items[end]) {
    words.push(next.word.low)
    end += 1
  }
  conditions.push({ column: 'about', is: 'has', values: words })
  says.add('subject')
  return end - at
}

export const readName: Rule = (reader, at) => {
  const item = reader.items[at]
  if (item?.is !== 'name') return 0
  if (!takeName(reader, item.span, 'for')) {
    const called = calledSo(reader, at)
    if (called > 0) return called
    reader.left.push(at)
  }
  const isGroup = item.span.candidates.every(({ kind }) => kind === 'group')
  const ones =
    reader.low(at + 1) === 'ones' && reader.groups.some((one) => item.span.candidates.includes(one))
  return ones || (isGroup && reader.low(at + 1) === 'group') ? 2 : 1
}

export function takeRecord(reader: TopicReader, record: RecordHit): void {
  const { named, conditions, says, subjects, place } = reader
  // Funds of manufacturers are nothing else's.
  if (record.named.of === 'oemFunds') reader.evoked += 2
  subjects.push({ column: record.column, at: place })
  if (record.column === 'service' || record.named.of === 'services') named.push(record.named)
  else conditions.push({ column: record.column, is: '=', values: [record.named.name] })
  says.add('subject')
}

/** `blog posts due this week`: the kind of its rows calls a topic as its name does. */
function callRows(reader: TopicReader, at: number, length: number): void {
  const last = reader.items[at + length - 1]
  reader.evoked += 1
  reader.noun ??= { at, plural: last?.is === 'word' && /(?<!s)s$/i.test(last.word.raw) }
}

export const readRecord: Rule = (reader, at) => {
  const record = recordAt(reader, at)
  if (!record) return 0
  takeRecord(reader, record)
  reader.understood += 1
  reader.recorded += record.length
  if (isKindOf(record.named, reader.topic)) callRows(reader, at, record.length)
  return record.length
}

/** `Performance Max`: a name of several words is one, whatever its words mean elsewhere. */
export const readLongRecord: Rule = (reader, at) => {
  const record = recordAt(reader, at)
  return record && record.length > 1 && record.length > (reader.hitAt(at)?.length ?? 0)
    ? readRecord(reader, at)
    : 0
}

/** Letters of states that are words of their own. */
const wordsToo = new Set(['al', 'de', 'hi', 'id', 'in', 'la', 'ma', 'me', 'oh', 'ok', 'or', 'pa'])

/** A state of the country at a place: its name, or its letters after `in` or another state. */
export function usStateAt(
  reader: TopicReader,
  at: number,
): { readonly letters: string; readonly length: number } | null {
  const { items, states } = reader
  const begins = english.firstOfStates.has(reader.stem(at))
  if (!begins && !/^(?:in|from|or|and|&)$/.test(reader.low(at - 1))) return null
  const both = english.states[`${reader.stem(at)} ${reader.stem(at + 1)}`]
  if (both) return { letters: both, length: 2 }
  const named = english.states[reader.stem(at)]
  if (named) return { letters: named, length: 1 }
  const item = items[at]
  const raw = item?.is === 'word' ? item.word.raw : ''
  const letters = raw.toUpperCase()
  const before = reader.low(at - 1)
  const follows = /^(?:in|from)$/.test(before) || (states.length > 0 && /^(?:or|and|&)$/.test(before))
  if (!follows) return null
  // `dealers in ok`: nothing else is said so behind `in`.
  const sure =
    raw === letters ||
    !wordsToo.has(raw.toLowerCase()) ||
    (before === 'in' && /^(?:ok|oh|pa|la|ma|al)$/i.test(raw)) ||
    // `in TX or OK`: behind another state.
    (before === 'or' && states.length > 0)
  return sure && Object.values(english.states).includes(letters) ? { letters, length: 1 } : null
}

/** `in Texas`, `in TX or OK`. */
export const readUsState: Rule = (reader, at) => {
  const state = reader.topic.narrows.includes('us') ? usStateAt(reader, at) : null
  if (!state) return 0
  reader.states.push(state.letters)
  reader.subjects.push({ column: 'us', at })
  return state.length
}
