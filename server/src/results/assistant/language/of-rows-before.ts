import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf, type Item } from './items.ts'
import type { Read } from './prepare.ts'
import {
  isTopic,
  type Joined,
  type Named,
  type Question,
  type Reading,
  type TopicQuestion,
} from './question.ts'
import { stemsOf } from './tokens.ts'

type OnwardFrom = (
  line: string,
  before: TopicQuestion,
  items: readonly Item[],
  records: readonly Named[],
) => Reading | null

const asksWhenLast =
  /^(?:and |so |ok |well )*when (?:was|is|were) (?:the |our |my |their )?last (?:time|one)(?: then)?$|^(?:and |so |ok )*when (?:was it |did we |did i |did they |did somebody )?(?:last )?then$|^(?:and |so )*(?:the )?last time then$/

/** `when was the last time then` after a time without any: whenever it was. */
const whenLast: OnwardFrom = (line, before) =>
  asksWhenLast.test(line) && topicOf(before.topic)?.topic.date !== undefined
    ? done({ ...before, ask: 'when', measures: [], period: null, by: null, also: null, order: null, limit: null, show: null })
    : null // prettier-ignore

const asksFromWhom =
  /^(?:and )?(?:from|of|at|with) (?:who|whom|which (?:client|store|dealer)s?)(?: (?:was|is|were|are) (?:it|that|those|they|these))?$/
const asksByWho =
  /^(?:and )?by (?:who|whom)$|^(?:and )?who did (?:that|it|those|this|them|these|all (?:of )?(?:that|it|them|this|those))$/

/** `from who` after complaints, `by who` after what was done: whose they are, or who did them. */
const whoseTheyAre: OnwardFrom = (line, before) => {
  const { topic } = topicOf(before.topic) ?? {}
  const by = asksFromWhom.test(line)
    ? (topic?.client ?? topic?.person)
    : asksByWho.test(line)
      ? topic?.person
      : undefined
  if (by === undefined || before.limit !== null || before.topic === 'clients') return null
  const measures = before.measures.length > 0 ? before.measures : ['count']
  return done({ ...before, ask: 'rows', measures, by, also: null, order: null, show: null })
}

const asksCost =
  /^(?:and )?(?:what|how much) (?:did|do|does|have|has|were|was|is|are) (?:it|that|this|they|those|these|all of (?:it|them|those))(?: all)?(?: (?:cost|costs|run|amount to|come to|add up to|worth))(?: us| in total| altogether)?$/

/** `what did they cost us` after incidents: the amount that rows have, of just those. */
const whatTheyCost: OnwardFrom = (line, before) => {
  if (!asksCost.test(line)) return null
  const { topic } = topicOf(before.topic) ?? {}
  const measure = topic?.measure
  if (topic === undefined || measure === undefined || topic.rank >= 6) return null
  return topic.columns.some(({ id, kind }) => id === measure && kind === 'money')
    ? done({
        ...before,
        ask: 'rows',
        measures: [measure],
        by: null,
        also: null,
        // Of the last one it is that one's.
        order: before.limit === null ? null : before.order,
        show: null,
      })
    : null
}

const asksManager =
  /^(?:and )?who (?:is|are) the (?:account )?(?:manager|managers|am|ams|rep|reps) (?:on|of|for|at|with|there) ?(?:them|those|these|it|that|each|each one|that one)?(?: ones?)?$|^(?:and )?(?:managed|handled|run|looked after) by (?:who|whom)$|^(?:and )?who (?:manages|handles|has|runs|looks after) (?:them|those|these|each|each one|each of them|those ones)$|^(?:and )?whose (?:clients|stores|accounts|dealers) (?:are|were) (?:they|these|those|them)$/

