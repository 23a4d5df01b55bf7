import * as english from './english.ts'
import type { Condition } from './question.ts'
import { longNameAt, recordAt } from './records.ts'
import { columnIn, isNumeric, type TopicReader } from './topic-reader.ts'
import { isOrderWord, type Check, type Span } from './unaccounted-spans.ts'

/** `session growth, October versus October last year`: what is told as a change is held against its own time before already. */
export const heldAlready: Check = (reader, { against, measures }) =>
  against !== null && measures.some((id) => reader.column(id)?.rate?.minus)
    ? [Math.max(reader.againstAt, 0)]
    : []

/** `average`, `share`, `compared`, `why`: each makes another question of it. */
export const kinds: Check = (reader, question, spans) => {
  const {
    average,
    share,
    against,
    clients,
    groups,
    conditions,
    records,
    by,
    also,
    peers,
    moved,
    held,
    measures,
  } = question
  return spans.flatMap(({ at, hit }) => {
    const low = reader.low(at)
    // `what is my budget and when does it end` are two questions.
    const asks = /^(?:when|why|who|what|how|where)$/.test(low) && at > 0
    const more = at < reader.items.length - 1
    if (asks && more && /^(?:and|but|plus)$/.test(reader.low(at - 1)) && reader.before === null && !hit)
      return [at]
    if (hit && hit.length > 1) return []
    // Of what is told by two things nobody knows what the average is of.
    if (english.averages.has(low) && ((!average && !peers) || also !== null) && !hit) return [at]
    if (/^(?:share|percentage|proportion)$/.test(low) && share === null && !hit) return [at]
    const compares = reader.phraseAt(english.versus, at) > 0 || (english.compare.has(reader.stem(at)) && !hit)
    const compared =
      against !== null ||
      peers ||
      moved !== null ||
      held !== null ||
      by !== null ||
      measures.length > 1 ||
      clients.length + groups.length + records.length > 1 ||
      question.people.length > 1 ||
      conditions.some(({ than, is, values }) => than !== undefined || (is === 'in' && values.length > 1))
    // What it is compared with may be what was asked before.
    const leans =
      reader.before !== null || reader.lows.some((one) => /^(?:it|them|that|this|those)$/.test(one))
    if (compares && !compared && !leans && (hit?.length ?? 0) === 0) return [at]
    return []
  })
}

/** Topics of which each row is a client. */
const eachClient = new Set(['clients', 'billingTerms', 'ceilings'])

const heads = /^(?:clients|stores|dealers|dealerships|accounts|customers|rooftops)$/

/** `late clients`, `my pinned clients`: clients that are called so, and not what they have. */
const calledSo = (reader: TopicReader, at: number, spans: readonly Span[]): boolean =>
  at === reader.items.length - 1 &&
  spans.some(
    ({ end, hit, at: begins }) =>
      end === at &&
      (begins === 0 || /^(?:my|our|the|all|any|show|list|me)$/.test(reader.low(begins - 1))) &&
      hit?.meanings.some(
        (meaning) => meaning.is === 'value' || (meaning.is === 'column' && meaning.column.kind === 'choice'),
      ) === true,
  )

/** `number of clients logged by Maria`: it is clients that are asked for, and nothing else of them. */
export const clientsAsked: Check = (
  reader,
  { by, also, mine, ownClients, share, with: having, without, held, measures },
  spans,
) => {
  const { topic, mentions } = reader
  const low = (at: number): string => reader.low(at)
  // Who left is what cancellations are of; as many as services that ended they are not.
  if (topic.id === 'cancellations') {
    const place = reader.lows.findIndex((one) => /^(?:client|store|dealer)s$/.test(one))
    const counted = measures.includes('count') && by !== topic.client && reader.before === null
    return counted && (place === 0 || low(place - 1) === 'many') ? [place] : []
  }
  if (eachClient.has(topic.id)) return []
  if (reader.before !== null) return []
  const last = reader.items.length - 1
  const none = having.length + without.length === 0 && [by, also, share].every((id) => id !== topic.client)
  if (none && !held && heads.test(low(last)) && calledSo(reader, last, spans)) return [last]
  if (topic.client === undefined) return []
  const tells = [by, also, share].some(
    (id) => id === topic.client || topic.columns.some((one) => one.id === id && one.ofClient === true),
  )
  // `how many of my stores do SEO`: stores are counted, whatever they have.
  const howMany = mentions.flatMap(({ column, at, plural }) =>
    column.kind === 'client' &&
    plural &&
    !tells &&
    / ?\b(?:how many|number of)(?: of)?(?: (?:my|our|the|all))*$/.test(reader.lows.slice(0, at).join(' '))
      ? [at]
      : [],
  )
  if (howMany.length > 0 && having.length + without.length === 0 && !held) return howMany
  if (tells || held || having.length + without.length > 0) return []
  if (ownClients) return []
  return mentions.flatMap(({ column, at, plural }) => {
    if (column.kind !== 'client' || !plural || column.words.length === 0) return []
    const counted = /^(?:number|count|share|percent|percentage|many)$/.test(
      low(at - 1) === 'of' ? low(at - 2) : low(at - 1),
    )
    const ranked = isOrderWord(reader, at - 1) || isOrderWord(reader, at - 2)
    const leads = at === 0 || ranked || /^(?:which|what|did|do|does|list)$/.test(low(at - 1))
    return counted || (leads && !mine) ? [at] : []
  })
}

