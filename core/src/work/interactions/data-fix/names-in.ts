/** What can be named in a text. */
export interface Named {
  readonly id: number
  readonly name: string
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A name of a single word may be a make, a city or a person as well. */
const fewestWords = 2

/**
 * Finds names in texts, word by word, whatever their case and punctuation; of names that begin alike the longest
 * counts. Made once for many texts: a text costs its own words, not the number of names.
 */
export function namesIn(all: readonly Named[]): (text: string) => readonly Named[] {
  const known = all
    .map((named) => ({ named, words: wordsOf(named.name) }))
    .filter(({ words }) => words.length >= fewestWords)
    .toSorted((a, b) => b.words.length - a.words.length)
  const byFirst = new Map<string | undefined, (typeof known)[number][]>()
  for (const one of known) {
    const alike = byFirst.get(one.words[0])
    if (alike) alike.push(one)
    else byFirst.set(one.words[0], [one])
  }
  return (text) => {
    const said = wordsOf(text)
    const found = new Set<Named>()
    for (let at = 0; at < said.length; at += 1) {
      const longest = byFirst
        .get(said[at])
        ?.find(({ words }) => words.every((word, place) => said[at + place] === word))
      if (!longest) continue
      found.add(longest.named)
      at += longest.words.length - 1
    }
    return [...found]
  }
}
