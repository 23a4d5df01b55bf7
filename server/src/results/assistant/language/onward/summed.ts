import { done } from '../about-one.ts'
import { emptyQuestion, type Joined, type Reading } from '../question.ts'
import { stretchBefore, yearOf } from '../period.ts'
import { isNumeric } from '../topic-reader.ts'
import type { Fragment } from './fragment.ts'

const asksMoney =
  /^(?:(?:what|how much)(?: money| dollars)?(?: (?:is|are|was|were|does|do|did))?(?: (?:that|it|this|those|they|these|all of (?:it|them|those)))?(?: all)?(?: (?:come to|add up to|amount to|worth))?(?: (?:in|at|on))?(?: the)? (?:dollars|money|total|all|altogether|together|stake|table|line|worth)|in (?:dollars|money)|dollar (?:amount|value)s?|(?:dollar|money)wise)$/
const asksAltogether = /\b(?:total|altogether|together|come to|add up to|amount to)\b/

/** `in dollars`, `how much is at stake`: the money of what was counted or listed. */
export function inMoney({ line, before, prepared: { topic } }: Fragment): Reading | null {
  if (!asksMoney.test(line)) return null
  const column = topic.columns.find(({ id, kind }) => id === topic.measure && kind === 'money')
  if (!column) return null
  // Of the first five nobody adds up all.
  if (before.measures.includes(column.id))
    return asksAltogether.test(line) && before.limit === null
      ? done({ ...before, measures: [column.id], by: null, also: null, order: null, share: null, show: null })
      : null
  const order =
    before.order && before.order.column === 'count' ? { ...before.order, column: column.id } : before.order
  return done({ ...before, measures: [column.id], order: before.by === null ? null : order, show: null })
}

const asksAverage =
  /^(?:what is |whats )?(?:the |an |their )?(?:average|avg|mean)(?: (?:of (?:those|them|that|it)|one|each|overall))?$/

/** `what's the average` of figures that were told one by one. */
export function averaged({ line, before, prepared: { topic } }: Fragment): Reading | null {
  if (!asksAverage.test(line) || before.average) return null
  const id = before.measures[0] ?? topic.measure
  const column = topic.columns.find((one) => one.id === id)
  if (id === undefined || id === 'count' || !column || !isNumeric(column)) return null
  // A rate is one over all of them; what adds up has its average over what it was told by.
  const whole = column.rate !== undefined
  return done({
    ...before,
    measures: [id],
    average: !whole,
    by: whole ? null : before.by,
    order: null,
    limit: null,
  })
}

const asksNone =
  /^(?:which|who|what)?(?: (?:ones|clients|stores))?(?: of (?:them|those|these))? ?(?:had|has|have|got|with|are at|is at|were at|the)? ?(?:zero|zeros|none|nothing|no activity|0)$/

/** `which had zero` after a figure for each: those without it. */
export function withNone(fragment: Fragment): Reading | null {
  const { line, before, prepared } = fragment
  const { topic } = prepared
  if (!asksNone.test(line) || before.by === null || line.split(' ').length < 2) return null
  const [measure] = before.measures
  if (measure === undefined) return null
  if (measure !== 'count')
    return topic.columns.some((one) => one.id === measure && isNumeric(one))
      ? done({
          ...before,
          conditions: [...before.conditions, { column: measure, is: '=', values: [0] }],
          order: null,
          limit: null,
        })
      : null
  if (before.by !== 'client' && before.by !== topic.client) return null
  const dated = before.conditions.find(({ column, is }) => column === topic.date && is === 'between')
  const [from, to] = dated?.values ?? []
  const period = before.period ?? (typeof from === 'string' && typeof to === 'string' ? { from, to } : null)
  const joined: Joined = {
    topic: topic.id,
    period,
    mine: false,
    conditions: before.conditions.filter((one) => one !== dated),
    records: before.records,
  }
  const { clients, groups, us, except } = before
  const own = before.ownClients || before.mine
  const people = before.people.filter(({ as }) => as === 'manager')
  return done({
    ...emptyQuestion('clients'),
    clients,
    groups,
    us,
    except,
    people,
    mine: own,
    without: [joined],
  })
}

const asksWholeYear = /^(?:(?:for|over|in|across) )?(?:the )?(?:whole|full|entire|all) (?:of the )?year$/

/** `and for the whole year` after one of its months. */
export function inWholeYear({ line, before }: Fragment): Reading | null {
  const year = before.period?.from.slice(0, 4)
  return year !== undefined && asksWholeYear.test(line)
    ? done({ ...before, period: yearOf(Number(year)), against: null })
    : null
}

const asksBefore =
  /^(?:(?:for|in|over|during) )?the (?:\d+|two|three|four|six|few) (?:days|weeks|months) before (?:that|those|it)$/

/** `and for the 14 days before that`: as many days, right before those that were told. */
export const daysBefore = ({ said, before }: Fragment): Reading | null =>
  before.period !== null && asksBefore.test(said)
    ? done({ ...before, period: stretchBefore(before.period), against: null })
    : null

const asksNames = /^(?:the |their |just the )?(?:names|name them|list|list them|list please|details)$/

/** `names` after how many: the rows themselves. */
export const listed = ({ line, before }: Fragment): Reading | null =>
  asksNames.test(line) && before.measures.includes('count') && before.by === null && before.limit === null
    ? done({ ...before, measures: before.measures.filter((id) => id !== 'count'), order: null, show: null })
    : null
