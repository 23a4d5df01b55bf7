import { draftsOf, inertOf, readingOf } from './drafts.ts'
import * as english from './english.ts'
import type { Item } from './items.ts'
import { joinedQuestion } from './joined.ts'
import { saidOf, type Read } from './prepare.ts'
import type { Reading } from './question.ts'
import type { Draft } from './read-topic.ts'
import { special } from './special.ts'

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
  const joined = joinedQuestion(read.items, read)
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
