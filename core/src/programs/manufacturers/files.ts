/** The files that programs take, and what a column of one can hold. */
export const programFiles = ['Daily spot file', 'Billing', 'Report'] as const
export type ProgramFile = (typeof programFiles)[number]

export const fileFields = [
  'Dealer code',
  'Dealer name',
  'District',
  'Day, YYYY-MM-DD',
  'Day, MM/DD/YYYY',
  'Day, YYYYMMDD',
  'Campaign id',
  'Campaign name',
  'Platform',
  'Channel',
  'Fund code',
  'Fund name',
  'Impressions',
  'Clicks',
  'Conversions',
  'Spend, 0.00',
  'Spend, whole cents',
  'Allotted, 0.00',
  'Left, 0.00',
  'Program',
] as const
export type FileField = (typeof fileFields)[number]

/** A line of a program's file before its columns are chosen; a month's first day stands for the month. */
export interface FileLine {
  readonly dealerCode: string
  readonly dealerName: string
  readonly district: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly campaignId: string
  readonly campaignName: string
  readonly platform: string
  readonly channel: string
  readonly fundCode: string
  readonly fundName: string
  readonly program: string
  readonly impressions: number
  readonly clicks: number
  readonly conversions: number
  readonly spendCents: number
  readonly allottedCents: number | null
}

/** Cents as `1234.50`, with a sign where it is less than nothing. */
const decimal = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

/** What a column of a file holds of a line. Numbers are written plainly, without marks between thousands. */
function fileText(field: FileField, line: FileLine): string {
  const [year = '', month = '', day = ''] = line.day.split('-')
  switch (field) {
    case 'Dealer code':
      return line.dealerCode
    case 'Dealer name':
      return line.dealerName
    case 'District':
      return line.district
    case 'Day, YYYY-MM-DD':
      return line.day
    case 'Day, MM/DD/YYYY':
      return `${month}/${day}/${year}`
    case 'Day, YYYYMMDD':
      return `${year}${month}${day}`
    case 'Campaign id':
      return line.campaignId
    case 'Campaign name':
      return line.campaignName
    case 'Platform':
      return line.platform
    case 'Channel':
      return line.channel
    case 'Fund code':
      return line.fundCode
    case 'Fund name':
      return line.fundName
    case 'Program':
      return line.program
    case 'Impressions':
      return String(line.impressions)
    case 'Clicks':
      return String(line.clicks)
    case 'Conversions':
      return String(line.conversions)
    case 'Spend, 0.00':
      return decimal(line.spendCents)
    case 'Spend, whole cents':
      return String(line.spendCents)
    case 'Allotted, 0.00':
      return line.allottedCents === null ? '' : decimal(line.allottedCents)
    case 'Left, 0.00':
      return line.allottedCents === null ? '' : decimal(line.allottedCents - line.spendCents)
  }
}

/** How a column of a workbook is written: texts as the program has them, numbers as numbers. */
export type FileColumnKind = 'text' | 'integer' | 'decimal'

export function fileColumnKind(field: FileField): FileColumnKind {
  switch (field) {
    case 'Impressions':
    case 'Clicks':
    case 'Conversions':
    case 'Spend, whole cents':
      return 'integer'
    case 'Spend, 0.00':
    case 'Allotted, 0.00':
    case 'Left, 0.00':
      return 'decimal'
    default:
      return 'text'
  }
}

/** What a cell of a workbook holds of a line: nothing where the line has nothing. */
export function fileCell(field: FileField, line: FileLine): string | number | null {
  const text = fileText(field, line)
  return text === '' ? null : fileColumnKind(field) === 'text' ? text : Number(text)
}

export interface FileColumn {
  readonly heading: string
  readonly holds: FileField
}

/** A field of RFC 4180: quoted only where it must be. A text that a spreadsheet would take for a formula is kept as it is: machines read this file. */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The file of a program, as RFC 4180 has it: lines end in CRLF, the last one too. The same lines give the same bytes. */
export const programCsv = (columns: readonly FileColumn[], lines: readonly FileLine[]): string =>
  [
    columns.map(({ heading }) => quoted(heading)).join(','),
    ...lines.map((line) => columns.map(({ holds }) => quoted(fileText(holds, line))).join(',')),
  ]
    .map((line) => `${line}\r\n`)
    .join('')
