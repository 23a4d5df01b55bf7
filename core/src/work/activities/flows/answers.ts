import type { LineGroup } from './lines.ts'

/** A change that was chosen, with what is said and shown about it. */
export interface Change {
  /** Of `changeOptions`. */
  readonly option: string
  readonly text: string
  /** The address of an image or a page, as it was typed. */
  readonly imageUrl: string
  readonly imageFile: File | null
}

/** Something that was ticked, with a comment. */
export interface Topic {
  readonly option: string
  readonly text: string
}

/** What became of one line of figures. */
export interface LineAnswer {
  readonly include: boolean
  /** What was written in place of the generated sentence, and which sentence that was; null while it stands as generated. */
  readonly edited: { readonly of: string; readonly text: string } | null
}

/** Everything that was answered so far. Going back changes none of it. */
export interface FlowAnswers {
  readonly changes: readonly Change[]
  /** `YYYY-MM-DD`, or empty. */
  readonly start: string
  readonly end: string
  /** By the id of the line; a line without an answer is included as generated. */
  readonly lines: Readonly<Record<string, LineAnswer>>
  readonly optimizations: readonly Topic[]
  readonly issues: readonly Topic[]
}

export const noAnswers: FlowAnswers = {
  changes: [],
  start: '',
  end: '',
  lines: {},
  optimizations: [],
  issues: [],
}

const untouched: LineAnswer = { include: true, edited: null }

/** What was done to a line so far. */
export const answerOf = (answers: FlowAnswers, line: string): LineAnswer => answers.lines[line] ?? untouched

/**
 * The text of a line: as it was edited, unless other figures have since made
 * another sentence of it.
 */
export function textOf(answers: FlowAnswers, line: LineGroup['lines'][number]): string {
  const { edited } = answerOf(answers, line.id)
  return edited?.of === line.text ? edited.text : line.text
}

/** Ticks or unticks an option of a list, which keeps the order of the options. */
export function withOption<T extends { readonly option: string }>(
  chosen: readonly T[],
  options: readonly { readonly id: string }[],
  fresh: T,
  on: boolean,
): readonly T[] {
  const others = chosen.filter(({ option }) => option !== fresh.option)
  const place = (option: string): number => options.findIndex(({ id }) => id === option)
  return on ? [...others, fresh].toSorted((a, b) => place(a.option) - place(b.option)) : others
}

/** One option of a list with other values. */
export const changed = <T extends { readonly option: string }>(
  chosen: readonly T[],
  option: string,
  values: Partial<T>,
): readonly T[] => chosen.map((one) => (one.option === option ? { ...one, ...values } : one))
