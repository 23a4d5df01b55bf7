import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A table of one-letter answers: what is asked down the side, who asks across the top. */
export interface Matrix {
  /** Lines above the table: what it is, what the letters mean. */
  readonly preface: readonly string[]
  /** Two letters that stand above a column, and whom they stand for. */
  readonly columns: readonly { readonly code: string; readonly name: string }[]
  readonly sections: readonly { readonly title: string; readonly rows: readonly MatrixRow[] }[]
}

export interface MatrixRow {
  readonly label: string
  /** One letter a column. */
  readonly cells: readonly string[]
  /** At the end of the line. */
  readonly note?: string
}

/** The table as text: who the columns are at the top, their letters above every section. */
export function render({ preface, columns, sections }: Matrix): string {
  const legend = columns.map(({ code, name }) => `  ${code} ${name}`)
  const rows = Math.ceil(legend.length / 4)
  const widest = Math.max(...legend.map((entry) => entry.length)) + 2
  const who = legend
    .slice(0, rows)
    .map((_, row) =>
      [0, 1, 2, 3].map((column) => (legend[column * rows + row] ?? '').padEnd(widest)).join(''),
    )
  const body = sections.flatMap(({ title, rows: lines }) => [
    '',
    `${columns.map(({ code }) => code).join(' ')}  ${title}`,
    // The letters first: however long a new line is, it moves no other one.
    ...lines.map(
      ({ label, cells, note }) =>
        `${cells.map((cell) => cell.padEnd(2)).join(' ')}  ${label}${note === undefined ? '' : `  ${note}`}`,
    ),
  ])
  return [...preface, '', ...who, ...body].map((line) => line.trimEnd()).join('\n') + '\n'
}

/**
 * The lines of a committed text file and of what it should say. With
 * `UPDATE_LAWS=1` the file is written anew first.
 */
export function compared(
  name: string,
  text: string,
): { readonly committed: string[]; readonly now: string[] } {
  const file = join(import.meta.dirname, name)
  if (process.env['UPDATE_LAWS'] === '1') writeFileSync(file, text)
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return { committed: committed.split('\n'), now: text.split('\n') }
}

export const howToUpdate = (name: string): string =>
  `${name} is stale. Read the difference as a change of rights; if it is meant, run UPDATE_LAWS=1 npm test -- laws and commit the file.`
