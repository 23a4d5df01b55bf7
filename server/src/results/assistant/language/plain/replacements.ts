import { neededBy } from './needed.ts'
import type { Otherwise } from './otherwise.ts'

/** What a pattern needs and which of them it is, by its first three letters. */
type Needs = ReadonlyMap<string, readonly (readonly [text: string, at: number])[]>

/**
 * Patterns that are put in the place of what they find, one after the other, wherever it stands. Of hundreds a question
 * concerns a few: those are tried of which something that they need stands in it.
 */
export class Replacements {
  readonly #rules: Otherwise
  readonly #needs: Needs
  readonly #always: readonly number[]

  constructor(rules: Otherwise) {
    this.#rules = rules.map(([pattern, by]) => [
      pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`),
      by,
    ])
    const needs = new Map<string, (readonly [string, number])[]>()
    const always: number[] = []
    for (const [at, [pattern]] of rules.entries()) {
      const needed = neededBy(pattern)
      if (needed === null) always.push(at)
      for (const text of new Set(needed)) {
        const start = text.slice(0, 3)
        const those = needs.get(start)
        if (those) those.push([text, at])
        else needs.set(start, [[text, at]])
      }
    }
    this.#needs = needs
    this.#always = always
  }

  /** The text with every pattern replaced. */
  of(text: string): string {
    let said = text
    let tried = this.#concerning(said)
    for (const [at, [pattern, by]] of this.#rules.entries()) {
      if (tried[at] !== 1) continue
      const now = typeof by === 'string' ? said.replaceAll(pattern, by) : said.replaceAll(pattern, by)
      if (now === said) continue
      said = now
      tried = this.#concerning(said)
    }
    return said
  }

  /** A one for each rule that may find something in a text. */
  #concerning(text: string): Uint8Array {
    const found = new Uint8Array(this.#rules.length)
    for (const at of this.#always) found[at] = 1
    const low = text.toLowerCase()
    for (let start = 0; start + 3 <= low.length; start += 1)
      for (const [needed, at] of this.#needs.get(low.slice(start, start + 3)) ?? [])
        if (low.startsWith(needed, start)) found[at] = 1
    return found
  }
}