/** `who's the AM on those` after rows of clients: these once more, with their managers. */
const managersOf: OnwardFrom = (line, before) => {
  const { topic } = topicOf(before.topic) ?? {}
  const has = topic?.columns.some(({ id }) => id === 'manager')
  // A figure for each client stands alone: who manages them is asked of the clients.
  if (!asksManager.test(line) || !has || before.by !== null || before.measures.includes('count')) return null
  // Whoever is asked for of tasks and the like is their own person.
  if (topic?.person !== undefined && topic.id !== 'clients' && /\b(?:has|handles|runs)\b/.test(line))
    return null
  return done({ ...before, ask: 'rows', measures: [...new Set([...before.measures, 'manager'])], show: null })
}

const inTime =
  /^(?:and |so |what about |how about |ok )*(?:in |for |during |over )?\u0002(?: then| though| instead)?$/

const moved = (joined: readonly Joined[], period: Joined['period']): readonly Joined[] =>
  joined.map((one) => (one.period === null ? one : { ...one, period }))

/** `and in October` after clients without activities in November: the time in which they had none. */
const joinedThen: OnwardFrom = (line, before, items) => {
  const time = items.find((item) => item.is === 'time')
  const all = [...before.with, ...before.without]
  if (!inTime.test(line) || time?.is !== 'time' || before.period !== null) return null
  if (all.filter(({ period }) => period !== null).length !== 1) return null
  const { period } = time.time
  return done({ ...before, with: moved(before.with, period), without: moved(before.without, period) })
}

const asksWhichHave =
  /^(?:and |so |ok )*(?:which|who|what|any)(?: of (?:them|those|these|mine))?(?: (?:clients|stores|dealers|ones))? (?:have|has|got|runs?|uses?|buys?|do|does|are on|is on|spend on) /

/** `which have SEO` after some clients: those of them who pay for it. */
const whichHave: OnwardFrom = (line, before, _items, records) => {
  const found = asksWhichHave.exec(line)?.[0]
  if (before.topic !== 'clients' || before.by !== null || found === undefined || /\u0002/.test(line))
    return null
  const said = stemsOf(line.slice(found.length))
  const service = records.find(
    ({ of, name, said: short }) => of === 'services' && stemsOf(short ?? name).join(' ') === said.join(' '),
  )
  if (!service) return null
  const joined: Joined = { topic: 'budgets', period: null, mine: false, conditions: [], records: [service] }
  return done({
    ...before,
    measures: before.measures.filter((id) => id !== 'count'),
    with: [...before.with, joined],
  })
}

const rules: readonly OnwardFrom[] = [whichHave, whenLast, whoseTheyAre, whatTheyCost, managersOf, joinedThen]

const asksContact =
  /^(?:and )?(?:what is |whats |do you have |give me )?(?:his|her|their|the)? ?(?:email|e mail|email address|contact|contact info|contact details)(?: address)?$|^(?:and )?how (?:do|can) (?:i|we) (?:reach|contact|email|get (?:a )?hold of) (?:him|her|them)$/

/** What a few words ask of the rows of the question before; null where they ask nothing of the kind. */
export function ofRowsBefore({ items, records }: Read, before: Question | null): Reading | null {
  const line = lowsOf(items)
  if (before?.ask === 'team' && asksContact.test(line)) return done({ ...before, contact: true })
  if (!isTopic(before)) return null
  for (const rule of rules) {
    const reading = rule(line, before, items, records)
    if (reading) return reading
  }
  return null
}

/** Whether words ask something of rows that were told and nothing by themselves. */
export const asksOfRowsBefore = (line: string): boolean =>
  [asksWhenLast, asksFromWhom, asksByWho, asksCost, asksManager, asksContact].some((asks) => asks.test(line))

/** `which are overdue` after how many there are: the rows themselves. */
export const listing = (question: Question, before: Question, line: string): Question =>
  isTopic(question) &&
  isTopic(before) &&
  question.topic === before.topic &&
  question.by === null &&
  question.measures.length === 1 &&
  question.measures[0] === 'count' &&
  before.measures[0] === 'count' &&
  /^(?:and |so |ok )*(?:which|what|list|show)(?! (?:is|are|was|were) (?:the )?(?:number|total|count))\b/.test(
    line,
  )
    ? { ...question, measures: [] }
    : question
