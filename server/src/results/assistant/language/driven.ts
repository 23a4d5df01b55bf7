import { done } from './about-one.ts'
import { lowsIn, lowsOf, stemsIn } from './items.ts'
import { stretchBefore } from './period.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Question, type Reading, type TopicQuestion } from './question.ts'
import { columnIn, isNumeric } from './topic-reader.ts'
import { meaningsAt } from './topic.ts'

const moved = '(?:difference|change|increase|decrease|drop|rise|jump|dip|growth|decline|gap|swing|move)'
const what = `(?:it|that|this|(?:most of )?(?:the|that|this) ${moved})`
const drives =
  '(?:drives?|driving|drove|caused?|causes|causing|accounts? for|accounted for|explains?|explained|makes?(?: up)?|made(?: up)?|contribute[sd]? (?:the )?(?:most )?to|(?:is |are |was |were )?(?:behind|responsible for))'

/** `which clients account for the difference`, `where does that come from`. */
const asked = new RegExp(
  `^(?:and |so |but )?(?:(?:which|what)(?: (\\S+(?: \\S+)?))??(?: is| are| was| were)? ${drives} ${what}|where (?:does|did|is|was) ${what} (?:come|comes|coming|came) from)$`,
)

/** Whether a question asks where the difference that was told comes from. */
export const asksWhatDrove = ({ items }: Read): boolean => asked.test(lowsOf(items))

const went =
  /^(?:and |so |but )?(?:which|what)(?: of (?:them|those|these))?(?: (?!(?:went|gone|came|are|is|have|has|were|was)\b)(\S+))??(?: (?:are|is|have|has|were|was))? (went down|gone down|came down|down|dropped|drop|fell|fallen|declined|decreased|shrank|shrunk|went up|gone up|came up|up|rose|risen|grew|grown|increased|gained)(?: the most)?$/

const isUp = (low: string): boolean => /up$|^(?:rose|risen|grew|grown|increased|gained)$/.test(low)

/** Whether a question asks which of those that were held against other days moved one way. */
export const asksWhichMoved = ({ items }: Read): boolean => went.test(lowsOf(items))

/** `which clients dropped` after what was told of two times: those of which it is less. */
export function whichMoved(read: Read, before: Question | null): Reading | null {
  const [, whose, way] = went.exec(lowsOf(read.items)) ?? []
  if (way === undefined || !isTopic(before) || before.ask === 'when') return null
  // Why something is another figure is told against the days before it.
  const against =
    before.against ?? (before.ask === 'why' && before.period ? stretchBefore(before.period) : null)
  if (against === null) return null
  const by = whose === undefined || whose === 'ones' ? before.by : toldBy(read, before)
  if (by === undefined || by === null) return null
  return done({
    ...before,
    ask: 'rows',
    against,
    by,
    moved: isUp(way) ? 'up' : 'down',
    movedBy: null,
    order: null,
    limit: null,
  })
}

/** By what a difference is to be told: `clients` of `which clients drove it`. */
function toldBy({ items, topics }: Read, before: TopicQuestion): string | undefined {
  const prepared = topics.find(({ topic: { id } }) => id === before.topic)
  const at = lowsIn(items).findIndex((low) => low === 'which' || low === 'what') + 1
  const hit = prepared && meaningsAt(prepared.lexicon, stemsIn(items), at)
  return hit ? columnIn(hit, (one) => !isNumeric(one) && one.kind !== 'date')?.id : undefined
}

/** What was told of two times, once more by what the difference came from; why it is, where nothing is named. */
export function whatDrove(read: Read, before: Question | null): Reading | null {
  const found = asked.exec(lowsOf(read.items))
  if (!found || !isTopic(before)) return null
  const onward = { ...before, order: null, limit: null, also: null, show: null }
  if (found[1] === undefined) return done({ ...onward, ask: 'why', by: null })
  const by = toldBy(read, before)
  return by === undefined || before.against === null
    ? { is: 'declined', parts: [found[1]], nearest: before.topic }
    : done({ ...onward, ask: 'rows', by })
}
