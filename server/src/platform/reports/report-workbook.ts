import { keyFiguresFrom, type KeyFigure } from '@portal/core/platform/reports/words'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { columnsOf } from '@portal/core/platform/reports/columns'
import type { DayRange } from '@portal/core/foundation/format'
import {
  writeWorkbook,
  type SpreadsheetCell,
  type SpreadsheetColumn,
  type SpreadsheetSheet,
} from '../../foundation/spreadsheets/write-spreadsheet.ts'
import { sheetOf } from '../exports/write-file.ts'

/** A report with its answer and the columns of its sheet, in order. */
export interface WrittenReport {
  readonly report: Report
  readonly answer: ReportAnswer
  readonly shown: readonly string[]
}

/**
 * A report as a workbook: its table first, then its key figures, then a sheet for each section of its page.
 * @throws whatever writing throws
 */
export function reportWorkbook([main, ...sections]: readonly [
  WrittenReport,
  ...WrittenReport[],
]): Promise<Buffer> {
  const sheets = [tableOf(main), figuresOf(main), ...sections.map(tableOf)]
  return writeWorkbook(sheets.filter((sheet) => sheet !== null).reduce(withOwnName, []))
}

const periodIn = ({ period }: ReportAnswer): DayRange | null =>
  period && { start: period.startDate, end: period.endDate }

const tableOf = ({ report, answer, shown }: WrittenReport): SpreadsheetSheet =>
  sheetOf(report.title, columnsOf(report, shown, periodIn(answer)), slices(answer.rows))

const sliceSize = 1000

/** Rows in slices, so that others are answered between two of them. */
export async function* slices<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += sliceSize) yield rows.slice(from, from + sliceSize)
}

const plain: SpreadsheetColumn = { header: '', kind: 'text', width: 18 }
const kinds: Readonly<Partial<Record<KeyFigure['kind'], SpreadsheetColumn['kind']>>> = {
  money: 'money',
  percent: 'percent',
}

const cellOf = ({ kind }: KeyFigure, value: number | null): SpreadsheetCell =>
  value === null
    ? null
    : kind === 'number' || !Number.isInteger(value)
      ? { value, kind: kinds[kind] ?? 'decimal' }
      : { value, kind: kinds[kind] ?? 'integer' }

/** The key figures, one a row, beside what they were where the report compares; null without any. */
function figuresOf({ report, answer }: WrittenReport): SpreadsheetSheet | null {
  const figures = keyFiguresFrom(report, answer)
  if (figures.length === 0) return null
  const compared = figures.some(({ before }) => before !== null)
  return {
    name: 'Key Figures',
    columns: [
      { header: 'Figure', kind: 'text', width: 32 },
      { ...plain, header: 'Value' },
      ...(compared ? [{ ...plain, header: 'Before' }] : []),
    ],
    slices: slices(
      figures.map((figure) => [
        figure.label,
        cellOf(figure, figure.value),
        ...(compared ? [cellOf(figure, figure.before)] : []),
      ]),
    ),
  }
}

/** Characters of a sheet's name. */
const longestName = 31

/** No two sheets have the same name, in whatever case. */
function withOwnName(
  named: readonly SpreadsheetSheet[],
  sheet: SpreadsheetSheet,
): readonly SpreadsheetSheet[] {
  const taken = new Set(named.map(({ name }) => name.toLowerCase()))
  let name = sheet.name
  for (let count = 2; taken.has(name.toLowerCase()); count += 1)
    name = `${sheet.name.slice(0, longestName - 4)} ${count}`
  return [...named, { ...sheet, name }]
}
