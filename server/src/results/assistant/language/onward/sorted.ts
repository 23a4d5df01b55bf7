import { done } from '../about-one.ts'
import { cameAbout } from '../came-about.ts'
import * as english from '../english.ts'
import type { Reading } from '../question.ts'
import { isNumeric } from '../topic-reader.ts'
import type { AskedColumn, Topic } from '../topic.ts'
import { columnAt, rest, type Fragment } from './fragment.ts'

const sorts =
  /^(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arrange|put)(?: (?:it|them|em|those|that|these|this))?(?: in order)?(?: (?:by|on|of))(?: (?:the|their|its|how much|what))* /
const direction =
  / (?:(desc|descending|high to low|(?:highest|biggest|largest|most|newest|latest|worst|top)(?: (?:ones? )?(?:first|on top|at the top))?)|(asc|ascending|low to high|(?:lowest|smallest|least|fewest|oldest|earliest|soonest)(?: (?:ones? )?(?:first|on top|at the top))?))$/

const ordersRows = (column: AskedColumn): boolean =>
  (isNumeric(column) || column.kind === 'date') && column.ofClient !== true

/** `sort by amount`, `order them by due date, newest first`: what was told, in another order. */
export function sorted(fragment: Fragment): Reading | null {
  const head = sorts.exec(fragment.line)?.[0]
  if (head === undefined) return null
  const behind = rest(fragment, head)
  const turn = direction.exec(behind.line)
  const bare = rest(behind, '', turn?.[0] ?? '')
  const found = columnAt(bare, 0, ordersRows)
  if (!found || found.length !== bare.items.length) return null
  const { column } = found
  const { before } = fragment
  const dated = column.kind === 'date'
  // Groups have no day of their own.
  if (dated && before.by !== null) return null
  const listed = before.measures.filter((id) => id !== 'count' || before.by !== null)
  return done({
    ...before,
    measures: dated || listed.includes(column.id) ? listed : [...listed, column.id],
    order: { column: column.id, descending: turn ? turn[1] !== undefined : !dated },
    limit: null,
  })
}

const aged =
  /^(?:the )?(?:(newest|latest|last|most recent)|(oldest|earliest|longest(?: (?:open|waiting|standing))?))(?: ones?)?(?: (first|on top|at the top))?$/

/** What asks for the age of a row, which its day tells. */
const asksHowOld =
  /^(?:how old (?:is|are) |how long (?:has|have|is) |what (?:is|are) |whats )(?=.*(?:est|recent)\b)/

/** `oldest first`, `the newest one`, `how old is the oldest`: by the day on which rows came about. */
export function byAge({ line, before, prepared: { topic } }: Fragment): Reading | null {
  const found = aged.exec(line.replace(asksHowOld, ''))
  const column = topic.newest ?? topic.date ?? cameAbout(topic)
  if (!found || column === undefined || before.by !== null) return null
  // The last of rows that came about on no day is the last of nothing.
  if (found[1] === 'last' && topic.newest === undefined) return null
  return done({
    ...before,
    measures: before.measures.filter((id) => id !== 'count'),
    order: { column, descending: found[1] !== undefined },
    limit: found[3] === undefined ? 1 : null,
  })
}

const sizes =
  'biggest|largest|highest|most|most expensive|top|smallest|lowest|least|fewest|cheapest|worst|best|slowest|fastest|quickest|longest|shortest'
const sized = new RegExp(
  `^(?:the )?(?:with the )?(${sizes})(?: (?:ones?|(stores?|clients?|dealers?)|months?|weeks?|days?))?(?: (first|on top|at the top))?$`,
)

/** What takes time may be slow or long; nothing else is. */
const takesTime = ({ id, label }: AskedColumn): boolean => /minute|hour|day|time/i.test(`${id} ${label}`)

/** Whether a word asks for the largest of a figure; null where nobody knows what it says of that one. */
function asksForMost(word: string, figure: AskedColumn | undefined): boolean | null {
  if (/^(?:slowest|fastest|quickest|longest|shortest)$/.test(word))
    return figure && takesTime(figure) ? /^(?:slowest|longest)$/.test(word) : null
  // Which way a number is good nobody knows but where a rate says so.
  if (english.judging.has(word)) return figure?.rate ? (word === 'best') !== (figure.low === true) : null
  return !english.least.has(word) && !english.cheap.has(word)
}

