import { Readable } from 'node:stream'
import type { CsvError } from 'csv-parse'
import { charactersOf, encodingOf } from './encoding.ts'
import { separatorOf } from './separator.ts'
import { mostColumns, tooManyColumns, Unreadable, type FileRow } from './unreadable.ts'

/** Characters among which the separator is looked for. */
const startLength = 64 * 1024
/** Characters that one row may have; more means a quotation mark that is never closed. */
const longestRow = 1_000_000

/**
 * The rows of a CSV file as they stream from the disk, empty lines left out.
 * @param titled a title may stand above the names of the columns
 * @throws {Unreadable} with a sentence that names the line where that is known
 */
export async function* csvRows(path: string, titled = false): AsyncGenerator<FileRow> {
  const encoding = await encodingOf(path)
  if (!encoding)
    throw new Unreadable('This is not a text file. Save the table as CSV or XLSX and choose that file.')
  const pieces = charactersOf(path, encoding)
  let start = ''
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
    start += piece.value
    if (start.length >= startLength) break
  }
  if (start.trim() === '') throw new Unreadable('The file is empty.')
  const separator = separatorOf(start, titled)
  let line = 0
  let rest = ''
  for await (const piece of continued(start, pieces)) {
    const text = rest + piece
    // Without a quotation mark a table is its lines and their cells, which no parser finds as fast as the engine does.
    if (text.includes('"') || text.length > longestRow + piece.length)
      return yield* quotedRows(continued(text, pieces), separator, line, start)
    const end = lastLineOf(text)
    rest = text.slice(end)
    for (const cells of text.slice(0, end).split(lineBreak)) {
      line += 1
      if (cells !== '') yield { line, cells: cells.split(separator) }
    }
    // What stands after the last break is no line yet.
    line -= 1
  }
  for (const cells of rest.split(lineBreak)) {
    line += 1
    if (cells !== '') yield { line, cells: cells.split(separator) }
  }
}

const lineBreak = /\r\n|\n|\r/

/** Where the last line begins, which may not have come to its end. A carriage return at the end may be half of a break. */
function lastLineOf(text: string): number {
  const newline = text.lastIndexOf('\n')
  return newline >= 0 || text.length < 2 ? newline + 1 : text.lastIndexOf('\r', text.length - 2) + 1
}

/** The rows of a text with quotation marks. @param before lines that stand above it */
async function* quotedRows(
  pieces: AsyncGenerator<string>,
  separator: string,
  before: number,
  start: string,
): AsyncGenerator<FileRow> {
  const { CsvError, parse } = await import('csv-parse')
  const parser = Readable.from(pieces).pipe(
    parse({
      delimiter: separator,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      record_delimiter: ['\r\n', '\n', '\r'],
    }),
  )
  try {
    for await (const found of parser as AsyncIterable<{
      info: { lines: number }
      record: string[]
    }>) {
      yield { line: before + Math.max(1, found.info.lines - breaksIn(found.record)), cells: found.record }
    }
  } catch (error) {
    // Of a row that is too long its first separators are enough to tell why.
    if (error instanceof CsvError)
      throw isWide(start, separator, error) ? tooManyColumns() : new Unreadable(sentenceOf(error, before))
    throw error
  }
}

/** Lines that end within a row, in cells between quotation marks: it is named by the one that it begins on. */
function breaksIn(cells: readonly string[]): number {
  let breaks = 0
  for (const cell of cells)
    if (cell.includes('\n') || cell.includes('\r')) breaks += cell.match(/\r\n|\r|\n/g)?.length ?? 0
  return breaks
}

/** Whether a first row that goes on and on has columns rather than an open quotation mark. */
function isWide(start: string, separator: string, { code }: CsvError): boolean {
  if (code !== 'CSV_MAX_RECORD_SIZE') return false
  const [row = ''] = start.split(/[\r\n]/, 1)
  return !row.includes('"') && row.split(separator, mostColumns + 1).length > mostColumns
}

async function* continued(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start
  yield* rest
}

function sentenceOf(error: CsvError, before: number): string {
  const line: unknown = Reflect.get(error, 'lines')
  const place = typeof line === 'number' ? `line ${before + line}` : 'a line further down'
  return error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? `A quotation mark is opened and never closed, at the latest at ${place}. Correct it and choose the file again.`
    : `The file cannot be read beyond ${place}: its quotation marks do not fit. Correct them and choose the file again.`
}
