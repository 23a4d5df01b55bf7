import { SaxesParser } from 'saxes'
import { charactersOf, encodingOf, type Encoding } from './encoding.ts'
import { mostColumns, tooManyColumns, Unreadable, type FileRow } from './unreadable.ts'

/** What entries of a list are called in the XML that is exchanged: RSS, Atom, catalogs of platforms, inventory tools. */
const entryNames = new Set(['item', 'entry', 'listing', 'vehicle', 'car', 'ad', 'row', 'record', 'product'])

const deepest = 30
/** Characters of one entry. */
const longestEntry = 200_000

/** An entry: what its elements hold by the way to them, `mileage.value`, and the line on which it begins. */
interface Entry {
  readonly line: number
  readonly values: ReadonlyMap<string, string>
}

/** Characters of the longest entity that is understood, `&#x10FFFF;`. */
const longestEntity = 10

/** The pieces of a text with each bare `&` written as an entity; none is cut within one. */
async function* mended(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const text = rest + piece
    const last = text.lastIndexOf('&')
    const whole = last >= 0 && last > text.length - longestEntity ? last : text.length
    rest = text.slice(whole)
    yield escaped(text.slice(0, whole))
  }
  yield escaped(rest)
}

const escaped = (text: string): string =>
  text.replaceAll(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')

/**
 * The entries of an XML file as they stream from the disk. A document type, and with it every entity of its own, is
 * refused; a bare `&`, which many writers leave in addresses, is read as one.
 *
 * @throws {Unreadable} for what is not well-formed, is nested too deeply or has no entries
 */
async function* entriesOf(path: string, encoding: Encoding): AsyncGenerator<Entry> {
  const parser = new SaxesParser({ xmlns: false, position: true })
  let found: Entry[] = []
  let problem: string | null = null
  const way: string[] = []
  let text = ''
  let length = 0
  let entry: { readonly line: number; readonly depth: number; readonly values: Map<string, string> } | null =
    null
  parser.on('error', ({ message }) => {
    problem ??= message
  })
  parser.on('doctype', () => {
    problem ??= 'it declares a document type'
  })
  const keep = (name: string, value: string): void => {
    if (!entry || value === '') return
    const known = entry.values.get(name)
    // Of what stands several times the first one counts: pictures begin with the best.
    if (known === undefined) entry.values.set(name, value)
    if (entry.values.size > mostColumns) throw tooManyColumns()
  }
  parser.on('opentag', ({ name, attributes }) => {
    const plain = name.replace(/^[^:]*:/, '')
    way.push(plain)
    if (way.length > deepest) throw new Unreadable('The file is nested too deeply to be a list.')
    text = ''
    if (!entry && entryNames.has(plain.toLowerCase())) {
      entry = { line: parser.line, depth: way.length, values: new Map() }
      length = 0
    }
    if (!entry) return
    const to = way.slice(entry.depth).join('.')
    for (const [key, value] of Object.entries(attributes))
      keep([to, key].filter((part) => part !== '').join('.'), value.trim())
    // A link of Atom holds its address as an attribute.
    if (plain === 'link' && typeof attributes['href'] === 'string') keep(to, attributes['href'].trim())
  })
  const say = (piece: string): void => {
    if (!entry) return
    length += piece.length
    if (length > longestEntry)
      throw new Unreadable(`An entry that begins on line ${entry.line} is too long to be one of a list.`)
    text += piece
  }
  parser.on('text', say)
  // There, `&` stood for itself before it was written as an entity.
  parser.on('cdata', (piece) => say(piece.replaceAll('&amp;', '&')))
  parser.on('closetag', () => {
    if (entry && way.length > entry.depth) keep(way.slice(entry.depth).join('.'), text.trim())
    text = ''
    if (entry && way.length === entry.depth) {
      found.push({ line: entry.line, values: entry.values })
      entry = null
    }
    way.pop()
  })
  const check = (): void => {
    if (problem !== null) throw new Unreadable(`The file is not well-formed XML: ${problem.slice(0, 200)}.`)
  }
  for await (const piece of mended(charactersOf(path, encoding))) {
    parser.write(piece)
    check()
    yield* found
    found = []
  }
  parser.close()
  check()
  yield* found
}

/**
 * The rows of an XML file: first the names of all that its entries hold, then an entry a row. It is read twice, as no
 * entry knows what a later one holds.
 * @throws {Unreadable} with a sentence for whoever brought the file
 */
export async function* xmlRows(path: string): AsyncGenerator<FileRow> {
  const encoding = await encodingOf(path)
  if (!encoding) throw new Unreadable('This is not a text file.')
  const names = new Set<string>()
  for await (const { values } of entriesOf(path, encoding)) {
    for (const name of values.keys()) names.add(name)
    if (names.size > mostColumns) throw tooManyColumns()
  }
  if (names.size === 0)
    throw new Unreadable(`There are no entries in this XML: they are called ${[...entryNames].join(', ')}.`)
  const columns = [...names]
  yield { line: 1, cells: columns }
  for await (const { line, values } of entriesOf(path, encoding))
    yield { line, cells: columns.map((name) => values.get(name) ?? '') }
}
