import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf, type Item } from './items.ts'
import { isTopic, type Question, type Reading } from './question.ts'

const soonest = '(?:first|soonest|earliest|next)'
const asks = new RegExp(
  `^(?:and )?(?:which|what)(?<one> one| is)? ?(?:ones? )?(?:of (?:those|these|them) )?(?:is|are|comes|come|was|were|will)? ?(?<verb>due|up|end|expire|run out|renew|start|begin|go live|launch)?(?:s|ing|es)? ?(?:the )?${soonest}(?: to be due)?$|^(?:and )?(?:the )?${soonest}(?: one)? to (?<last>end|expire|run out|renew|start|begin|go live|launch)$`,
)

/** Whether a question asks which of the rows before comes first. */
export const asksWhatComesFirst = (items: readonly Item[]): boolean => asks.test(lowsOf(items))

/** The column whose day a verb speaks of. */
const dayOf = (verb: string): RegExp =>
  /^(?:end|expire|run|renew)/.test(verb)
    ? /^(?:end|expire|renew)/i
    : /^(?:start|begin|go|launch)/.test(verb)
      ? /^(?:start|launch)/i
      : /^(?:due|deadline)/i

/** `which expire first` after agreements: those before, by the day on which they do. */
export function comesFirst(items: readonly Item[], before: Question | null): Reading | null {
  const found = asks.exec(lowsOf(items))
  if (!isTopic(before) || !found || before.measures.includes('count')) return null
  const { one, verb = '', last } = found.groups ?? {}
  const fits = dayOf(last ?? verb)
  const day = topicOf(before.topic)?.topic.columns.find(
    ({ id, kind }) => kind === 'date' && fits.test(id),
  )?.id
  if (day === undefined) return null
  // Of several that end on one day, all are told.
  const limit =
    one !== undefined || last !== undefined || !/^(?:end|expire|run|renew|start|begin|go|launch)/.test(verb)
      ? 1
      : null
  return done({ ...before, measures: [], by: null, order: { column: day, descending: false }, limit })
}
