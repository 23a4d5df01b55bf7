import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf, type Item } from './items.ts'
import { isTopic, type Question, type Reading } from './question.ts'

const asked =
  /^(?:and |so |but )?(?:what|how much) (?:did|does|do|was|is|has|have|were|are) (?:(?:each|every)(?: (?:one|of (?:them|those|these)|lead|click|conversion))?(?: of (?:them|those|these))? (?:cost|costs|run|come to)|(?:they|those|these) (?:cost|run|come to))(?: (?:us|me|them))?( each| apiece| per piece)?$|^(?:and )?(?:the |their )?costs? (?:of|for|per) (?:each|every)(?: (?:one|lead|click|conversion|of (?:them|those|these)))?$/

/** Whether each of what was counted is asked for by what it cost. */
export const asksEachCost = (items: readonly Item[]): boolean => {
  const found = asked.exec(lowsOf(items))
  return found !== null && (found[1] !== undefined || /\b(?:each|every)\b/.test(lowsOf(items)))
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

/** `how much is left for each`: of those that were told one by one. */
export const asksForEach = (items: readonly Item[]): boolean =>
  /\b(?:for|of|at|by|per|in) each(?: (?:one|of (?:them|those|these)))?$/.test(lowsOf(items))
