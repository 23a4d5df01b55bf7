/** A question of the corpus, and how it must be read. */
export interface Asked {
  readonly question: string
  readonly expected: string
}

/** The questions of a text with a line for each: `question = expected`. */
export const linesOf = (text: string): readonly Asked[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.lastIndexOf(' = ')
      return { question: line.slice(0, at), expected: line.slice(at + 3) }
    })
