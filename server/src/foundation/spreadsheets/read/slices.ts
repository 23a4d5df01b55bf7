import { namesIn } from './known-names.ts'
import { mostTitleLines } from './separator.ts'
import { mostColumns, tooManyColumns, Unreadable, type FileRow } from './unreadable.ts'

/** What is to be read, and how. */
export interface ReadOrder {
  /** Its path, or the XLSX file itself where it must not lie on a disk. */
  readonly from: string | Uint8Array
  readonly format: FileFormat
  readonly sliceSize: number
  readonly mostRows: number
  /** Lines with fewer than three cells above the names of the columns are a title, as advertising platforms write one. */
  readonly titled: boolean
  /**
   * Names of columns, as they are compared. Where the first row has none of them, the names of the columns are the
   * first row below it that has two, and the sheet is the first that has such a row.
   */
  readonly known: readonly string[]
}
export type FileFormat = 'csv' | 'xlsx' | 'xml'

/** What a file holds: the names of the columns first, then rows in slices. */
export type ReadSlice =
  | { readonly is: 'header'; readonly header: readonly string[] }
  | { readonly is: 'rows'; readonly rows: readonly FileRow[] }

/** What PostgreSQL's JSON cannot hold. */
const storable = (cell: string): string =>
  cell.isWellFormed() && !cell.includes('\u0000') ? cell : cell.replace(/[\u0000\p{Surrogate}]/gu, '\uFFFD')

/** Fetches only what reads this kind of file: the thread is as young as its one file. */
async function rowsIn({ from, format, titled, known }: ReadOrder): Promise<AsyncIterable<FileRow>> {
  if (format === 'xlsx')
    return (await import('./xlsx-rows.ts')).xlsxRows(
      typeof from === 'string' ? from : Buffer.from(from),
      new Set(known),
    )
  if (typeof from !== 'string') throw new Error('Only XLSX files are read from memory.')
  if (format === 'xml') return (await import('./xml-rows.ts')).xmlRows(from)
  return (await import('./csv-rows.ts')).csvRows(from, titled)
}

/**
 * The rows from the names of the columns on: what a person wrote above them, a title or a date, is left out. Where no
 * row has names that are known, the first one is taken: its columns are matched by hand.
 */
async function* fromNames(rows: AsyncIterable<FileRow>, known: ReadonlySet<string>): AsyncGenerator<FileRow> {
  const above: FileRow[] = []
  let found = known.size === 0
  for await (const row of rows) {
    if (!found && row.cells.some((cell) => cell.trim() !== '')) {
      found = namesIn(row.cells, known) > (above.length === 0 ? 0 : 1)
      if (!found && above.push(row) < mostTitleLines) continue
      if (!found) yield* above.splice(0, above.length - 1)
      found = true
    }
    if (found) yield row
  }
  if (!found) yield* above
}

/**
 * Reads a file from its first row to its last: the names of its columns, then its rows in slices.
 * @throws {Unreadable} with a sentence for whoever chose the file
 */
export async function* slicesOf(order: ReadOrder): AsyncGenerator<ReadSlice> {
  const { sliceSize, mostRows, titled, known } = order
  let slice: FileRow[] = []
  let count = 0
  let headed = false
  for await (const { line, cells } of fromNames(await rowsIn(order), new Set(known))) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (!headed) {
      if (titled && cells.filter((cell) => cell.trim() !== '').length < 3 && line <= mostTitleLines) continue
      headed = true
      yield { is: 'header', header: namesOf(cells.map(storable)) }
      continue
    }
    count += 1
    if (count > mostRows)
      throw new Unreadable(
        `The file has more than ${mostRows.toLocaleString('en-US')} rows. Split it and import the parts one after the other.`,
      )
    slice.push({ line, cells: cells.map(storable) })
    if (slice.length < sliceSize) continue
    yield { is: 'rows', rows: slice }
    slice = []
  }
  if (!headed && titled) throw new Unreadable('The file has no row with the names of three columns or more.')
  if (count === 0) throw new Unreadable('The file has no rows below its column names.')
  if (slice.length > 0) yield { is: 'rows', rows: slice }
}

/** Every column gets a name of its own: `Column 4` where there is none, `Phone (2)` for the second of two. */
function namesOf(cells: readonly string[]): readonly string[] {
  if (cells.length > mostColumns) throw tooManyColumns()
  const names: string[] = []
  for (const [at, cell] of cells.entries()) {
    const name = cell.replace(/\s+/g, ' ').trim().slice(0, 100) || `Column ${at + 1}`
    let unique = name
    for (let nth = 2; names.includes(unique); nth += 1) unique = `${name} (${nth})`
    names.push(unique)
  }
  return names
}
