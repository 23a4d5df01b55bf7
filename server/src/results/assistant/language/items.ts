import { firstOfPhrases } from './english.ts'
import type { NameSpan } from './names.ts'
import type { Timed } from './period.ts'
import type { Word } from './tokens.ts'

/** A word, a name or a time of a question. */
export type Item =
  | { readonly is: 'word'; readonly word: Word }
  | { readonly is: 'name'; readonly span: NameSpan }
  | { readonly is: 'time'; readonly time: Timed; readonly words: string }

/** What is worked out of the items of a question, once however many topics read them. */
export function ofItems<T>(make: (items: readonly Item[]) => T): (items: readonly Item[]) => T {
  const made = new WeakMap<readonly Item[], { readonly it: T }>()
  return (items) => {
    const had = made.get(items)
    if (had) return had.it
    const it = make(items)
    made.set(items, { it })
    return it
  }
}

/** Items as they are compared with phrases; null for what is no word. */
export const stemsIn = ofItems((items): readonly (string | null)[] =>
  items.map((item) => (item.is === 'word' ? item.word.stem : null)),
)

/** Items as sentences look at them: `\u0001` stands for a name, `\u0002` for a time. */
export const lowsIn = ofItems((items): readonly string[] =>
  items.map((item) => (item.is === 'word' ? item.word.low : item.is === 'name' ? '\u0001' : '\u0002')),
)

/** The words of a question in small letters, names and times as the marks that patterns have for them. */
export const lowsOf = ofItems((items) => lowsIn(items).join(' '))

/** At which places a phrase of the grammar may begin. */
export const beginsIn = ofItems((items): readonly boolean[] =>
  items.map((item) => item.is === 'word' && firstOfPhrases.has(item.word.stem)),
)

type Phrases = readonly (readonly string[])[]

const indexes = new WeakMap<Phrases, ReadonlyMap<string, Phrases>>()

/** Phrases by their first word: only those that may begin at a word are compared with it. */
function indexOf(phrases: Phrases): ReadonlyMap<string, Phrases> {
  const had = indexes.get(phrases)
  if (had) return had
  const index = new Map<string, (readonly string[])[]>()
  for (const phrase of phrases) {
    const [first = ''] = phrase
    index.set(first, [...(index.get(first) ?? []), phrase])
  }
  indexes.set(phrases, index)
  return index
}

/** How many words the longest of some phrases takes that begins at a place; 0 where none does. */
export function phraseAt(stems: readonly (string | null)[], phrases: Phrases, at: number): number {
  let longest = 0
  for (const phrase of indexOf(phrases).get(stems[at] ?? '') ?? [])
    if (phrase.length > longest && phrase.every((stem, place) => stems[at + place] === stem))
      longest = phrase.length
  return longest
}
