import { namesNobody } from './carried.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf } from './items.ts'
import type { Read } from './prepare.ts'
import type { TopicQuestion } from './question.ts'
import type { Draft } from './read-topic.ts'

/** A question that can be read by itself, after another one. */
export interface Following {
  readonly question: TopicQuestion
  readonly before: TopicQuestion
  readonly draft: Draft
  readonly read: Read
}

/** Whether a question that can be read by itself is meant to go on with the one before nevertheless. */
export function continues(
  question: TopicQuestion,
  before: TopicQuestion,
  draft: Draft | null,
  read: Read,
): boolean {
  if (asksWhy(question, before)) return true
  return draft !== null && reasons.some((holds) => holds({ question, before, draft, read }))
}

/** `why did conversions change` after those of one client: of that one. */
const asksWhy = (question: TopicQuestion, before: TopicQuestion): boolean =>
  question.ask === 'why' &&
  question.topic === before.topic &&
  question.period === null &&
  namesNobody(question) &&
  !namesNobody(before)

/** `best month` after revenue by month: by what was asked, and not by what results are judged by. */
const ranksWhatWasAsked = ({ question, before, draft: { names, says }, read }: Following): boolean =>
  before.measures.length > 0 &&
  before.ask === 'rows' &&
  !question.mine &&
  !names &&
  says.has('order') &&
  !says.has('measure') &&
  !says.has('subject') &&
  !says.has('period') &&
  read.words.length <= 4

/** `which are overdue` after unpaid invoices: what is said of many is said of those. */
const saysOfThose = ({ question, before, draft: { names, whole, says }, read }: Following): boolean =>
  question.topic !== before.topic &&
  !names &&
  !whole &&
  // `how many are overdue` counts some of those.
  [...says].every((one) => one === 'count') &&
  question.measures.every((id) => id === 'count') &&
  read.words.length <= 5

/** `which are due this week` after my open tasks: some of those, and no others. */
const asksForSomeOfThose = ({ question, before, draft: { names, says }, read }: Following): boolean =>
  question.topic === before.topic &&
  !names &&
  !says.has('subject') &&
  question.measures.every((id) => id === 'count') &&
  /^(?:and |but )?(?:which|what|how many|who)(?: (?:ones|of (?:them|those|these)))? (?:is|are|was|were|has|have)\b/.test(
    lowsOf(read.items),
  )

/** `one-time budgets` after margins by client: called by its name with a choice of its own, it begins anew. */
const ownNoun = ({ names }: Draft, question: TopicQuestion, before: TopicQuestion): boolean =>
  names && question.conditions.length > 0 && before.measures.length > 0

/** A few words that name no subject go on with what was asked about the same. */
const namesNoSubject = ({ question, before, draft, read }: Following): boolean =>
  question.topic === before.topic &&
  !draft.whole &&
  !ownNoun(draft, question, before) &&
  // `invoices in October` after those that are overdue are all of them.
  !(draft.names && before.conditions.length > 0 && draft.says.has('period')) &&
  !draft.says.has('subject') &&
  read.words.length <= 3 &&
  // `total` begins anew.
  !read.words.some(({ low }) => /^(?:total|overall|all)$/.test(low)) &&
  question.clients.length === 0

/** Hardly a word speaks of the topic by itself. */
const hardlyEvokesIt = ({ question, before, draft: { evoked, whole } }: Following): boolean =>
  evoked <= 1 && !whole && question.topic === before.topic

const howMuch = /^(?:and )?how much (?:money |revenue )?(?:is|are|was|were) (?:at \S+|\S+)$/

/** `how much is at risk` after those that are watched, or what was lost after the cancellations of this year: of the same ones. */
const asksOfSameDays = ({ question, before, draft: { says, names }, read }: Following): boolean =>
  question.topic === before.topic &&
  question.period === null &&
  (before.period !== null || (howMuch.test(lowsOf(read.items)) && before.conditions.length > 0)) &&
  !names &&
  !says.has('subject') &&
  question.conditions.length === 0 &&
  question.ask === 'rows'

/** `cpc against last month` after the campaigns of one store: of those, and not of everybody. */
const measuresThose = ({ question, before, draft: { whole, says }, read }: Following): boolean =>
  before.topic === 'campaigns' &&
  question.topic === 'figures' &&
  !whole &&
  !says.has('subject') &&
  namesNobody(question) &&
  read.words.length <= 5

const shapeOf = (id: string): string =>
  (topicOf(id)?.topic.columns ?? []).map((column) => column.id).join(' ')

/** `who is over capacity` after the bandwidth of another team: of two reports with the same columns the one that was asked for. */
const saysOfSameShape = ({ question, before, draft: { whole, says }, read }: Following): boolean =>
  question.topic !== before.topic &&
  !whole &&
  says.size === 0 &&
  read.words.length <= 5 &&
  shapeOf(question.topic) === shapeOf(before.topic) &&
  !(topicOf(question.topic)?.topic.title ?? '')
    .toLowerCase()
    .split(' ')
    .some(
      (word) =>
        !(topicOf(before.topic)?.topic.title ?? '').toLowerCase().includes(word) &&
        lowsOf(read.items).includes(word),
    )

/** `which types` after interactions: two or three words that call nothing by its name ask of what was asked. */
const barelySays = (following: Following): boolean =>
  following.question.topic !== following.before.topic && saysBarely(following)

/** Whether a few words name no topic, nobody and no figure. */
export const saysBarely = ({ question, draft: { names, says, whole }, read }: Following): boolean =>
  !names &&
  !whole &&
  !says.has('measure') &&
  !says.has('subject') &&
  !says.has('period') &&
  namesNobody(question) &&
  question.ask === 'rows' &&
  read.words.length <= 3

/** `spend vs conversions by week` after how one store does: the figures of that one, in its channel. */
const tellsItAnew = ({ question, before, draft: { says }, read }: Following): boolean =>
  question.topic === before.topic &&
  question.topic === 'figures' &&
  before.clients.length === 1 &&
  namesNobody(question) &&
  says.has('by') &&
  question.by !== 'client' &&
  question.ask === 'rows' &&
  read.words.length <= 6 &&
  !read.words.some(({ low }) =>
    /^(?:total|overall|all|every|everyone|everybody|clients|stores|we|our)$/.test(low),
  )

const reasons: readonly ((following: Following) => boolean)[] = [
  ranksWhatWasAsked,
  saysOfThose,
  asksForSomeOfThose,
  namesNoSubject,
  hardlyEvokesIt,
  asksOfSameDays,
  saysOfSameShape,
  measuresThose,
  barelySays,
  tellsItAnew,
]

const pronoun = /^(?:they|them|those|these)$/

/** The word by which a question leans on the rows of the one before. */
export const ofThoseWord = ({ words }: Read): string => words.find(({ low }) => pronoun.test(low))?.raw ?? ''

/** `how much were they worth`: of the same topic, of nobody, and of rows that were narrowed before. */
export const ofThose = (
  question: TopicQuestion,
  before: TopicQuestion,
  { says, whole }: Draft,
  read: Read,
): boolean =>
  question.topic === before.topic &&
  !whole &&
  namesNobody(question) &&
  !says.has('subject') &&
  ofThoseWord(read) !== '' &&
  question.conditions.length + question.records.length === 0 &&
  before.conditions.length + before.records.length > 0
