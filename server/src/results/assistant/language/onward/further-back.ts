import { done } from '../about-one.ts'
import { addDays } from '@portal/core/foundation/format'
import { numbers } from '../english.ts'
import { dayBack } from '../period.ts'
import type { Reading } from '../question.ts'
import type { Fragment } from './fragment.ts'

const asksOneBefore =
  /^(?:what about |and )?(?:the )?(?:(?:one|time) before(?: that| it| this)?|(?:previous|second to last) one|(?:last )?two(?: of them)?)$/

/** `and the one before` after the last one of some rows: the last two. */
export function oneBefore({ line, before, prepared: { topic } }: Fragment): Reading | null {
  if (!asksOneBefore.test(line) || topic.newest === undefined || before.by !== null) return null
  const ofLast = before.limit === 1 && before.order?.column === topic.newest && before.order.descending
  if (before.ask !== 'when' && !ofLast) return null
  return done({ ...before, ask: 'rows', order: { column: topic.newest, descending: true }, limit: 2 })
}

const asksLonger =
  /^(?:(?:just|only|which|those|the) )*(?:ones )?(?:(?:that|which) )?(?:(?:is|are|were) )?(?:older|more|longer|late by more|overdue by more|overdue for more|late for more) than (?:the last )?(a|an|one|two|three|four|five|six|\d+) ((?:day|week|month)s?)(?: late| overdue| old| past due)?(?: only)?$/

/** `the ones older than a week` after what is overdue and has no day on which it came about: what was due before that. */
export function longOverdue({ before, said, read }: Fragment): Reading | null {
  const late = before.conditions.find(({ is, values }) => is === '=' && values[0] === 'overdue')
  const [, many = '', unit] = asksLonger.exec(said) ?? []
  if (!late || unit === undefined || before.by !== null) return null
  const day = dayBack(read.today, numbers[many] ?? (Number(many) || 1), unit)
  return done({
    ...before,
    conditions: [...before.conditions, { column: late.column, is: '<', values: [day] }],
  })
}

/** `november too` after October: both, where one follows the other. */
export function daysToo({ line, before, read, prepared: { topic } }: Fragment): Reading | null {
  const { period } = before
  // Figures of two times are told beside each other.
  if (topic.newest === undefined) return null
  if (!/^\u0002 (?:too|as well|also)$/.test(line) || !period || before.against) return null
  const more = read.items.flatMap((item) => (item.is === 'time' ? [item.time.period] : []))[0]
  if (!more) return null
  const follows = more.from === addDays(period.to, 1)
  const precedes = period.from === addDays(more.to, 1)
  return follows || precedes
    ? done({
        ...before,
        period: { from: precedes ? more.from : period.from, to: follows ? more.to : period.to },
      })
    : { is: 'declined', parts: ['too'], nearest: before.topic, firm: true }
}

const asksAbout =
  /^(?:and )?what (?:was|is) the (?:(last|latest|newest|most recent)|first|oldest) (?:one|call|meeting|visit|note|activity|request|task) about$/

/** `what was the last one about` after rows of which each has a text: that row. */
export function aboutTheLast({ line, before, prepared: { topic } }: Fragment): Reading | null {
  const found = asksAbout.exec(line)
  const says = topic.columns.some(({ kind, ofClient }) => kind === 'text' && !ofClient)
  if (!found || topic.newest === undefined || !says || before.by !== null) return null
  const descending = found[1] !== undefined
  return done({ ...before, measures: [], order: { column: topic.newest, descending }, limit: 1 })
}
