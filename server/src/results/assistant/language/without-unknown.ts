import { draftsOf, inertOf, readingOf } from './drafts.ts'
import { lowsOf, type Item } from './items.ts'
import {
  besideName,
  heads,
  isContent,
  isNameLike,
  isWeighty,
  losesHead,
  namesRows,
  narrates,
  narrowsBy,
  ofTheirOwn,
} from './left-out.ts'
import { saidOf, type Read } from './prepare.ts'
import type { Question } from './question.ts'

interface Reduced {
  readonly question: Question
  readonly dropped: readonly Item[]
  /** How many words of content are left. */
  readonly kept: number
}

/** Rounds in which words are left out: what is left over may speak of another topic, which has no use for others. */
const mostRounds = 3

/** A question without the words that nobody knows what to do with; null where one of them carries it. */
export function withoutUnknown(read: Read): Reduced | null {
  let { items } = read
  const dropped: Item[] = []
  for (let round = 0; round <= mostRounds; round += 1) {
    const [best] = draftsOf(items, read)
    if (!best) return null
    const places = best.draft.left.length > 0 ? best.draft.left : inertOf(best, read).filter((at) => at >= 0)
    if (places.length === 0) {
      const { topic } = best.prepared
      // A topic that is not called by its name is meant where many others are not.
      if (dropped.length > 0 && !best.draft.names && topic.rank < ofTheirOwn) return null
      // `who has room on the sem team`: a channel alone asks for no results.
      const { measures, by, ask } = best.draft.question
      const asksFigures = measures.length > 0 || by !== null || ask !== 'rows'
      if (dropped.length > 0 && topic.id === 'figures' && !best.draft.names && !asksFigures) return null
      const reading = readingOf(best)
      return reading.is === 'question'
        ? { question: reading.question, dropped, kept: items.filter(isContent).length }
        : null
    }
    if (losesHead(items, places, best)) return null
    const gone = new Set(places)
    const out = items.filter((_, at) => gone.has(at))
    const carries = (at: number): boolean =>
      besideName(items, at, read) ||
      narrowsBy(items, at, gone) ||
      heads(items, at, gone) ||
      isNameLike(items, at, read) ||
      namesRows(items, at, gone)
    if (out.some(isWeighty) || places.some(carries)) return null
    dropped.push(...out)
    items = items.filter((_, at) => !gone.has(at) && !narrates(items, at, gone))
  }
  return null
}

/** Words that were left out, those that stand beside each other as one part. */
export function wordsTogether(items: readonly Item[], dropped: readonly Item[]): readonly string[] {
  const parts: string[] = []
  let last = -2
  for (const item of dropped.toSorted((one, other) => items.indexOf(one) - items.indexOf(other))) {
    const at = items.indexOf(item)
    const text = item.is === 'word' ? saidOf(item.word) : lowsOf([item])
    if (at === last + 1 && parts.length > 0) parts[parts.length - 1] += ` ${text}`
    else parts.push(text)
    last = at
  }
  return parts
}
