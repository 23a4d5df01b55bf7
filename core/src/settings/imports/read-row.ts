import { checkOf } from '../../foundation/contract/check-field.ts'
import { longest, type Field } from '../../foundation/contract/field.ts'
import { parseDay } from '../../foundation/format/dates.ts'
import { shareOfHundred } from '../../foundation/rules/share.ts'
import { whyNoDay } from './why-no-day.ts'
import { dollarsFromCents, numericFromCents, parseMoney } from '../../foundation/format/money.ts'
import { withinReason } from '../../foundation/rules/within-reason.ts'
import { completeUrl } from '../../foundation/rules/url.ts'
import type { Columns } from './columns.ts'
import { importFields, type ImportKind } from './fields.ts'
import type { ImportFields } from './import-field.ts'

/**
 * The values of a row by field, each as text in one form: a date `YYYY-MM-DD`,
 * money and percent with two decimals. An empty cell is absent: it leaves alone
 * what is stored.
 */
export type RowValues = Readonly<Record<string, string>>

/** What is wrong with one cell. `column` is the name in the file, null for the row as a whole. */
export interface CellProblem {
  readonly column: string | null
  readonly message: string
}

/**
 * Reads a row of a file. Every text is a text, whatever it begins with: a
 * formula is never computed and never stored as anything but its characters.
 *
 * @param header the names of the file's columns in their order
 */
export function readRow(
  kind: ImportKind,
  header: readonly string[],
  columns: Columns,
  cells: readonly string[],
  fields: ImportFields = importFields[kind],
): { readonly values: RowValues; readonly problems: readonly CellProblem[] } {
  const values: Record<string, string> = {}
  const problems: CellProblem[] = []
  if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
    problems.push({
      column: null,
      message: `This row has ${cells.length} cells, but the first row names ${header.length} columns. A separator inside a text must stand in quotation marks.`,
    })
    return { values, problems }
  }
  for (const [at, column] of header.entries()) {
    const name = columns[column]
    const field = name === null || name === undefined ? undefined : fields[name]?.field
    if (name === null || name === undefined || !field) continue
    const cell = cells[at] ?? ''
    // Our own exports lead what a spreadsheet would compute by an apostrophe.
    const read = readCell(field, kind === 'entries' ? cell.replace(/^'(?=[=+\-@\t\r])/, '') : cell)
    if (typeof read === 'string') values[name] = read
    else if (read) problems.push({ column, message: read.message })
  }
  const sum = kind === 'clients' ? sumIn(values) : null
  if (sum === null) return { values, problems }
  const column = header.find((each) => columns[each] === sum) ?? null
  return {
    values,
    problems: [
      { column, message: 'This line adds up the lines above it and is no client. Take it out of the file.' },
    ],
  }
}

const addsUp = /^(?:grand |sub[- ]?)?totals?(?:[\s:]+[\d,]*)?$/i

/** The field of a client's row by which it is the sum of others. What has a code of its own may be called so. */
function sumIn({ identifier, name }: RowValues): 'identifier' | 'name' | null {
  if (identifier !== undefined) return addsUp.test(identifier) ? 'identifier' : null
  return name !== undefined && addsUp.test(name) ? 'name' : null
}

/** The one form of a cell, undefined for an empty one. */
function readCell(field: Field, raw: string): string | { readonly message: string } | undefined {
  const text =
    field.kind === 'longText' ? raw.replace(/\r\n?/g, '\n').trim() : raw.replace(/\s+/g, ' ').trim()
  if (text === '' && !field.required) return undefined
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text))
    return { message: `${field.label} must be text without control characters.` }
  const typed = typedForm(field, text)
  if (field.kind === 'date' && typed !== '' && parseDay(typed) === null) return { message: whyNoDay(typed) }
  const problem =
    checkOf(field)(typed) ?? (field.kind === 'percent' ? shareOfHundred(field.decimals)(typed) : null)
  if (problem !== null) return { message: problem }
  if (typed.length > longest.longText) return { message: `${field.label} is too long.` }
  return storedForm(field, typed)
}

/** What a person would have typed into the form for the same thing. */
function typedForm(field: Field, text: string): string {
  if (field.kind === 'percent') return text.replace(/\s*%$/, '')
  if (field.kind === 'choice') {
    const plain = (choice: string): string => choice.toLowerCase().replace(/[^a-z]/g, '')
    return (
      field.choices?.find((choice) => choice === text) ??
      field.choices?.find((choice) =>
        [choice, ...(field.choicesInFiles?.[choice] ?? [])].some((word) => plain(word) === plain(text)),
      ) ??
      text
    )
  }
  if (field.emptyAs !== undefined && text.toLowerCase() === field.emptyAs.toLowerCase()) return ''
  return text
}

function storedForm(field: Field, text: string): string | { readonly message: string } | undefined {
  if (text === '') return undefined
  switch (field.kind) {
    case 'date':
      return parseDay(text) ?? { message: 'Field must be a date' }
    case 'money': {
      const cents = parseMoney(text)
      if (cents === null) return { message: 'Field must be a number' }
      const instead = withinReason(dollarsFromCents(cents))
      return instead === null ? numericFromCents(cents) : { message: `Field must be ${instead}` }
    }
    case 'percent': {
      const percent = Number(text)
      if (percent > 0 && percent < 1) return { message: `Write ${field.label} as 15 or 15%, not as 0.15.` }
      return percent >= 0 && percent <= 100 ? percent.toFixed(2) : { message: 'Field must be from 0 to 100' }
    }
    case 'url':
      if (field.orFile && text.startsWith('/')) return text
      return completeUrl(text) ?? { message: 'Invalid URL address' }
    default:
      return text
  }
}
