import { oneThatStoodOut } from './one-that-stood-out.ts'
import { done } from './about-one.ts'
import { namesNobody } from './carried.ts'
import { topicOf } from './declared-topics.ts'
import { lateOfThose } from './late-of-those.ts'
import { whyLeft } from './further-told.ts'
import { lowsOf } from './items.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Question, type Reading, type Thread } from './question.ts'
import { ofTheirDepartment, samePeople } from './same-people.ts'
import { strayed } from './strayed.ts'

const clients = '(?:clients?|stores?|dealers?|dealerships?|accounts?|rooftops?)'
const fromWhich = new RegExp(
  `^(?:and )?(?:(?:of|for|from|at|by) )?(?:which|what) ${clients}(?: (?:is|are|was|were|does|do|did|has|have) (?:that|it|those|this|they|these)(?: come)?(?: (?:from|of|for|at|about))?)?$`,
)

const haveIt = new RegExp(
  `^(?:(?:and|so|but|ok) )*(?:how many|which|what) (?:of (?:my|our) )?${clients} (?:have|has|had|get|got|buy|use|run|take) (it|that|this)$`,
)

/** `who runs their SEM`: somebody of a team, whoever told them. */
const whoDoesTheirs =
  /^(?:(?:and|but|so|ok) )?who (?:runs|manages|handles|does|did|owns|looks after|works on) (their|its) /

/** `which are not started` after rows: some of those, however another list may call it. */
const someOfRows =
  /^(?:and |but |so )?(which|how many)(?: ones| of (?:them|those|these))? (?:is|are|was|were|have|has|run|use) (?:(?:still|not|already|yet|now|all|no) )*\S+(?: \S+)?$/

/** Words of a question that leans on another one: a longer one says of what it is. */
const mostLeaning = 9

/** Whether a question asks of which clients is what was told before. */
const asksOfWhom = (line: string): boolean => fromWhich.test(line)

/** `which stores is that from`: what was asked about, client by client. */
function byClient(before: Question | null): Reading | null {
  if (!isTopic(before) || before.limit !== null) return null
  const column = topicOf(before.topic)?.topic.client
  if (column === undefined || before.topic === 'clients') return null
  const measures = before.measures.length > 0 ? before.measures : ['count']
  return done({ ...before, measures, by: column, also: null, order: null })
}

const ofNobodyChanged = (question: Question): boolean => question.ask === 'changes' && question.of === null

/** Words that mean what was told before, whatever else the question says. */
const leaning: readonly RegExp[] = [
  // `or an SEO person`: what else may be so, of what was asked.
  /^(or)\b/,
  // `with health under 50`: of those that were told.
  /^(with|without|having)\b/,
  /^(?:and )?(?:how|which|what|who|when|where)\b.* (the (?:nearest|closest|cheapest|farthest|furthest))$/,
  /\b(?:on|for|of|about|with|at|to|from|in|behind|against) (it|that|this|those|these|them)$/,
  /^(?:and |but |so |ok )*(?:which|what|how many|any) (ones?|of (?:them|those|these))\b/,
  /^(?:and |but |so )?(?:who|how|why|when|where|what) (?:can|could|do|does|did|should|would|will|may|must) .*\b(that|it|this|them|those)$/,
  /\b(?:is|are|was|were) (that|those|these|it) (?:from|of|for|about)$/,
  /^(?:and |but |so |ok )*(which|any|how many) (?:ones? )?(?:is|are|was|were) (?:for|from|of|at|on|with|by) /,
  /^(?:and )?how much (over|under|off|short|more|less)(?: (?:is|are) (?:it|that|they|those))? (?:in total|altogether|all together|combined|overall|all in)$/,
  /^(?:and )?(?:who|which|what|how much|how many|when|where|why)\b.* (that one|this one|the other one|the other|the rest|the others)\b/,
]

