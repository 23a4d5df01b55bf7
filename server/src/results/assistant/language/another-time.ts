import { done } from './about-one.ts'
import * as english from './english.ts'
import { phraseAt, stemsIn, type Item } from './items.ts'
import { yearBefore, type Period } from './period.ts'
import { isTopic, type Condition, type Question, type Reading } from './question.ts'

const ofDays = ({ is, values }: Condition): boolean =>
  is === 'between' && values.every((value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))

const daysOf = ({ values: [from, to] }: Condition): Period => ({ from: String(from), to: String(to) })

/**
 * `and a year ago`: what was asked, of the same days a year before; and of the one day that rows were narrowed by
 * (`how many clients left this year`, `and last year`) those of another time.
 */
export function atAnotherTime(items: readonly Item[], before: Question | null): Reading | null {
  if (!isTopic(before) || before.ask !== 'rows') return null
  const rest = items.slice(phraseAt(stemsIn(items), english.onward, 0))
  const [time, other] = rest
  if (time?.is !== 'time' || other !== undefined || time.time.side !== undefined) return null
  const ago = /^(?:a|one|the) year (?:ago|before|earlier)$/i.test(time.words)
  const [dated, another] = before.conditions.filter(ofDays)
  const shifted = (period: Period): Period => (ago ? yearBefore(period) : time.time.period)
  if (before.period !== null) return ago ? done({ ...before, period: shifted(before.period) }) : null
  if (!dated || another || !(ago || before.topic === 'clients')) return null
  const { from, to } = shifted(daysOf(dated))
  return done({
    ...before,
    conditions: before.conditions.map((one) => (one === dated ? { ...one, values: [from, to] } : one)),
  })
}
