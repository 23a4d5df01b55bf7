import type { NameSpan } from './names.ts'
import type { Timed } from './period.ts'
import type { Word } from './tokens.ts'

/** A word, a name or a time of a question. */
export type Item =
  | { readonly is: 'word'; readonly word: Word }
  | { readonly is: 'name'; readonly span: NameSpan }
  | { readonly is: 'time'; readonly time: Timed; readonly words: string }

/** Items as they are compared with phrases; null for what is no word. */
export const stemsIn = (items: readonly Item[]): readonly (string | null)[] =>
  items.map((item) => (item.is === 'word' ? item.word.stem : null))

/** Items as sentences look at them: `\u0001` stands for a name, `\u0002` for a time. */
export const lowsIn = (items: readonly Item[]): readonly string[] =>
  items.map((item) => (item.is === 'word' ? item.word.low : item.is === 'name' ? '\u0001' : '\u0002'))

/** How many words the longest of some phrases takes that begins at a place; 0 where none does. */
export const phraseAt = (
  stems: readonly (string | null)[],
  phrases: readonly (readonly string[])[],
  at: number,
): number =>
  Math.max(
    0,
    ...phrases.map((phrase) =>
      phrase.every((stem, place) => stems[at + place] === stem) ? phrase.length : 0,
    ),
  )
