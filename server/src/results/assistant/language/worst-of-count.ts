import { done } from './about-one.ts'
import { lowsOf, type Item } from './items.ts'
import { overdueOf } from './late-of-those.ts'
import type { Reading, TopicQuestion } from './question.ts'

const asks =
  /^(?:and |so |ok )*(?:(?:who|what|which)(?: (?:one|ones|team|manager|person|store|client))?(?: ?s| is| are| has| looks)? )?(?:the )?(worst|best)(?: (?:one|off|of them|team|manager|person|store|client))?$/

/** What nobody wants much of. */
const unwanted = (values: readonly unknown[]): boolean =>
  values.some((value) => /^(?:overdue|late|missed|failed|failing|open|urgent)$/i.test(String(value)))

/** Rows that are bad by themselves. */
const bad = /^(?:incidents|cancellations|metricAlarmRings|auditFindings|budgetIncreases|support)$/

/** `the worst` after how many there are of each: the most where nobody wants them; of others a number says nothing. */
export function worstOfCount(items: readonly Item[], before: TopicQuestion): Reading | null {
  const which = asks.exec(lowsOf(items))?.[1]
  if (which === undefined || before.by === null || before.measures[0] !== 'count') return null
  if (before.measures.length > 1 || before.limit !== null) return null
  if (!bad.test(before.topic) && !before.conditions.some(({ values }) => unwanted(values)))
    return { is: 'declined', parts: [which], nearest: before.topic, firm: true }
  return done({ ...before, order: { column: 'count', descending: which === 'worst' } })
}

const asksBehind =
  /^(?:and |so |ok )*(?:who|which(?: (?:one|store|client|dealer|person))?)(?: is| are)? (?:the )?(?:furthest|farthest|most|worst) (?:behind|late|overdue)$/

/** `who is the furthest behind` after what is left to do for each: with the most that is overdue; of what is never due, nobody knows. */
export function furthestBehind(items: readonly Item[], before: TopicQuestion): Reading | null {
  const line = lowsOf(items)
  if (!asksBehind.test(line) || ofPace.has(before.topic)) return null
  const late = before.by === null || before.measures[0] !== 'count' ? null : overdueOf(before)
  return late === null
    ? { is: 'declined', parts: ['behind'], nearest: before.topic, firm: true }
    : done({ ...late, order: { column: 'count', descending: true }, limit: 1 })
}

const asksOnesOf =
  /^(?:(?:show me|show|list|and|just|only) )*(?:the )?(ones|clients|stores|those|rows) (?:in|of|from|at|with|by|for) the (?:top|biggest|largest|best|worst|first|second|last|smallest)\b/

/** `the ones in the top state` after how many there are in each: which that is, only the answer knew. */
export const onesOfTheTop = (items: readonly Item[], before: TopicQuestion): Reading | null => {
  const ones = before.by === null ? undefined : asksOnesOf.exec(lowsOf(items))?.[1]
  return ones === undefined ? null : { is: 'declined', parts: [ones], nearest: before.topic, firm: true }
}

/** What is behind a pace, and not late. */
const ofPace: ReadonlySet<string> = new Set(['figures', 'budgets', 'pacing', 'pacingReport', 'clients'])
