import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Given } from '@portal/core/calls'
import { invalid } from '../../foundation/http/refusal.ts'
import { textOf } from '../../foundation/spreadsheets/read/encoding.ts'
import { readFile } from '../../foundation/spreadsheets/read/read-file.ts'
import { separatorOf } from '../../foundation/spreadsheets/read/separator.ts'
import { Unreadable } from '../../foundation/spreadsheets/read/unreadable.ts'

/** Rows that are handed over by the thread that reads a workbook at once. */
const slice = 500

/**
 * The rows of a list of customers, the names of its columns first. It is read
 * in memory alone, whichever way it comes: nothing of it lies on a disk.
 *
 * @throws {Refusal} 422 with a sentence that holds no value of the list
 */
export function rowsOfList({
  text,
  file,
}: Pick<Given<'customerLists.create', 'body'>, 'text' | 'file'>): AsyncIterable<readonly string[]> {
  if ((text === undefined) === (file === undefined))
    throw invalid({ text: 'Send the list as text or as a file, one of the two.' })
  if (file === undefined) return rowsOfText(text ?? '')
  const bytes = Buffer.from(file, 'base64')
  // A ZIP, as XLSX is one; what it holds is seen when it is read.
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return rowsOfBook(bytes)
  const read = textOf(bytes)
  if (read === null)
    throw invalid({ text: 'This is neither a text file nor XLSX. Save the list as CSV or XLSX.' })
  return rowsOfText(read)
}

async function* rowsOfText(text: string): AsyncGenerator<readonly string[]> {
  const rows = Readable.from([text]).pipe(
    parse({
      bom: true,
      delimiter: separatorOf(text.slice(0, 64 * 1024)),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
      record_delimiter: ['\r\n', '\n', '\r'],
    }),
  )
  try {
    yield* rows as AsyncIterable<string[]>
  } catch (error) {
    // What the reader says of a broken line would hold the line.
    if (error instanceof CsvError)
      throw invalid({
        text: 'The list cannot be read to its end: a quotation mark is opened and never closed.',
      })
    throw error
  }
}

async function* rowsOfBook(bytes: Buffer): AsyncGenerator<readonly string[]> {
  try {
    for await (const message of readFile(bytes, 'xlsx', slice)) {
      if (message.is === 'header') yield message.header
      else for (const { cells } of message.rows) yield cells
    }
  } catch (error) {
    if (error instanceof Unreadable) throw invalid({ text: error.message })
    throw error
  }
}
