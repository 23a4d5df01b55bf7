import { readAlone } from '../alone.ts'
import { isHeldThen } from '../counted-then.ts'
import { topicOf } from '../declared-topics.ts'
import { lowsIn, type Item } from '../items.ts'
import type { Read } from '../prepare.ts'
import { emptyQuestion, isTopic, type ComposedQuestion, type TopicQuestion } from '../question.ts'
import type { Topic } from '../topic.ts'
import { isFigureColumn } from './figure.ts'
import type { Frame } from './frame.ts'
import { splitsAt } from './slices.ts'

/** What clients stand in, and among which the first of them are looked for. */
const groupings: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:dealer|dealership|auto|store|client) )?groups?(?:['’]s)?$/, 'group'],
  [/^(?:(?:account|client) )?(?:managers?|ams?|reps?)(?:['’]s)?$/, 'manager'],
  [/^(?:(?:us )?states?)$/, 'us'],
  [/^(?:regions?|territor(?:y|ies))$/, 'region'],
  [/^cit(?:y|ies)$/, 'city'],
  [/^(?:industry|industries)$/, 'industry'],
]

const ofEach =
  /^(?:(?:of|in|for|within|by|at|from|under|with) (?:each|every)(?: of (?:our|my|the))?|per|each|every)$/
const clientNoun = /^(?:stores?|clients?|dealers?|dealerships?|accounts?|customers?|rooftops?)$/

/**
 * `best store of each group by leads`, `top 3 clients per manager by spend`: what is left without the words for each
 * is read as an order of clients, and its first ones are those of each.
 */
export const within: Frame = (read, month) => {
  for (const { before, behind } of splitsAt(read.items, ofEach, 5)) {
    for (let length = Math.min(2, behind.length); length > 0; length -= 1) {
      const words = lowsIn(behind).slice(0, length).join(' ')
      const column = groupings.find(([pattern]) => pattern.test(words))?.[1]
      if (column === undefined) continue
      const rest = [...before, ...behind.slice(length)]
      const question = ranksClients(withoutEnds(rest), read, month)
      if (question) return firstOfEach(question, column)
    }
  }
  return null
}

const withoutEnds = (items: readonly Item[]): readonly Item[] => {
  const lows = lowsIn(items)
  let [from, to] = [0, items.length]
  while (/^(?:and|the|is|are|who|whos|whats|show|me|list|give|for|,)$/.test(lows[from] ?? '')) from += 1
  while (/^(?:the|of|in|,)$/.test(lows[to - 1] ?? '')) to -= 1
  return items.slice(from, to)
}

interface Ranked {
  readonly question: TopicQuestion
  readonly order: NonNullable<TopicQuestion['order']>
  readonly limit: number
}

/** An order of clients by one figure, as it is read by itself. */
function ranksClients(items: readonly Item[], read: Read, month?: Item): Ranked | null {
  const noun = lowsIn(items).find((low) => clientNoun.test(low))
  if (noun === undefined) return null
  const { reading, draft } = readAlone({ ...read, items })
  if (reading.is !== 'question' || !isTopic(reading.question)) return null
  const { question } = reading
  const { order, measures } = question
  const topic = topicOf(question.topic)?.topic
  if (!topic || order === null || !isOrderOf(question, order.column, topic)) return null
  // What is shown beside it where no figure is named was not asked for.
  const besides = measures.filter((id) => id !== order.column)
  if (draft !== null && besides.some((id) => topic.judged?.beside.includes(id) !== true)) return null
  if (besides.length > 0 && order.column !== topic.judged?.by && draft !== null) return null
  // Rows that come about on a day are those of the month that runs, where no time is said: of all there ever were, not each is looked at.
  const undated =
    month && topic.period === null && isHeldThen(topic) && !items.some(({ is }) => is === 'time')
  const ofMonth = undated ? ranksClients([...items, month], read) : null
  if (ofMonth && ofMonth.question.topic === question.topic) return ofMonth
  const limit = question.limit ?? (noun.endsWith('s') ? null : 1)
  return limit === null ? null : { question, order, limit }
}

const isOrderOf = (question: TopicQuestion, column: string, topic: Topic): boolean => {
  const { ask, by, also, against, share, held, moved, peers, average, either } = question
  return (
    ask === 'rows' &&
    by === (topic.client ?? 'client') &&
    also === null &&
    against === null &&
    share === null &&
    held === null &&
    moved === null &&
    !peers &&
    !average &&
    !either &&
    question.with.length + question.without.length + question.except.length === 0 &&
    !topic.ofOne &&
    !topic.ofFew &&
    (column === 'count' || topic.columns.some((one) => one.id === column && isFigureColumn(one)))
  )
}

const firstOfEach = ({ question, order, limit }: Ranked, column: string): ComposedQuestion => ({
  ask: 'composed',
  per: 'client',
  // Whose clients they are holds for those that are looked through, and for the figure.
  whose: { ...emptyQuestion('clients'), mine: question.mine, ownClients: question.ownClients, groups: question.groups, people: question.people.filter(({ as }) => as === 'manager'), us: question.us },
  figures: [{ of: { ...question, by: null, order: null, limit: null, measures: [order.column] }, value: order.column }],
  made: null,
  bounds: [],
  tell: 'each',
  order: order.descending ? 'most' : 'least',
  limit,
  within: column,
}) // prettier-ignore
