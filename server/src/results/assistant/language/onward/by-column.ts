import { done } from '../about-one.ts'
import type { Reading } from '../question.ts'
import { isNumeric } from '../topic-reader.ts'
import type { AskedColumn } from '../topic.ts'
import { asTopicReads, columnAt, rest, type Fragment } from './fragment.ts'

/** Columns that rows are told apart by. */
const tellsApart = ({ kind }: AskedColumn): boolean => /^(?:text|choice|record|person)$/.test(kind)

const asks = /^(?:and )?(?:which|what) /
const inMoney =
  '(?:costs?|cost|loses?|lost|brings?|brought|makes?|made|earns?|earned|is worth|was worth)(?: us| in)?'
const inRows =
  '(?:comes? up|came up|happens?|happened|occurs?|occurred|shows? up|is|was|are|were|has|have|had|gets?|got|takes?|brings? in|comes? in|came in)'
const most = '(?:the )?(most|least|fewest|highest|lowest|biggest|largest|smallest)'
const often = '(?: often| common| frequent| frequently| of (?:them|those|these|it))?'
const stands = new RegExp(`^(?:(${inMoney})|${inRows}) ${most}${often}(?: (?:money|dollars))?$`)

/**
 * `which reason costs us the most` after cancellations: those rows, told by that column, the one with the most first.
 * In money where it is said so, and else by what was told or by how many there are.
 */
export function standsOut(fragment: Fragment): Reading | null {
  const { line, before, prepared } = fragment
  const head = asks.exec(line)?.[0]
  if (head === undefined || before.ask === 'when') return null
  const behind = rest(fragment, head)
  const found = columnAt(behind, 0, tellsApart)
  if (!found) return null
  const verb = rest(behind, 'x '.repeat(found.length)).line
  const [said, money, which] = stands.exec(verb) ?? []
  if (said === undefined || which === undefined) return null
  const { columns, measure, id } = prepared.topic
  // Of results there is no number of rows.
  const counts = id !== 'figures' && id !== 'budgets' && id !== 'pacing'
  const told = before.measures.find((one) => columns.some((column) => column.id === one && isNumeric(column)))
  const amount = columns.some((column) => column.id === measure && column.kind === 'money')
    ? measure
    : undefined
  const figure =
    money === undefined || /^brings?|^brought/.test(money)
      ? /\b(?:often|common|frequent|frequently)\b|\bup\b|happen|occur/.test(said)
        ? 'count'
        : (told ?? 'count')
      : amount
  if (figure === undefined || (figure === 'count' && !counts)) return null
  return done({
    ...before,
    ask: 'rows',
    measures: [figure],
    by: found.column.id,
    also: null,
    average: false,
    share: null,
    order: { column: figure, descending: !/^(?:least|fewest|lowest|smallest)$/.test(which) },
    limit: null,
    show: null,
  })
}

const asksPart =
  /^(?:what|which|how much) (?:percent|percentage|%|share|portion|part|fraction)(?: of (?:them|those|these|it|that|the total))?(?: (?:was|were|is|are|came from|come from|comes from|goes to|went to|had|have|has))+ /

/** `what percent were duplicates`: how much of what was told those are; null where rows have no such choice. */
export function asPart(fragment: Fragment): Reading | null {
  const { line, before, prepared } = fragment
  const head = asksPart.exec(line)?.[0]
  if (head === undefined || before.ask !== 'rows' || before.average || before.limit !== null) return null
  const draft = asTopicReads(fragment, rest(fragment, head).items)
  const [condition, other] = draft?.question.conditions ?? []
  if (!draft || !condition || other || condition.is !== '=') return null
  const { columns } = prepared.topic
  const column = columns.find(({ id }) => id === condition.column)
  if (!column || isNumeric(column) || column.kind === 'date') return null
  const { clients, groups, people, records, us, period } = draft.question
  if (clients.length + groups.length + people.length + records.length + us.length > 0 || period) return null
  const measure = before.measures.find((id) => columns.some((one) => one.id === id && one.sums === true))
  return done({
    ...before,
    measures: [measure ?? 'count'],
    conditions: [...before.conditions.filter((one) => one.column !== condition.column), condition],
    by: null,
    also: null,
    order: null,
    share: condition.column,
  })
}

const asksPeak =
  /^(?:and )?(?:where|when|in (?:which|what) month) (?:did|does|do|was|were|is) (?:it|that|this|they|those) (?:the |at (?:its|their|the) )?(?:(peak|peaked|highest|best|top out|most)|(?:bottom out|lowest|worst|dip|least))$/

/** `where did it peak` after a figure of several months: the month with the most of it. */
export function peaked({ line, before, prepared: { topic } }: Fragment): Reading | null {
  const found = asksPeak.exec(line)
  const [measure, other] = before.measures
  const { period } = before
  if (!found || measure === undefined || other !== undefined || !period || before.against) return null
  const months = topic.by?.some((unit) => unit === 'month') === true
  if (!months || period.from.slice(0, 7) === period.to.slice(0, 7)) return null
  const descending = found[1] !== undefined
  return done({ ...before, by: 'month', also: null, order: { column: measure, descending }, limit: 1 })
}