/** `share of Performance Max`: a name that the topic cannot be narrowed to is none of its words. */
export const namedElsewhere: Check = (reader, question, spans) =>
  reader.items.flatMap((_, at) => {
    const length = longNameAt(reader, at)
    if (length === 0 || recordAt(reader, at) !== null) return []
    const within = spans.filter((span) => span.at < at + length && at < span.end)
    const means = within.some(
      (span) =>
        (span.hit?.length ?? 0) > 1 || span.hit?.meanings.some(({ is }) => is === 'value' || is === 'column'),
    )
    return means || (question.clients.length > 0 && within.length === 0) ? [] : [at]
  })

/** `incidents right now`: of what ends, those that have not ended. */
export const presently: Check = (reader, { conditions, period }) =>
  reader.topic.columns.some(
    ({ kind, values }) => kind === 'date' && values?.some(({ value }) => value === 'open'),
  )
    ? reader.lows.flatMap((low, at) =>
        (low === 'now' || low === 'currently') && conditions.length === 0 && period === null ? [at] : [],
      )
    : []

/** `weekly`: told by it, or by nothing else beside it. */
export const units: Check = (reader, { by, also, order }) =>
  reader.items.flatMap((_, at) => {
    const low = reader.low(at)
    const unit = english.dayWords[low]
    if (!unit || !low.endsWith('ly') || reader.hitAt(at) || reader.usedUp.has(low)) return []
    if (!reader.topic.by?.includes(unit)) return []
    // `weekly clicks by week` says it twice.
    const twice = reader.lows.some((one, place) => place !== at && english.dayWords[one] === unit)
    return !twice && (by === unit || also === unit || order?.column === unit) ? [] : [at]
  })

/** A column that is no figure and that nothing of the reading shows: `new clients that canceled`. */
export const mentioned: Check = (reader, question, spans) =>
  spans.flatMap(({ at, hit }) => {
    if (!hit || hit.meanings.some(({ is }) => is !== 'column') || reader.usedUp.has(reader.low(at))) return []
    const columns = hit.meanings.flatMap((meaning) => (meaning.is === 'column' ? [meaning.column] : []))
    const { measures, conditions, order, by, also, share, held, people } = question
    const shown = columns.some(
      (column) =>
        isNumeric(column) ||
        column.kind === 'client' ||
        column.kind === 'person' ||
        column.ofClient === true ||
        // `my group`, `accounts I manage`: whose they are.
        (question.mine && (/^(?:my|our|i)$/.test(reader.low(at - 1)) || column.id === 'manager')) ||
        (column.id === 'group' && question.groups.length > 0) ||
        measures.includes(column.id) ||
        conditions.some((one) => one.column === column.id || one.than === column.id) ||
        [order?.column, by, also, share, held?.column].includes(column.id) ||
        people.some(({ as }) => as === column.id),
    )
    return shown ? [] : [at]
  })

/** `guest links made by me`: of whoever asks, or of nobody's at all. */
export const byMe: Check = (reader, { mine, ownClients, people }) =>
  mine || ownClients || people.some(({ who }) => who === 'me')
    ? []
    : reader.lows.flatMap((low, at) => (/^(?:me|us)$/.test(low) && reader.low(at - 1) === 'by' ? [at] : []))

