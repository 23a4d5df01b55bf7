import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import * as english from './english.ts'
import { lowsOf, phraseAt, stemsIn } from './items.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Named, type Question, type Reading, type TopicQuestion } from './question.ts'

/** The clients that a question before was about. */
const subjectsOf = (question: Question | null): readonly Named[] => {
  if (question === null) return []
  if (isTopic(question)) return question.clients
  if (question.ask === 'form') return question.client ? [question.client] : []
  if (question.ask === 'record' || question.ask === 'team')
    return question.of === 'mine' || question.of.kind !== 'client' ? [] : [question.of]
  return question.ask === 'changes' && question.of ? [question.of] : []
}

/** `who spent more than their budget`: whoever it is, nobody from before. */
const ofItself =
  /^(?:my |our )?(?:who|which (?!ones|of)|clients?|dealers?|stores?|accounts?|customers?|everybody|everyone)\b.*\b(?:their|its)\b/

/** Whom a question is about, as the next one may be about them too. */
type Carried = Pick<TopicQuestion, 'clients' | 'groups' | 'people' | 'mine' | 'ownClients' | 'us'>

/** Whether a question says nothing of whom it is about. */
export const namesNobody = ({ clients, groups, mine, ownClients, us, people }: TopicQuestion): boolean =>
  clients.length + groups.length + us.length + people.length === 0 && !mine && !ownClients

/** Whom the question before was about; null where it was about everybody. */
export function carriedFrom(before: Question | null): Carried | null {
  if (!isTopic(before)) {
    const clients = subjectsOf(before)
    return clients.length > 0
      ? { clients, groups: [], people: [], mine: false, ownClients: false, us: [] }
      : null
  }
  const { clients, groups, us, ownClients } = before
  // Whose clients they are goes on; who logged something does not.
  const people = before.people.filter(({ as }) => as === 'manager' || as === 'member')
  const carried = {
    clients,
    groups,
    people,
    us,
    mine: before.mine && !topicsOfPeople.has(before.topic),
    ownClients,
  }
  return clients.length + groups.length + people.length + us.length > 0 || carried.mine || ownClients
    ? carried
    : null
}

/** Topics in which one's own is what one did oneself. */
const topicsOfPeople = new Set(['activities', 'interactions', 'tasks', 'support'])

/** One's own clients are told apart from one's own doing where a topic is of people. */
export function carriedTo({ topic }: TopicQuestion, carried: Carried): Carried {
  const own = carried.mine || carried.ownClients
  return topicsOfPeople.has(topic)
    ? { ...carried, mine: false, ownClients: own }
    : { ...carried, mine: own, ownClients: false }
}

/** A figure that stands in the place of another one: of the same days, told and ordered in the same way. */
export function reshaped(question: TopicQuestion, before: TopicQuestion): TopicQuestion {
  const topic = topicOf(question.topic)?.topic
  const columns = topic?.columns ?? []
  const [measure] = question.measures
  const dated = before.conditions.find(({ is }) => is === 'between')?.values
  const [from, to] = dated ?? []
  const days = typeof from === 'string' && typeof to === 'string' ? { from, to } : null
  const had = before.period ?? days
  const tells =
    before.by !== null &&
    (columns.some(({ id }) => id === before.by) || topic?.by?.some((unit) => unit === before.by) === true)
  return {
    ...question,
    period: question.period ?? (topic?.period === null || topic?.period === undefined ? null : had),
    by: question.by ?? (tells ? before.by : null),
    order:
      before.order && measure !== undefined
        ? { column: measure, descending: before.order.descending }
        : question.order,
    limit: question.limit ?? before.limit,
  }
}

