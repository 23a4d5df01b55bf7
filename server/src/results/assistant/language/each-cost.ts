import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf, type Item } from './items.ts'
import { isTopic, type Question, type Reading } from './question.ts'

const asked =
  /^(?:and |so |but )?(?:what|how much) (?:did|does|do|was|is|has|have|were|are) (?:(?:each|every)(?: (?:one|of (?:them|those|these)|lead|click|conversion))?(?: of (?:them|those|these))? (?:cost|costs|run|come to)|(?:they|those|these) (?:cost|run|come to))(?: (?:us|me|them))?( each| apiece| per piece)?$/

/** Whether each of what was counted is asked for by what it cost. */
export const asksEachCost = (items: readonly Item[]): boolean => {
  const found = asked.exec(lowsOf(items))
  return found !== null && (found[1] !== undefined || / (?:each|every) /.test(lowsOf(items)))
}

/** `what did each one cost` after how many conversions there were: the cost of one, where the portal has it. */
export function eachCost(items: readonly Item[], before: Question | null): Reading | null {
  if (!isTopic(before) || !asksEachCost(items)) return null
  const cost = topicOf(before.topic)?.topic.columns.find(
    ({ rate }) => rate?.of === 'spend' && before.measures.includes(rate.per),
  )
  return cost
    ? done({ ...before, measures: [cost.id], order: null })
    : { is: 'declined', parts: ['each'], nearest: before.topic }
}
