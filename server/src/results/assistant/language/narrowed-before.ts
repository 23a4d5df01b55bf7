import { prepare, type Knowledge } from './prepare.ts'
import { isTopic, type InThread, type Question, type Thread, type TopicQuestion } from './question.ts'

/** What results and budgets are narrowed by besides whom and when. */
const narrowing: ReadonlySet<string> = new Set(['channel', 'platform'])

const hasChannel = ({ topic }: TopicQuestion, { topics }: Knowledge): boolean =>
  topics.some((one) => one.topic.id === topic && one.topic.columns.some(({ id }) => narrowing.has(id)))

/** The channels and platforms that results can be narrowed to, each by every word for it, the longest first. */
const wordsOfChannels = ({ topics }: Knowledge): readonly string[] =>
  topics
    .filter(({ topic }) => topic.id === 'figures')
    .flatMap(({ topic }) => topic.columns.filter(({ id }) => narrowing.has(id)))
    .flatMap(({ values = [] }) => values.flatMap(({ label, words }) => [label, ...words]))
    .toSorted((one, other) => other.length - one.length)

/** The channel or platform that a text names; undefined where it names none. */
export function channelIn(text: string, knowledge: Knowledge): string | undefined {
  const said = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return wordsOfChannels(knowledge).find((word) => said.includes(` ${word.toLowerCase()} `))
}

const narrowed = (question: TopicQuestion): boolean =>
  question.conditions.some(({ column }) => narrowing.has(column)) ||
  question.measures.some((one) => narrowing.has(one)) ||
  [question.by, question.also].some((one) => one !== null && narrowing.has(one)) ||
  question.with.length + question.without.length > 0

/** `its ctr then` says nothing of when. */
const fewWords = (text: string): boolean => text.trim().split(/\s+/).length <= 5 && !/\d/.test(text)

/** What `it` means in `spends the most on it`: the channel that was had, or was not. */
function channelOf(question: Question | null, knowledge: Knowledge): string | undefined {
  if (!question || !isTopic(question)) return undefined
  const [value] = [question, ...question.with, ...question.without]
    .flatMap(({ conditions }) => conditions)
    .flatMap(({ column, values }) => (narrowing.has(column) ? values.map(String) : []))
  return knowledge.topics
    .flatMap(({ topic }) => topic.columns.flatMap(({ values = [] }) => values))
    .find((one) => one.value === value)?.label
}

/**
 * `its ctr then` after a question about Facebook that was not understood, `spends the most on it` after stores
 * without Connected TV: of that channel, or declined. Of all channels together nobody asked.
 *
 * @param read reads a text in the thread as it was
 */
export function ofChannelBefore(
  text: string,
  came: InThread,
  thread: Thread,
  knowledge: Knowledge,
  read: (text: string) => InThread,
): InThread {
  const { reading } = came
  if (reading.is !== 'question' || !isTopic(reading.question)) return came
  if (narrowed(reading.question) || !hasChannel(reading.question, knowledge)) return came
  const onIt = /\b(?:on|in|for|with) (?:it|that)\b/i.exec(text)?.[0]
  const meant =
    onIt === undefined
      ? thread.narrowed
      : (thread.narrowed ??
        channelOf(thread.question, knowledge) ??
        channelOf(thread.choices?.question ?? null, knowledge))
  // Of the stores that wait to be chosen nobody has said which.
  if (onIt !== undefined && thread.choices !== null)
    return { reading: { is: 'declined', parts: [onIt], nearest: null, firm: true }, thread }
  // What stores have, or have not, which is no channel: a service.
  const had = isTopic(thread.question) ? [...thread.question.with, ...thread.question.without] : []
  if (onIt !== undefined && meant === undefined && had.length > 0)
    return { reading: { is: 'declined', parts: [onIt], nearest: null, firm: true }, thread }
  if (meant === undefined || channelIn(text, knowledge) !== undefined) return came
  // Whoever names somebody else, or all of it, begins anew.
  if (/\b(?:all|every|total|overall|by|per) (?:channels?|platforms?|of it)\b|\boverall\b/i.test(text))
    return came
  const when = fewWords(text) && !isTopic(thread.question) ? (thread.when ?? '') : ''
  const bare = text.replace(/[?!.,\s]+$/, '').replace(/(?:,? (?:then|instead|though|please))+$/i, '')
  const said = onIt === undefined ? `${bare} on ${meant}` : bare.replace(onIt, `on ${meant}`)
  const again = read(`${said} ${when}`.trim())
  if (again.reading.is === 'question' && isTopic(again.reading.question) && narrowed(again.reading.question))
    return again
  return { reading: { is: 'declined', parts: [onIt ?? meant], nearest: null, firm: true }, thread }
}

/** A reading with the channel that its question named, where that was not understood. */
export function withNarrowed(
  text: string,
  { reading, thread }: InThread,
  before: Thread,
  knowledge: Knowledge,
): InThread {
  if (reading.is !== 'declined')
    return { reading, thread: { ...thread, narrowed: undefined, when: undefined } }
  const [time] = prepare(text, knowledge).items.flatMap((item) => (item.is === 'time' ? [item.words] : []))
  return {
    reading,
    thread: {
      ...thread,
      narrowed: channelIn(text, knowledge) ?? before.narrowed,
      when: time ?? before.when,
    },
  }
}
