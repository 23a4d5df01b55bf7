/** The file cannot be read at all; the message says why to the person who chose it. */
export class Unreadable extends Error {}

/** A row of a file: the line on which it begins, the first being 1, and its cells as text. */
export interface FileRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** Columns that a file may have. */
export const mostColumns = 200

/** What is said of a file that is wider than any table we read. */
export const tooManyColumns = (): Unreadable =>
  new Unreadable(`The file has more than ${mostColumns} columns. Leave out those that are not needed.`)
