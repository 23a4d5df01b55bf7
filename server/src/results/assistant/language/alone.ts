import { draftsOf, inertOf, readingOf } from './drafts.ts'
import * as english from './english.ts'
import type { Item } from './items.ts'
import { joinedQuestion } from './joined.ts'
import { saidOf, type Read } from './prepare.ts'
import type { Reading, TopicQuestion } from './question.ts'
import { readTopic, type Draft } from './read-topic.ts'
import { nearTopics } from './rare-words.ts'
import { special } from './special.ts'
import { twoTimesQuestion } from './two-times.ts'

/** What a reading has no use for, words that stand together as one part. */
function partsLeft(items: readonly Item[], left: readonly number[]): readonly string[] {
  const parts: string[] = []
  let last = -2
  for (const at of left.toSorted((a, b) => a - b)) {
    const item = items[at]
    if (!item) continue
    const text = item.is === 'word' ? saidOf(item.word) : item.is === 'name' ? item.span.words : item.words
    if (at === last + 1 && parts.length > 0) parts[parts.length - 1] += ` ${text}`
    else parts.push(text)
    last = at
  }
  return parts
}

/** Names are known: they are named only where nothing else is left. */
function withoutNames(items: readonly Item[], places: readonly number[]): readonly number[] {
  const words = places.filter((at) => items[at]?.is !== 'name')
  return words.length > 0 ? words : places.length > 0 ? places : items.map((_, at) => at)
}

/** Reads a question by itself. */
export function readAlone(read: Read): { readonly reading: Reading; readonly draft: Draft | null } {
  const first = special(read)
  if (first) return { reading: first, draft: null }
  const drafts = draftsOf(read.items, read)
  const [best] = drafts
  const inert = best?.draft.left.length === 0 ? inertOf(best, read) : []
  if (best?.draft.left.length === 0 && inert.length === 0)
    return { reading: readingOf(best), draft: best.draft }
  const joined = twoTimesQuestion(read.items, read) ?? joinedQuestion(read.items, read)
  if (joined) return { reading: joined, draft: null }
  const places = best
    ? [...best.draft.left, ...inert]
    : read.items.flatMap((item, at) =>
        item.is === 'time' || (item.is === 'word' && english.filler.has(item.word.stem)) ? [] : [at],
      )
  return {
    reading: {
      is: 'declined',
      parts: partsLeft(read.items, withoutNames(read.items, places)),
      nearest: best ? best.prepared.topic.id : null,
    },
    draft: null,
  }
}

/**
 * Reads a question that calls no topic by its name as one about the topic that
 * it speaks of by words which few others have; null where a word is left.
 */
export function readNear(read: Read): Reading | null {
  const { items, may } = read
  // What is declined as it is said is meant in no other way.
  if (special(read)) return null
  // What is called by its name is meant, although not all that is said of it is understood.
  const called = draftsOf(items, read).find(
    ({ draft, prepared: { topic } }) => draft.names && !everywhere.has(topic.id),
  )
  const fits = nearTopics(items, read)
    .map(({ prepared, rarity }) => ({
      prepared,
      items,
      rarity: may?.(prepared.topic.id) === false ? rarity - 1 : rarity,
      draft: readTopic(prepared, items, read),
    }))
    .filter(
      ({ prepared: { topic }, draft: { left, question, names, understood } }) =>
        left.length === 0 &&
        understood >= fewest &&
        saysSomething(question) &&
        !rulesOutBeside(question) &&
        // Of programs of manufacturers only what calls them so.
        (names || !topic.id.startsWith('oem')) &&
        (called === undefined || names || topic.id === called.prepared.topic.id) &&
        // Whose somebody's part of it is no such word can say.
        (question.people.length === 0 || topic.person !== undefined),
    )
    .toSorted(
      (one, other) =>
        other.draft.understood - one.draft.understood ||
        other.rarity - one.rarity ||
        other.prepared.topic.rank - one.prepared.topic.rank,
    )
  const best = fits.find((one) => inertOf(one, read).length === 0)
  return best ? readingOf(best) : null
}

/** A single word that is understood is no question: `dollars?`. */
const fewest = 2

/** Topics whose words are said of many others: clients, results and budgets. */
const everywhere = new Set(['clients', 'figures', 'budgets', 'people'])

/** `clients on display without video`: beside a choice that is asked for another one is ruled out anyway. */
const rulesOutBeside = ({ conditions }: TopicQuestion): boolean =>
  conditions.some(
    ({ column, is }) => is === '!=' && conditions.some((one) => one.column === column && one.is === '='),
  )

/** Words that are understood and ask for nothing are no question. */
const saysSomething = ({ measures, conditions, by, order, records, ask }: TopicQuestion): boolean =>
  ask !== 'rows' || measures.length + conditions.length + records.length > 0 || by !== null || order !== null