/** `biggest first`, `worst month`: by the figure that was told. */
export function bySize({ line, before, prepared: { topic } }: Fragment): Reading | null {
  const [found, word, ofClient, first] = sized.exec(line) ?? []
  if (found === undefined || word === undefined) return null
  // `slowest store` after what is told by channel: of the stores.
  const by = ofClient !== undefined && before.by !== null ? (topic.client ?? before.by) : before.by
  const isFigure = (id: string): boolean => topic.columns.some((one) => one.id === id && isNumeric(one))
  const counted = by !== null && before.measures.includes('count') ? 'count' : undefined
  const column = before.measures.find(isFigure) ?? counted ?? (by === null ? amountOf(topic) : undefined)
  if (column === undefined) return null
  const descending = asksForMost(
    word,
    topic.columns.find(({ id }) => id === column),
  )
  return descending === null
    ? null
    : done({ ...before, by, order: { column, descending }, limit: first === undefined ? 1 : null })
}

/** The figure that rows are told by, or the only amount that they have. */
function amountOf({ measure, columns }: Topic): string | undefined {
  const [amount, another] = columns.filter(({ kind, ofClient }) => kind === 'money' && ofClient !== true)
  return measure ?? (another ? undefined : amount?.id)
}

const asksWhoOf = new RegExp(`^who (\\w+) (?:the )?(${sizes})(?: ones?)?$`)

/** `who requested the largest`: of the row with the most, whoever did it. */
export function whoOfLargest({ line, before, prepared: { topic } }: Fragment): Reading | null {
  const [, verb, word] = asksWhoOf.exec(line) ?? []
  const did = topic.columns.find((one) => verb !== undefined && one.did?.includes(verb))
  const column = amountOf(topic)
  const figure = topic.columns.find(({ id }) => id === column)
  if (word === undefined || !did || column === undefined || before.by !== null) return null
  const descending = asksForMost(word, figure)
  return descending === null
    ? null
    : done({ ...before, measures: [column, did.id], order: { column, descending }, limit: 1, show: null })
}

const asksMain =
  /^(?:what (?:is|was) |whats )?(?:the |their )?(?:main|top|biggest|most common|commonest|usual|number one|no 1|leading) /

/** `what's the main reason`: told by that, the one with the most first. */
export function mostCommon(fragment: Fragment): Reading | null {
  const { line, before } = fragment
  const head = asksMain.exec(line)?.[0]
  if (head === undefined) return null
  const bare = rest(fragment, head)
  const found = columnAt(bare, 0, ({ kind }) => /^(?:text|choice|record|person)$/.test(kind))
  if (!found || found.length !== bare.items.length || before.topic === 'figures') return null
  return done({
    ...before,
    measures: ['count'],
    by: found.column.id,
    also: null,
    average: false,
    order: { column: 'count', descending: true },
    limit: null,
  })
}

const asksSoMany =
  /^(?:to |the )?(?:top |first |only |just )*(\d+|[a-z]+)(?: (?:of (?:them|those|these)|ones|rows|instead))?$/

/** `make it 10` after the first five: so many of them. */
export function soMany({ line, before }: Fragment): Reading | null {
  const said = asksSoMany.exec(line)?.[1]
  if (said === undefined || before.limit === null || before.order === null) return null
  const limit = /^\d+$/.test(said) ? Number(said) : english.numbers[said]
  return limit === undefined || limit < 2 || limit > 500 ? null : done({ ...before, limit })
}

const asksRest =
  /^(?:the |all )?(?:rest|others|remaining(?: ones)?|whole list|full list|all(?: of (?:them|those|these))?|everything|them all|every one)(?: of (?:them|those|these|the list|it))?$/

/** `the rest` after the first five: all of them. */
export const withoutLimit = ({ line, before }: Fragment): Reading | null =>
  asksRest.test(line) && before.limit !== null && before.order !== null
    ? done({ ...before, limit: null })
    : null
