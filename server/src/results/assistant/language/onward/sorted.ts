import { done } from '../about-one.ts'
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
  /^(?:the )?(?:(newest|latest|most recent)|(oldest|earliest|longest(?: (?:open|waiting|standing))?))(?: ones?)?(?: (first|on top|at the top))?$/

const dayOf = ({ newest, date, columns }: Topic): string | undefined =>
  newest ??
  date ??
  columns.find(
    ({ id, kind }) =>
      kind === 'date' &&
      /^(?:created|createdAt|requestedAt|sentAt|receivedAt|startedAt|\w*[Ss]ince)$/.test(id),
  )?.id

/** `oldest first`, `the newest one`: by the day on which rows came about. */
export function byAge({ line, before, prepared: { topic } }: Fragment): Reading | null {
  const found = aged.exec(line)
  const column = dayOf(topic)
  if (!found || column === undefined || before.by !== null) return null
  return done({
    ...before,
    measures: before.measures.filter((id) => id !== 'count'),
    order: { column, descending: found[1] !== undefined },
    limit: found[3] === undefined ? 1 : null,
  })
}

const sized =
  /^(?:the )?(?:with the )?(biggest|largest|highest|most|most expensive|top|smallest|lowest|least|fewest|cheapest|worst|best)(?: ones?| stores?| clients?| months?| weeks?| days?)?(?: (first|on top|at the top))?$/

/** `biggest first`, `worst month`: by the figure that was told. */
export function bySize({ line, before, prepared: { topic } }: Fragment): Reading | null {
  const found = sized.exec(line)
  const word = found?.[1]
  if (!found || word === undefined) return null
  const id = before.measures.find((one) =>
    topic.columns.some((column) => column.id === one && isNumeric(column)),
  )
  const counted = before.by !== null && before.measures.includes('count') ? 'count' : undefined
  const shown = before.by === null ? topic.measure : undefined
  const column = id ?? counted ?? shown
  if (column === undefined) return null
  const judged = /^(?:worst|best)$/.test(word)
  const one = topic.columns.find((of) => of.id === column)
  // Which way a number is good nobody knows but where a rate says so.
  if (judged && (column === 'count' || one?.rate === undefined)) return null
  const high = judged
    ? (word === 'best') !== (one?.low === true)
    : !english.least.has(word) && word !== 'cheapest'
  return done({ ...before, order: { column, descending: high }, limit: found[2] === undefined ? 1 : null })
}
