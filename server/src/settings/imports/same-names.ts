import type { Plan } from './plan.ts'

/** Sentences of rows that a warning has before it counts the others. */
const named = 3

/** New clients of a file that are called as one that is there: the same store under another dealer code, or another store. */
export class SameNames {
  readonly #found: string[] = []

  planned({ creates }: Plan): void {
    for (const { line, namesake } of creates)
      if (namesake)
        this.#found.push(`Line ${line}: "${namesake.name}" is there already, with ${namesake.code}.`)
  }

  /** What whoever applies the file must agree to; null where no new client is called as another. */
  warning(): string | null {
    const others = this.#found.length - named
    return this.#found.length === 0
      ? null
      : `${this.#found.slice(0, named).join(' ')}${others > 0 ? ` And ${others} more.` : ''} Correct the dealer code in the file where it is the same store, or it is added a second time.`
  }
}
