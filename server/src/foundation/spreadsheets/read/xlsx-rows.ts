import { StringDecoder } from 'node:string_decoder'
import { openArchive, type Archive } from './xlsx-archive.ts'
import { longestCell, parserFor, readBook, type Book, type Shown } from './xlsx-book.ts'
import { namesIn } from './known-names.ts'
import { mostTitleLines } from './separator.ts'
import { mostColumns, tooManyColumns, Unreadable, type FileRow } from './unreadable.ts'

/**
 * The rows of a sheet of an XLSX file as they stream from it, empty ones left
 * out: of the first one, or of the first that names columns that are known,
 * where it has none of them. A cell with a formula is what the spreadsheet last computed
 * for it. What a sheet claims to reach to costs nothing: only cells that hold
 * something are made.
 * @param from its path, or the file itself where it must not lie on a disk
 * @param known names of columns, as they are compared
 * @throws {Unreadable} for a file that is none, or that would take more than it is worth
 */
export async function* xlsxRows(
  from: string | Buffer,
  known: ReadonlySet<string> = new Set(),
): AsyncGenerator<FileRow> {
  let archive: Archive | null = null
  try {
    archive = await openArchive(from)
    const book = await readBook(archive)
    yield* rowsOf(archive, book, await sheetWith(known, archive, book))
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable(
      'This XLSX file cannot be read. Open it, save it again as XLSX or CSV, and choose that file.',
      { cause: error },
    )
  } finally {
    archive?.close()
  }
}

async function* rowsOf(archive: Archive, book: Book, part: string): AsyncGenerator<FileRow> {
  const stream = await archive.read(part)
  if (stream === null) throw new Error('The sheet is missing.')
  const sheet = new Sheet(book)
  const decoder = new StringDecoder('utf8')
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sheet.parser.write(decoder.write(chunk))
    yield* sheet.take()
  }
  sheet.parser.write(decoder.end()).close()
  yield* sheet.take()
}

/** Where the table lies that is meant: a cover or a legend often stands before it. */
async function sheetWith(known: ReadonlySet<string>, archive: Archive, book: Book): Promise<string> {
  const [first] = book.sheets
  if (known.size === 0 || book.sheets.length === 1) return first
  for (const part of book.sheets) {
    let most = 0
    for await (const { line, cells } of rowsOf(archive, book, part)) {
      if (line > mostTitleLines) break
      most = Math.max(most, namesIn(cells, known))
    }
    // One name alone may stand in a sentence of a cover; on the first sheet it is the table's.
    if (most > (part === first ? 0 : 1)) return part
  }
  return first
}

/** Turns the tags of a sheet into rows. */
class Sheet {
  readonly parser
  readonly #book: Book
  #rows: FileRow[] = []
  #line = 0
  #cells: string[] = []
  #column = -1
  #kind = 'n'
  #style = 0
  #text = ''
  #inValue = false
  #spoken = 0

  constructor(book: Book) {
    this.#book = book
    this.parser = parserFor({
      open: (name, attributes) => this.#open(name, attributes),
      text: (piece) => this.#take(piece),
      close: (name) => this.#close(name),
    })
  }

  /** The rows that are whole by now. */
  take(): readonly FileRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#line = attributes['r'] === undefined ? this.#line + 1 : Number(attributes['r'])
      this.#cells = []
      this.#column = -1
    } else if (name === 'c') {
      this.#column = attributes['r'] === undefined ? this.#column + 1 : columnOf(attributes['r'])
      this.#kind = attributes['t'] ?? 'n'
      this.#style = Number(attributes['s'] ?? 0)
      this.#text = ''
    } else if (name === 'rPh') this.#spoken += 1
    this.#inValue = name === 'v' || (name === 't' && this.#spoken === 0)
  }

  #take(piece: string): void {
    if (!this.#inValue) return
    this.#text += piece
    if (this.#text.length > longestCell)
      throw new Unreadable(
        `Row ${this.#line} has a cell with more text than can be read. Shorten it and choose the file again.`,
      )
  }

  #close(name: string): void {
    if (name === 'v' || name === 't') this.#inValue = false
    if (name === 'rPh') this.#spoken -= 1
    if (name === 'c') this.#put(this.#value())
    if (name === 'row' && this.#cells.length > 0) this.#rows.push({ line: this.#line, cells: this.#cells })
  }

  #put(value: string): void {
    if (value === '') return
    if (!(this.#column < mostColumns)) throw tooManyColumns()
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = value
  }

  #value(): string {
    const text = this.#text
    switch (this.#kind) {
      case 's':
        return unescaped(this.#book.texts[Number(text)] ?? '').trim()
      case 'str':
      case 'inlineStr':
        return unescaped(text).trim()
      case 'b':
        return text === '1' ? 'true' : 'false'
      case 'd':
        return text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00(?:\.0+)?)?/, '$1 $2')
      case 'e':
        return ''
      default:
        return this.#number(text)
    }
  }

  /** Spreadsheets keep 15 digits; what a number has beyond them is noise of its binary form. */
  #number(text: string): string {
    const value = Number(text)
    if (text.trim() === '' || !Number.isFinite(value)) return ''
    const shows = this.#book.shows[this.#style] ?? null
    return shows === null ? String(Number(value.toPrecision(15))) : this.#moment(value, shows)
  }

  /** A number of days: `2026-11-03`, `2026-11-03 09:30`, or a time alone, `26:30:00`, which may be more than a day. */
  #moment(days: number, shows: Shown): string {
    const seconds = Math.round(days * 86_400)
    if (shows === 'time')
      return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':')
    const epoch = this.#book.from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
    const date = new Date(epoch + seconds * 1000)
    if (Number.isNaN(date.getTime())) return ''
    const [day = '', time = ''] = date.toISOString().split('T')
    return shows === 'day' ? day : `${day} ${time.slice(0, seconds % 60 === 0 ? 5 : 8)}`
  }
}

/** `AB12` is in column 27, counted from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference.replace(/[^A-Z]/g, '').slice(0, 4))
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Characters that XML does not take stand as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