/** `their tasks`, `who manages it`: of whom the question before was. */
export function withPronoun(reading: Reading, { words, items }: Read, before: Question | null): Reading {
  const subjects = subjectsOf(before)
  const [first] = subjects
  const carried = carriedFrom(before)
  const says =
    phraseAt(stemsIn(items), english.pronounPhrases, 0) > 0 ||
    (words.some(({ low }) => /^(?:it|its|their|them|they|there|same)$/.test(low)) &&
      !ofItself.test(lowsOf(items))) ||
    /\b(?:this|that) (?:client|store|dealer|one)\b/.test(lowsOf(items)) ||
    // Of what: of what was asked about before.
    /^how much is (?:still )?(?:left|remaining)(?: \u0002)?$/.test(lowsOf(items))
  // `which of those are late` after nothing: of which, nobody knows.
  const ofThose = /\bof (those|these|them)\b(?! \S*s\b)/.exec(lowsOf(items))?.[1]
  if (
    before === null &&
    ofThose !== undefined &&
    reading.is === 'question' &&
    isTopic(reading.question) &&
    namesNobody(reading.question)
  )
    return { is: 'declined', parts: [ofThose], nearest: reading.question.topic }
  // `when was that due` leans on what was asked; of something else it is said in full.
  const that =
    /^(?:and |but )?(?:when|who|how|why|where|what|which)\b.*? (?:is|was|are|were|did|does) (that|this|it)\b(?! (?:week|month|quarter|year|client|store|dealer|one))/.exec(
      lowsOf(items),
    )?.[1]
  if (
    that !== undefined &&
    reading.is === 'question' &&
    isTopic(reading.question) &&
    namesNobody(reading.question) &&
    !carried &&
    (before === null || (isTopic(before) && before.topic !== reading.question.topic))
  )
    return { is: 'declined', parts: [that], nearest: reading.question.topic }
  // `what's left of it` after a budget is no question about somebody who left.
  const ofIt = /\bof (it|that)$/.exec(lowsOf(items))?.[1]
  if (
    ofIt !== undefined &&
    reading.is === 'question' &&
    isTopic(reading.question) &&
    isTopic(before) &&
    reading.question.topic === 'clients' &&
    before.topic !== 'clients'
  )
    return { is: 'declined', parts: [ofIt], nearest: before.topic }
  // `next steps on those`: of rows that another topic cannot be narrowed to.
  const those = /\b(?:of|on|for|at|with|from|to) (?:(those|these|them)\b|(it)$)/
    .exec(lowsOf(items))
    ?.slice(1)
    .find(Boolean)
  if (
    reading.is === 'question' &&
    isTopic(reading.question) &&
    those !== undefined &&
    isTopic(before) &&
    before.topic !== reading.question.topic &&
    namesNobody(reading.question) &&
    !carried
  )
    return { is: 'declined', parts: [those], nearest: reading.question.topic }
  if (reading.is !== 'question' || !says) return unresolved(reading)
  const { question } = reading
  // `what that store was billed`: of which one, where several were told, nobody knows.
  const store = /\bthat (?:client|store|dealer|dealership|account)\b/.exec(lowsOf(items))?.[0]
  if (store !== undefined && isTopic(question) && namesNobody(question) && subjects.length !== 1)
    return { is: 'declined', parts: [store], nearest: question.topic, firm: true }
  // `compare it with Eastgate Honda`: both.
  const [other] = isTopic(question) ? question.clients : []
  if (isTopic(question) && other && words.some(({ stem }) => english.compare.has(stem))) {
    if (question.clients.length > 1) return reading
    if (!first) return { is: 'declined', parts: ['it'], nearest: question.topic }
    return done({ ...question, clients: [...subjects, other], by: question.by ?? 'client' })
  }
  // `organic sessions there` after one's own work: of which store, nobody knows.
  const there = /(?<!\b(?:is|are|was|were|out|up|in|over) )\bthere\b(?! (?:is|are|was|were)\b)/.test(
    lowsOf(items),
  )
  const place = carried !== null && carried.clients.length + carried.groups.length === 1
  if (there && isTopic(question) && namesNobody(question) && before !== null && !place)
    return { is: 'declined', parts: ['there'], nearest: question.topic, firm: true }
  if (isTopic(question) && question.topic === 'invoices' && namesNobody(question) && !carried)
    return { is: 'declined', parts: ['they'], nearest: 'invoices' }
  // Nobody was spoken of: what all clients did is another question.
  // `deals with their next step`: theirs who were just named.
  const pronoun = words.find(
    ({ low }, at) =>
      /^(?:them|they|their)$/.test(low) && !(low === 'their' && at > 1 && words[at - 1]?.low === 'with'),
  )
  if (
    isTopic(question) &&
    pronoun &&
    before === null &&
    namesNobody(question) &&
    (question.by === null || /\bof (?:them|these|those)\b/.test(lowsOf(items)))
  )
    return { is: 'declined', parts: [pronoun.raw], nearest: question.topic }
  if (isTopic(question)) {
    const ofPeople = ofPeopleTold(question, before, pronoun?.raw)
    if (ofPeople) return ofPeople
    // `and their open tasks` after clients by manager: of those managers, and of nobody else.
    const theirs = pronoun?.low === 'their' && isTopic(before) && before.by !== null && !carried
    if (theirs && question.topic !== before.topic && namesNobody(question) && question.by !== before.by)
      return { is: 'declined', parts: [pronoun.raw], nearest: question.topic, firm: true }
    const timed = paidThen(inTheirDays(question, before, words), before, lowsOf(items))
    return namesNobody(timed) && carried ? done({ ...timed, ...carriedTo(timed, carried) }) : done(timed)
  }
  if (question.ask === 'team' && question.of !== 'mine' && question.of.id === -1 && !first && carried?.mine)
    return done({ ...question, of: 'mine' })
  if (question.ask === 'form' && question.client === null) {
    if (subjects.length === 1 && first) return done({ ...question, client: first })
    // `log that I called them` of nobody: whom, stands above the form.
    const whom = words.find(({ low }) => /^(?:them|they|him|her)$/.test(low))
    return whom && question.form !== 'task'
      ? { ...reading, left: [...(reading.left ?? []), whom.raw] }
      : reading
  }
  if (question.ask === 'form') return reading
  if (!first) return unresolved(reading)
  if (
    (question.ask === 'team' || question.ask === 'record') &&
    question.of !== 'mine' &&
    question.of.id === -1
  )
    return done({ ...question, of: first })
  if (question.ask === 'changes' && question.of === null) return done({ ...question, of: first })
  return reading
}

