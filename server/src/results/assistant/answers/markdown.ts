/** Text of the portal in an answer: none of its signs means anything to markdown. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#!|~&]/g, '\\$&')
    // What would begin a list, or become a link by itself.
    .replace(/^([-+]|\d+[.)])(?=\s)/, '\\$1')
    .replaceAll(/\b(https?|www|ftp)([:.])/gi, '$1\\$2')

/** A link to a screen of the portal. */
export const link = (words: string, path: string): string =>
  `[${plain(words)}](${path.replaceAll(/[()\s<>\\]/g, encodeURIComponent)})`

/** Where the figures above come from. */
export const source = (...links: readonly string[]): string => `\n\nSource: ${links.join(', ')}`

export interface Column<Row> {
  readonly label: string
  /** Already markdown. */
  readonly cell: (row: Row) => string
  /** At the far end, as amounts are. */
  readonly atEnd?: boolean
}

/** A table, the first row of text at a time, so that a long one appears as it is made. */
export function* table<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Generator<string, void, undefined> {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`
  yield `\n\n${line(columns.map(({ label }) => label))}${line(columns.map(({ atEnd }) => (atEnd ? '--:' : '---')))}`
  for (const row of rows) yield line(columns.map(({ cell }) => cell(row) || ' '))
}
