import { done } from '../about-one.ts'
import { readAlone } from '../alone.ts'
import { topicOf } from '../declared-topics.ts'
import type { Item } from '../items.ts'
import { isTopic, type Condition, type Joined, type Reading, type TopicQuestion } from '../question.ts'
import { watchedNow } from '../watched-now.ts'
import { itemsOf, rest, type Fragment } from './fragment.ts'

const verbs =
  'have|has|had|got|run|runs|running|use|uses|using|buy|buys|spend|spends|do not|does not|did not|have not|has not|are|is|were|was|with|without|on|not'
const asks = new RegExp(
  `^(?:which|who|how many|any|just|only|keep|those|the)(?: (?:ones?|clients|stores|dealers))?(?: of (?:them|those|these|mine))?(?: (?:that|which|who))? (?=(?:${verbs}) )`,
)
const justThose = /^(?:how many (?:of (?:them|those|these) )?(?:are|is|were) |(?:just|only) (?:the )?)/
const leavesOut =
  /^(?:leave out|leaving out|take out|drop|exclude|excluding|without|remove|skip|ignore|not counting|not|filter out|hide)(?: (?:the|those|any|all))*(?: (?:ones?|clients|stores|dealers))?(?: (?:that|which|who))? /
const ends = /(?: (?:ones?|clients|stores|dealers|too|as well|(?:of|among) (?:them|those|these)))+$/

const opposite: Readonly<Partial<Record<Condition['is'], Condition['is']>>> = {
  '=': '!=',
  '>': '<=',
  '<': '>=',
  '>=': '<',
  '<=': '>',
}

/** What a question asks of clients beside which of them are meant. */
const tellsMore = (question: TopicQuestion): boolean =>
  question.ask !== 'rows' ||
  question.by !== null ||
  question.order !== null ||
  question.limit !== null ||
  question.against !== null ||
  question.share !== null ||
  question.moved !== null ||
  question.average ||
  question.either ||
  question.show !== null ||
  question.clients.length + question.except.length + question.groups.length + question.people.length > 0

/** Rows that clients have, as what narrows these; null where more is asked than which rows. */
function asJoined(question: TopicQuestion): Joined | null {
  const topic = topicOf(question.topic)?.topic
  const narrows =
    topic?.client !== undefined &&
    topic.id !== 'clients' &&
    question.us.length === 0 &&
    question.with.length + question.without.length + question.measures.length === 0 &&
    !question.mine &&
    !question.ownClients
  const { period, conditions, records } = question
  return narrows ? watchedNow({ topic: question.topic, period, mine: false, conditions, records }) : null
}

/** What of clients is said by a few words that stand beside them: `clients with open tasks`, `Hyundai clients`. */
function ofClients({ read }: Fragment, items: readonly Item[]): TopicQuestion | null {
  const clients = itemsOf('clients')
  for (const asked of [
    [...clients, ...items],
    [...items, ...clients],
  ]) {
    const { reading } = readAlone({ ...read, items: asked })
    if (reading.is !== 'question' || reading.left || !isTopic(reading.question)) continue
    const { question } = reading
    if (tellsMore(question)) continue
    if (question.topic === 'clients') {
      const held = question.measures.every((id) => question.conditions.some(({ column }) => column === id))
      if (held && question.period === null)
        return { ...question, with: question.with.map(watchedNow), without: question.without.map(watchedNow) }
      continue
    }
    const joined = asJoined(question)
    if (joined)
      return { ...question, topic: 'clients', period: null, conditions: [], records: [], with: [joined] }
  }
  return null
}

/** What of clients stands behind the first words of what goes on with them; null where nothing of them does. */
function clientsBehind(fragment: Fragment, head: string | undefined): TopicQuestion | null {
  if (head === undefined) return null
  const behind = rest(fragment, head)
  const bare = rest(behind, '', ends.exec(behind.line)?.[0] ?? '')
  return bare.items.length === 0 ? null : ofClients(fragment, bare.items)
}

/** Clients one by one, of which some can be told. */
const listsClients = ({ topic, by, ask }: TopicQuestion): boolean =>
  topic === 'clients' && by === null && ask === 'rows'

/** `which have open tasks`, `just the Hyundai ones` after clients: some of those, by whatever clients are asked for. */
export function someClients(fragment: Fragment): Reading | null {
  const { line, before } = fragment
  if (!listsClients(before)) return null
  const some = clientsBehind(fragment, justThose.exec(line)?.[0] ?? asks.exec(line)?.[0])
  if (!some) return null
  return done({
    ...before,
    measures: line.startsWith('how many') ? ['count'] : before.measures.filter((id) => id !== 'count'),
    mine: before.mine || some.mine,
    us: some.us.length > 0 ? some.us : before.us,
    conditions: [...before.conditions, ...some.conditions],
    with: [...before.with, ...some.with],
    without: [...before.without, ...some.without],
    ...(line.startsWith('how many') ? { order: null, limit: null } : {}),
  })
}

/** `leave out the ones on the watchlist` after clients: the others. */
export function otherClients(fragment: Fragment): Reading | null {
  const { line, before } = fragment
  if (!listsClients(before)) return null
  const some = clientsBehind(fragment, leavesOut.exec(line)?.[0])
  if (!some || some.mine || some.us.length > 0) return null
  const inverse = some.conditions.flatMap((one): Condition[] => {
    const is = opposite[one.is]
    return is === undefined ? [] : [{ ...one, is }]
  })
  // Not both of two is no condition of its own.
  const said = some.conditions.length + some.with.length + some.without.length
  if (said !== 1 || inverse.length < some.conditions.length) return null
  return done({
    ...before,
    conditions: [...before.conditions, ...inverse],
    with: [...before.with, ...some.without],
    without: [...before.without, ...some.with],
  })
}

const others =
  /^(?:(?:how many|which|who|what|the|those|ones|of them|of those|clients|stores|dealers) )*(?:(?:are |is )?without(?: it| one| any| that)?|(?:(?:that|who|which|ones) )*(?:do not|does not|have not|has not|have none|has none|are not|is not)(?: (?:have|run|use) (?:it|one|any|that))?)$/

/** `and without?` after those that have something: those that have not. */
export function turned({ line, before }: Fragment): Reading | null {
  const [one, another] = before.with
  if (!others.test(line) || !one || another || before.without.length > 0 || before.topic !== 'clients')
    return null
  return done({ ...before, with: [], without: [one] })
}