/** `their open tasks` after somebody who works here is theirs; of several of them, nobody knows whose. */
function ofPeopleTold(
  question: TopicQuestion,
  before: Question | null,
  pronoun: string | undefined,
): Reading | null {
  if (!isTopic(before) || before.topic !== 'people' || pronoun === undefined || !namesNobody(question))
    return null
  if (question.topic === before.topic) return null
  const [one, another] = before.people
  const topic = topicOf(question.topic)?.topic
  if (one?.as !== 'person' || another || topic?.person === undefined || topic.person === 'manager')
    return { is: 'declined', parts: [pronoun], nearest: question.topic, firm: true }
  return done({ ...question, people: [one] })
}

/** `what is the GM's number` after one client: whom of that one to call. */
export function contactsOfThatOne(reading: Reading, before: Question | null): Reading {
  if (reading.is !== 'question' || !isTopic(reading.question)) return reading
  const { question } = reading
  const carried = question.topic === 'contacts' && question.by === null ? carriedFrom(before) : null
  return carried?.clients.length === 1 && namesNobody(question)
    ? {
        ...reading,
        question: { ...question, ...carriedTo(question, carried), mine: false, ownClients: false },
      }
    : reading
}

/** `when does the agreement end` after one client: that of this one, and not of everybody. */
export function dayOfThatOne(reading: Reading, before: Question | null): Reading {
  if (reading.is !== 'question' || !isTopic(reading.question)) return reading
  const { question } = reading
  const { ask, by, order, limit, conditions, records, period, topic } = question
  const bare =
    by === null &&
    order === null &&
    limit === null &&
    period === null &&
    conditions.length + records.length === 0
  const carried = ask === 'when' && bare && namesNobody(question) ? carriedFrom(before) : null
  return carried?.clients.length === 1 && topicOf(topic)?.topic.narrows.includes('client') === true
    ? { ...reading, question: { ...question, ...carriedTo(question, carried) } }
    : reading
}

/** `is it paid` after what was invoiced in a month: of that one. */
function paidThen(question: TopicQuestion, before: Question | null, line: string): TopicQuestion {
  const asks = question.topic === 'invoices' && question.period === null && isTopic(before)
  return asks && before.topic === 'budgets' && /\b(?:it|that|this|they|those)\b.* paid\b/.test(line)
    ? { ...question, period: before.period }
    : question
}

/** `and what did they cost` after the leads of October: what October cost. */
export function inTheirDays(
  question: TopicQuestion,
  before: Question | null,
  words: Read['words'],
): TopicQuestion {
  if (!isTopic(before) || question.topic !== 'figures' || before.topic === 'figures') return question
  if (question.period !== null || !words.some(({ low }) => low === 'they' || low === 'those')) return question
  const [from, to] = before.conditions.find(({ is }) => is === 'between')?.values ?? []
  const period = before.period ?? (typeof from === 'string' && typeof to === 'string' ? { from, to } : null)
  return { ...question, period }
}

const unresolved = (reading: Reading): Reading =>
  reading.is === 'question' &&
  reading.question.ask === 'team' &&
  reading.question.of !== 'mine' &&
  reading.question.of.id === -1
    ? { is: 'declined', parts: ['it'], nearest: null }
    : reading
