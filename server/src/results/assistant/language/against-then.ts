import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf, type Item } from './items.ts'
import { stretchBefore, yearBefore } from './period.ts'
import { isTopic, type Question, type Reading } from './question.ts'

const then =
  '(?:\\u0002|(?:the )?(?:(?:day|week|month|quarter|year) before|(?:previous|prior) (?:day|week|month|quarter|year)))(?: that)?'
const asks = new RegExp(
  `^(?:and )?(?:how (?:does|do|did|is|was|are|were) (?:that|this|it|they|those|these) )?(?:compare[ds]?|comparing) (?:to|with|against) ${then}$|^(?:and )?(?:vs|versus|against) ${then}$|^(?:and )?(?:is|was|are|were) (?:that|this|it|those|they) (?:more|less|fewer|better|worse|higher|lower|up|down) (?:than|from|on) (?:in )?${then}$`,
)

/**
 * `how does that compare to last month` of rows that have a day of their own and no figures by time: how many there
 * are in both.
 */
export function againstThen(items: readonly Item[], before: Question | null): Reading | null {
  if (!isTopic(before) || before.period !== null || !asks.test(lowsOf(items))) return null
  const columns = topicOf(before.topic)?.topic.columns ?? []
  const days = before.conditions.find(
    ({ column, is }) => is === 'between' && columns.some(({ id, kind }) => id === column && kind === 'date'),
  )
  const time = items.find((item) => item.is === 'time')
  if (!days) return null
  const had = { from: String(days.values[0]), to: String(days.values[1]) }
  const { from, to } =
    time?.is === 'time' && time.time.leans === undefined
      ? time.time.period
      : /year/.test(lowsOf(items))
        ? yearBefore(had)
        : stretchBefore(had)
  const now = {
    ...before,
    measures: before.measures.length > 0 ? before.measures : ['count'],
    order: null,
    limit: null,
    show: null,
  }
  const earlier = {
    ...now,
    conditions: now.conditions.map((one) => (one === days ? { ...one, values: [from, to] } : one)),
  }
  return done({ ask: 'several', questions: [now, earlier] })
}
