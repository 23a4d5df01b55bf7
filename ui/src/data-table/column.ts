import { formatDay } from '@portal/core/foundation/format/dates'
import { formatMoney } from '@portal/core/foundation/format/money'
import { formatDecimals, formatPercent } from '@portal/core/foundation/format/percent'
import { isValidElement, type ReactNode } from 'react'
import type { Tone } from '../badge/index.ts'

/** What a column holds: decides alignment, format, order and width. */
export type ColumnKind = 'text' | 'money' | 'percent' | 'date' | 'number' | 'status'

export type CellValue = string | number | boolean | null | undefined

export interface Column<Row> {
  /** Stands in addresses and saved layouts: does not change. */
  readonly id: string
  readonly label: string
  /** `text` when absent. */
  readonly kind?: ColumnKind | undefined
  /** Money in cents, percent in percent, a date as `YYYY-MM-DD`. Sorted by this, shown by it unless there is a `cell`. */
  readonly value: (row: Row) => CellValue
  /** What rows are sorted by, where that is another than what is shown and exported: who never came has waited the longest. */
  readonly order?: ((row: Row) => CellValue) | undefined
  readonly cell?: ((row: Row) => ReactNode) | undefined
  /** Colour of a status. */
  readonly tone?: ((row: Row) => Tone) | undefined
  readonly sortable?: boolean | undefined
  readonly align?: 'start' | 'end' | 'center' | undefined
  /** Width in px before anybody changes it. */
  readonly width?: number | undefined
  /** What it says is of no use cut: a phone number, a moment. It gives nothing of its width where room is short. */
  readonly firm?: boolean | undefined
  /** Takes what room is left; the first column does unless another one says so. */
  readonly grow?: boolean | undefined
  /** Cannot be hidden or moved; the first column never can. */
  readonly fixed?: boolean | undefined
  /** One line about what the numbers mean, shown with the header. */
  readonly hint?: string | undefined
}

const widthOfKind: Readonly<Record<ColumnKind, number>> = {
  text: 180,
  money: 120,
  percent: 92,
  date: 104,
  number: 104,
  status: 136,
}

/** Narrowest and widest a person can make a column, in px. */
export const leastWidth = 64
export const mostWidth = 640

/** Px that stand beside the words of a cell; the arrow of its order lies in them. */
const cellPadding = 25

/** Px that letters take in the type of a table; all others are as wide as a digit. */
const widthsOfLetters: readonly (readonly [RegExp, number])[] = [
  [/[ijlI .,/()]/, 4],
  [/[tfr]/, 5],
  [/[mwMW%]/, 12],
  [/[a-z]/, 7.3],
  [/[A-Z]/, 9.2],
  [/./, 8.1],
]

/** Px of each letter that was looked at. */
const knownLetters = new Map<string, number>()

const widthOfLetter = (letter: string): number => {
  const known = knownLetters.get(letter)
  if (known !== undefined) return known
  const width = widthsOfLetters.find(([kind]) => kind.test(letter))?.[1] ?? 0
  knownLetters.set(letter, width)
  return width
}

const widthOfText = (text: string): number => {
  let width = 0
  for (const letter of text) width += widthOfLetter(letter)
  return width
}

/** Px in which a heading can be read whole, on two lines where it has more than one word. */
const widthOfHeading = <Row>({ label }: Column<Row>): number => {
  const words = label.split(' ')
  const longer = words.map((_, at) =>
    Math.max(widthOfText(words.slice(0, at).join(' ')), widthOfText(words.slice(at).join(' '))),
  )
  return Math.ceil(Math.min(...longer) + cellPadding)
}

/** As wide as what it holds, and no narrower than its heading. */
export const widthOf = <Row>(column: Column<Row>): number =>
  Math.max(column.width ?? widthOfKind[column.kind ?? 'text'], widthOfHeading(column))

/** Of its width, what a column of text can do without: what does not fit is cut, and told where one points. */
const givesWay = 0.35

/** Px that a column of text gives where the table has less room: a part. Days and states give nothing. */
export const slackOf = <Row>(column: Column<Row>, width: number): number =>
  (column.kind ?? 'text') === 'text' && !column.firm
    ? Math.max(0, Math.min(width * givesWay, width - widthOfHeading(column)))
    : 0

/** The words that a cell consists of; null for one that draws something. */
const wordsOf = (cell: ReactNode): string | null => {
  const words =
    isValidElement<{ readonly children?: unknown }>(cell) && typeof cell.type === 'string'
      ? cell.props.children
      : cell
  return typeof words === 'string' ? words : null
}

/** Px that the pill of a state takes beside its words, and letters of a text that are read: longer ones are cut anyway. */
const pillWidth = 32
const mostLetters = 90

/**
 * Px that the longest cell of a column takes. Null where there is none, and where one is drawn, with a bar, say: nobody
 * knows how long that is.
 */
export const longestIn = <Row>(
  column: Column<Row>,
  rows: readonly Row[],
  total: CellValue,
): number | null => {
  const { kind = 'text', value, cell } = column
  if (rows.length === 0) return null
  let longest = total === undefined ? 0 : widthOfText(formatValue(kind, total))
  for (const row of rows) {
    const words = cell ? wordsOf(cell(row)) : formatValue(kind, value(row))
    if (words === null) return null
    longest = Math.max(longest, widthOfText(words.slice(0, mostLetters)))
  }
  return longest + (kind === 'status' ? pillWidth : 0)
}

/** Px that stand empty in a column, of which the longest cell takes so many. */
export const spareOf = <Row>(column: Column<Row>, width: number, longest: number): number =>
  Math.max(0, width - Math.max(widthOfHeading(column), Math.ceil(longest) + cellPadding))

/** Where a column’s values stand: numbers at the end, so that their digits are below each other. */
export const alignOf = <Row>({ kind = 'text', align }: Column<Row>): 'start' | 'end' | 'center' =>
  align ?? (kind === 'money' || kind === 'percent' || kind === 'number' ? 'end' : 'start')

/** What a row is sorted by in a column. */
export const orderIn = <Row>({ order, value }: Pick<Column<Row>, 'order' | 'value'>, row: Row): CellValue =>
  (order ?? value)(row)

const noValue = '–'

/** A value as its column shows it; a dash where there is none. */
export const formatValue = (kind: ColumnKind, value: CellValue): string => {
  if (value === null || value === undefined || value === '') return noValue
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return kind === 'date' ? formatDay(value) : value
  if (kind === 'money') return formatMoney(value)
  if (kind === 'percent') return formatPercent(value)
  return kind === 'number' ? formatDecimals(value, 3) : String(value)
}

/** What a row is called by its first column: what that shows, where it shows words. */
export const nameIn = <Row>(column: Column<Row>, row: Row): string => {
  const shown = column.cell?.(row)
  return typeof shown === 'string' && shown !== ''
    ? shown
    : formatValue(column.kind ?? 'text', column.value(row))
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** Order of two values of a column, ascending. Nothing is not a value: the table puts it last either way. */
export const compareValues = (one: CellValue, other: CellValue): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one ?? ''), String(other ?? ''))
}
