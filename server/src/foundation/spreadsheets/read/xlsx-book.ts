import { StringDecoder } from 'node:string_decoder'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Archive } from './xlsx-archive.ts'
import { Unreadable } from './unreadable.ts'

/** What a cell shows of the number that stands for a day and its time. */
export type Shown = 'day' | 'time' | 'both'

/** What a sheet's cells refer to. */
export interface Book {
  /** Where the sheets lie in the archive, in their order; the first one is there. */
  readonly sheets: readonly [string, ...string[]]
  /** Texts that cells name by their place. */
  readonly texts: readonly string[]
  /** What the style at a place shows of a number that stands for a day and its time; null for a number. */
  readonly shows: readonly (Shown | null)[]
  /** Days are counted from 1904 and not from 1900. */
  readonly from1904: boolean
}

/** Characters that the shared texts of a file may have together: they are held while it is read. */
const mostText = 150_000_000
/** Characters of one cell; Excel itself ends at 32,767. */
export const longestCell = 1_000_000

/** What is done with a part as it streams by; names are without their prefix. */
export interface Handlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** A parser that is fed piece by piece. */
export function parserFor({ open, text, close }: Handlers): SaxesParser {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag: SaxesTagPlain) =>
    open?.(
      localName(tag.name),
      Object.fromEntries(
        Object.entries(tag.attributes).map(([name, value]) => [localName(name), String(value)]),
      ),
    ),
  )
  parser.on('closetag', (tag: SaxesTagPlain) => close?.(localName(tag.name)))
  parser.on('text', (piece: string) => text?.(piece))
  parser.on('cdata', (piece: string) => text?.(piece))
  return parser
}

/** Reads a part to its end; a part that is not there has nothing in it. */
async function parse(archive: Archive, part: string, handlers: Handlers): Promise<void> {
  const stream = await archive.read(part)
  if (stream === null) return
  const parser = parserFor(handlers)
  const decoder = new StringDecoder('utf8')
  for await (const chunk of stream as AsyncIterable<Buffer>) parser.write(decoder.write(chunk))
  parser.write(decoder.end()).close()
}

/**
 * What must be known of a workbook before the rows of a sheet are read.
 * @throws {Unreadable} when its texts are more than can be held
 * @throws when it is no workbook
 */
export async function readBook(archive: Archive): Promise<Book> {
  const ids: string[] = []
  let from1904 = false
  await parse(archive, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'sheet' && attributes['id'] !== undefined) ids.push(attributes['id'])
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
    },
  })
  const parts = new Map<string, string>()
  let texts = 'xl/sharedStrings.xml'
  let styles = 'xl/styles.xml'
  await parse(archive, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id: id, Target: target, Type: kind }) {
      if (name !== 'Relationship' || id === undefined || target === undefined) return
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      parts.set(id, path)
      if (kind?.endsWith('/sharedStrings')) texts = path
      if (kind?.endsWith('/styles')) styles = path
    },
  })
  const [first, ...others] = ids.map((id) => parts.get(id))
  if (first === undefined) throw new Error('The workbook has no sheet.')
  const sheets = [first, ...others.filter((part) => part !== undefined)] as const
  return { sheets, texts: await textsIn(archive, texts), shows: await datesIn(archive, styles), from1904 }
}

/** Texts with formats within them come in pieces; how they are pronounced is left out. */
async function textsIn(archive: Archive, part: string): Promise<readonly string[]> {
  const texts: string[] = []
  let length = 0
  let text = ''
  let inText = false
  let spoken = 0
  await parse(archive, part, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') spoken += 1
      inText = name === 't' && spoken === 0
    },
    text(piece) {
      if (!inText) return
      text += piece
      length += piece.length
      if (length > mostText || text.length > longestCell)
        throw new Unreadable(
          'The file has more text than can be read. Save the table as CSV and choose that file.',
        )
    },
    close(name) {
      if (name === 'rPh') spoken -= 1
      if (name === 't') inText = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

/** Formats for days and times that every spreadsheet knows without describing them. */
const builtIn: readonly (readonly [from: number, to: number, Shown])[] = [
  [14, 17, 'day'],
  [18, 21, 'time'],
  [22, 22, 'both'],
  [27, 36, 'day'],
  [45, 47, 'time'],
  [50, 58, 'day'],
]

async function datesIn(archive: Archive, part: string): Promise<readonly (Shown | null)[]> {
  const own = new Map<string, Shown | null>()
  const shows: (Shown | null)[] = []
  let inCells = false
  await parse(archive, part, {
    open(name, { numFmtId: id, formatCode: code }) {
      if (name === 'numFmt' && id !== undefined) own.set(id, shownBy(code ?? ''))
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells)
        shows.push(
          own.get(id ?? '') ??
            builtIn.find(([from, to]) => Number(id) >= from && Number(id) <= to)?.[2] ??
            null,
        )
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return shows
}

/** What a format has of a day and of a time, outside of what it writes as it is. An `m` beside a time is its minutes. */
function shownBy(code: string): Shown | null {
  const plain = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  const time = /[hs]|\[m+\]/i.test(plain)
  const day = time ? /[yd]/i.test(plain) : /[ymd]/i.test(plain)
  return day ? (time ? 'both' : 'day') : time ? 'time' : null
}
