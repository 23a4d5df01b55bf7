import { isOfClients } from '../about-columns.ts'
import * as english from '../english.ts'
import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'

/** What is not spent of a budget. */
const unspent = /^(?:left|remaining|remains|unspent|unused)$/

/** `what share of`, `percent of`, `how much of`. */
export const readShare: Rule = (reader, at) => {
  const length = reader.phraseAt(english.share, at)
  if (length === 0 || reader.shareAt !== null || (reader.hitAt(at)?.length ?? 0) >= length) return 0
  // `how much of the media budget is spent` is what pacing tells.
  const next = reader.hitAt(reader.next(at + length))
  if (reader.topic.id === 'pacing' && next?.meanings.some(({ is }) => is === 'topic')) return length
  // `how much of Eastgate's budget is left`: of that one, and no part of what all have left.
  const rest = reader.lows.slice(at + length)
  if (reader.low(at) === 'how' && rest.some((low) => unspent.test(low)) && rest.includes('budget')) {
    reader.whole = true
    reader.howMuch = true
    return length
  }
  // `which clients do I share with …`: what somebody does, and no part of anything.
  if (/^(?:i|we|you|they|he|she)$/.test(reader.low(at - 1))) {
    reader.left.push(at)
    return 1
  }
  reader.shareAt = at + length - 1
  reader.says.add('share')
  return length
}

/** `what share of Hartwell's conversions is from Facebook`: what is behind the verb is the part, and whose they are the whole. */
function partOf({ subjects, lows }: TopicReader, from: number): TopicReader['subjects'][number] | undefined {
  const whole = subjects.find(({ at }) => at === from)
  return whole?.column !== 'client' && whole?.column !== 'group'
    ? undefined
    : subjects.find(
        ({ at, column }) =>
          at > from &&
          column !== whole.column &&
          lows.slice(from, at).some((low) => /^(?:is|are|was|were|come|comes|came|from)$/.test(low)),
      )
}

/**
 * What the share is of, told from what it is a share in: that which stands
 * beside the word itself (`search share`, `share of search`), or was named last
 * (`what share of spend is search`).
 */
export function concludeShare(reader: TopicReader): void {
  const { shareAt, subjects, left, measures, topic } = reader
  if (shareAt === null) return
  const from = reader.next(shareAt + 1)
  const beside =
    partOf(reader, from) ??
    subjects.find(({ at }) => at === from) ??
    subjects.find(({ at }) => at === shareAt - 1) ??
    // `organic share of traffic`
    (reader.low(shareAt) === 'of' ? subjects.find(({ at }) => at === shareAt - 2) : undefined) ??
    subjects.at(-1)
  // `impression share` is a figure of its own, and no part of all impressions.
  const before = reader.hitAt(shareAt - 1)
  const compound = before !== null && columnIn(before, isNumeric) !== undefined
  if (compound && !reader.says.has('by') && reader.low(shareAt + 1) !== 'of') {
    left.push(shareAt)
    return
  }
  const column = reader.says.has('by') ? reader.by : (beside?.column ?? reader.by)
  if (column === null) {
    left.push(shareAt)
    return
  }
  reader.share = column
  // Whoever left and whoever is yet to come have no part in how clients stand.
  if (isOfClients(reader) && column !== 'state' && !reader.values.has('state') && !spokenOfDays(reader))
    reader.values.set('state', ['Client'])
  if (!reader.says.has('by') && beside) reader.by = null
  const [first, other] = measures
  // `fees as a percent of revenue` is one figure of another, and no part of a whole.
  if (other !== undefined) left.push(shareAt)
  if (first === undefined)
    measures.push(topic.id === 'figures' ? 'spend' : topic.amountOfOne ? (topic.measure ?? 'count') : 'count')
  // A quotient has no parts that make up a whole.
  else if (first !== 'count' && !reader.column(first)?.sums) left.push(shareAt)
}

/** Clients that came or left in some days are asked about whatever they are now. */
const spokenOfDays = ({ dateColumn, conditions, topic }: TopicReader): boolean =>
  dateColumn !== null ||
  conditions.some(({ column }) => topic.columns.some(({ id, kind }) => id === column && kind === 'date'))