/** `who manages those accounts`, `who has to do them`: whatever is told of all is not what was asked. */
const ofThoseTold: readonly RegExp[] = [
  /^(?:(?:and|but|so|ok) )?(?:who|what|which|how|when|where|why|did|do|does|have|has|is|are|was|were|any|anything)\b(?! (?:clients?|stores?|dealers?|accounts?|of)\b).*?(?<!\bwith )\b(they|them|those|these)\b(?! (?:who|that|which|with)\b)/,
  /^(?:(?:and|but|so|ok) )?(?:what|how|when|where) (?:is|are|was|were|does|do|did) (their|its|theirs) /,
  /^(?:(?:and|but|so|ok) )?(?:who|when|what|how)\b.*(?<!\b(?:is|are|was|were|out|up|in|over) )\b(there|each)$/,
  /^(?:(?:and|but|so|ok) )?when (?:was|were|is|did) (each)\b/,
]

/**
 * What is asked of rows before, and would be read as a question of its own about everybody: told of those, or
 * declined. Null where a question does not lean on what was told.
 *
 * @param reading how it is read, in its thread
 */
export function leaningElsewhere(read: Read, reading: Reading, thread: Thread): Reading | null {
  const { question: before } = thread
  const line = lowsOf(read.items)
  const late = lateOfThose(reading, line, before)
  if (late) return late
  const stoodOut = oneThatStoodOut(reading, read, before)
  if (stoodOut) return stoodOut
  const people = samePeople(reading, read, before) ?? ofTheirDepartment(reading, read, before)
  if (people) return people
  if (asksOfWhom(line)) {
    const told = byClient(before)
    if (told) return told
    return { is: 'declined', parts: [read.words.map(({ raw }) => raw).join(' ')], nearest: null, firm: true }
  }
  // `just what changed since Monday` after some stores: what changed anywhere is nobody's question then.
  const changed = /^(?:and |but |so |ok )*(just|only) .*\bchanged?\b/.exec(line)?.[1]
  if (changed !== undefined && reading.is === 'question' && ofNobodyChanged(reading.question))
    return { is: 'declined', parts: [changed], nearest: isTopic(before) ? before.topic : null, firm: true }
  if (reading.is !== 'question' || !isTopic(reading.question)) return null
  // `how many stores have it`: how many there are is no answer to that.
  const had = haveIt.exec(line)?.[1]
  if (had !== undefined && reading.question.with.length + reading.question.conditions.length === 0)
    return { is: 'declined', parts: [had], nearest: isTopic(before) ? before.topic : null, firm: true }
  if (isTopic(before) && whyLeft(read, before)) return null
  const { question } = reading
  const nobody = namesNobody({ ...question, mine: false, ownClients: false })
  if (!nobody || question.ofTold) return null
  const stray = strayed(read, reading, before)
  if (stray !== undefined)
    return { is: 'declined', parts: [stray], nearest: isTopic(before) ? before.topic : null, firm: true }
  const other = isTopic(before) && question.topic !== before.topic
  const ofRows =
    other && question.conditions.length > 0 && (before.topic === 'clients') === (before.by !== null)
  const part =
    leaning.map((one) => one.exec(line)?.[1]).find((one) => one !== undefined) ??
    (ofRows ? someOfRows.exec(line)?.[1] : undefined)
  const leansOnThose =
    other && question.ask !== 'why' && !(question.mine && before.mine) && read.words.length <= mostLeaning
  const those =
    (before === null ? undefined : whoDoesTheirs.exec(line)?.[1]) ??
    (leansOnThose ? ofThoseTold.map((one) => one.exec(line)?.[1]).find(Boolean) : undefined)
  if (those !== undefined)
    return { is: 'declined', parts: [those], nearest: isTopic(before) ? before.topic : null, firm: true }
  if (part === undefined) return null
  // What goes on with the question before keeps what that one was narrowed by.
  const goesOn =
    isTopic(before) &&
    (question.topic === before.topic || question.without.some(({ topic }) => topic === before.topic)) &&
    before.mine === question.mine &&
    before.ownClients === question.ownClients
  // `how far is the nearest` after the competitors of one store: of those.
  if (isTopic(before) && question.topic === before.topic && part.startsWith('the ')) {
    const [measure] = question.measures
    const { clients, groups, people, us, mine, ownClients, conditions } = before
    return measure === undefined
      ? null
      : done({
          ...question,
          ...{ clients, groups, people, us, mine, ownClients, conditions },
          order: { column: measure, descending: /farthest|furthest/.test(part) },
          limit: 1,
        })
  }
  return goesOn
    ? null
    : { is: 'declined', parts: [part], nearest: isTopic(before) ? before.topic : null, firm: true }
}
