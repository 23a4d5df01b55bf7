/** One thing that can be chosen from a list. */
export interface Option<Value extends string | number = string | number> {
  readonly value: Value
  readonly label: string
  /** A second line: a dealer code, an e-mail address. */
  readonly description?: string | undefined
  readonly disabled?: boolean | undefined
}

/** The next option that can be picked from `from` in the direction of `step`, round the end; -1 when there is none. */
export const nextOption = (options: readonly Option[], from: number, step: 1 | -1): number => {
  for (let taken = 1; taken <= options.length; taken += 1) {
    const index = (from + step * taken + options.length * 2) % options.length
    if (options[index]?.disabled !== true) return index
  }
  return -1
}

/** The first option that can be picked when walking from an end; -1 when there is none. */
export const endOption = (options: readonly Option[], end: 'first' | 'last'): number =>
  end === 'first' ? nextOption(options, -1, 1) : nextOption(options, options.length, -1)