/** `my clients`, `mine`: of the person's own. */
export const owned: Check = (reader, { mine, ownClients, people, clients }, spans) =>
  spans.flatMap(({ at, hit }) => {
    if (hit && hit.length > 1) return []
    if (!/^(?:my|mine)$/.test(reader.low(at))) return []
    // Of a client that is named nothing else is one's own.
    const ofNamed = clients.length > 0 && reader.topic.person === undefined
    return mine || ownClients || ofNamed || people.some(({ who }) => who === 'me') ? [] : [at]
  })

/** `who gets the invoices of Eastgate Honda`: rows of one client that have nobody in them tell nobody. */
export const whoAsked: Check = (reader, { by, also, clients, order, measures, ask }) => {
  const { topic } = reader
  if (!reader.who || ask !== 'rows' || clients.length !== 1) return []
  const rowsOfPeople = topic.client === undefined || ofPeople.has(topic.id) || topic.person !== undefined
  const tells = measures.some((id) => ['person', 'client', 'text'].includes(reader.column(id)?.kind ?? ''))
  if (rowsOfPeople || tells || by !== null || also !== null || order !== null) return []
  return [reader.lows.indexOf('who')].filter((at) => at >= 0)
}

/** `deliverables done by Maria`: how far rows have come is not left out where they say it. */
export const saidDone: Check = (reader) =>
  reader.topic.columns.some(({ id, ofClient }) => !ofClient && /^(?:status|state)(?:Id)?$/.test(id))
    ? reader.lows.flatMap((low, at) =>
        /^(?:done|finished|completed)$/.test(low) &&
        !reader.hitAt(at) &&
        !reader.usedUp.has(low) &&
        !reader.conditions.some(({ column }) => /^(?:status|state)/.test(column)) &&
        ![...reader.values.keys()].some((column) => /^(?:status|state)/.test(column))
          ? [at]
          : [],
      )
    : []

/** Topics whose rows are people. */
const ofPeople = new Set(['contacts', 'siteContacts', 'competitors', 'oemTeamMembers'])

const isBound = ({ is }: Condition): boolean => /^[<>]=?$/.test(is)

/** Whether `or` joins a choice with a figure that no condition has. */
function lonelyFigure(
  reader: TopicReader,
  at: number,
  conditions: readonly Condition[],
  spans: readonly Span[],
): boolean {
  const hit = reader.hitAt(reader.next(at + 1))
  const column = hit ? columnIn(hit, isNumeric) : undefined
  const before = spans.find(({ end }) => end === at)
  const chosen = before?.hit?.meanings.some(({ is }) => is === 'value') === true
  return chosen && column !== undefined && !conditions.some((one) => one.column === column.id)
}

/**
 * Conditions hold together: `facebook cpl over 60 and search cpl under 40` has
 * one for each, `budgets over 20k or margin below 1000` needs only one of them,
 * and what is not due this month is due at another time.
 */
export const together: Check = (reader, { conditions, either: enough }, spans) => {
  const bounds = conditions.filter(isBound)
  const places = new Set(conditions.map(({ column }) => column))
  const several =
    (places.has('channel') && places.has('platform')) ||
    conditions.some(({ is, values }) => is === 'in' && values.length > 1)
  // Of three that are joined by both nobody knows which belong together.
  const mixed = enough && bounds.length > 2
  const apart = bounds.length > 1 && several
  const either = new Set(bounds.map(({ column }) => column)).size > 1
  const none = conditions.some(
    ({ is, column }) => is === 'none' && conditions.some((one) => one.is !== 'none' && one.column === column),
  )
  // Due today and overdue at once nothing is: one of them was meant.
  const exact = conditions.filter(({ is }) => is === '=' || is === 'between').map(({ column }) => column)
  const twice = new Set(exact).size < exact.length
  return reader.lows.flatMap((low, at) =>
    // `without a picture or a price`: a choice, and a column that is held against nothing.
    (low === 'or' && lonelyFigure(reader, at, conditions, spans)) ||
    (twice && /^(?:and|or|plus|&)$/.test(low)) ||
    ((apart || (either && !enough) || mixed) && low === 'or') ||
    (apart && low === 'and') ||
    (none && /^(?:not|no|without)$/.test(low))
      ? [at]
      : [],
  )
}
