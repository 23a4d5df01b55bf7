import {
  addMonths,
  formatDateTime,
  formatDay,
  formatMinutes,
  formatMonth,
  type DayRange,
} from '@portal/core/foundation/format'
import { newsOf } from '@portal/core/platform/reports/change'
import { cellValue, tableKind } from '@portal/core/platform/reports/columns'
import type { Report } from '@portal/core/platform/reports/report'
import {
  clientIn,
  fieldOf,
  labelOf,
  type ReportColumn,
  type ReportRow,
} from '@portal/core/platform/reports/report-column'
import { pathOf } from '@portal/core/foundation/routes'
import type { ReactNode } from 'react'
import { formatValue } from '@portal/ui/data-table'
import { ShareBar, SparkLine } from '../parts/chart/index.ts'
import type { ListColumn } from '../parts/list/index.ts'
import styles from './reports.module.css'

const budgets = 'clients.profile.budgets'

/** What the address of a report asks for. */
type Asked = Readonly<Record<string, string>>

/** Where a cell leads: what the column says, else a client to its budgets. */
const wayOf = (
  id: string,
  column: ReportColumn,
  period: DayRange | null,
  asked: Asked,
): ((row: ReportRow) => string | null) | undefined => {
  const { opens, monthAt = 0 } = column
  if (opens) {
    const month = period && addMonths(period.start, monthAt)
    return (row) => opens(row, month, asked)
  }
  if (column.kind !== 'client') return undefined
  return (row) => {
    const client = clientIn(row, fieldOf(id, column))
    return client && pathOf(budgets, { slug: client.slug })
  }
}

const textOf = (id: string, column: ReportColumn, row: ReportRow): string | null => {
  const raw = row[fieldOf(id, column)]
  const value = cellValue(row, id, column)
  if (value === null || value === undefined) return null
  if (column.kind === 'month' && typeof raw === 'string') return formatMonth(raw)
  if (column.kind === 'instant' && typeof raw === 'string') return formatDateTime(raw)
  if (column.kind === 'duration' && typeof value === 'number') return formatMinutes(value)
  return null
}

const textIn = (row: ReportRow, field: string): string => {
  const value = row[field]
  return typeof value === 'string' ? value : ''
}

type Leads = (address: string) => boolean

/** Whether a column says how much more or less there is of something. */
export const isDifference = ({ difference, rate }: ReportColumn): boolean =>
  difference === true || rate?.minus !== undefined

/** A number of a column (money in cents), with its sign where it rose. */
export const withSign = ({ kind = 'text' }: ReportColumn, value: number): string =>
  `${value > 0 ? '+' : ''}${formatValue(tableKind[kind], value)}`

/** A difference, by its sign and only then by a color. */
const differenceOf =
  (id: string, column: ReportColumn): ((row: ReportRow) => ReactNode) =>
  (row) => {
    const value = cellValue(row, id, column)
    if (typeof value !== 'number') return '–'
    return (
      <span className={styles.difference} data-news={newsOf(value, column.good)}>
        {withSign(column, value)}
      </span>
    )
  }

/** A number with a bar of its part of the largest in sight. */
const barOf = (id: string, column: ReportColumn, most: number): ((row: ReportRow) => ReactNode) => {
  const kind = tableKind[column.kind ?? 'text']
  return (row) => {
    const value = cellValue(row, id, column)
    if (typeof value !== 'number') return '–'
    return (
      <span className={styles.bar}>
        <ShareBar share={most > 0 ? value / most : 0} />
        {formatValue(kind, value)}
      </span>
    )
  }
}

/** A number with a line through other columns of its row. */
const lineOf = (
  id: string,
  column: ReportColumn,
  through: readonly string[],
): ((row: ReportRow) => ReactNode) => {
  const kind = tableKind[column.kind ?? 'text']
  return (row) => {
    const value = cellValue(row, id, column)
    return (
      <span className={styles.line}>
        <SparkLine values={through.map((each) => Number(row[each] ?? 0))} />
        {typeof value === 'number' ? formatValue(kind, value) : '–'}
      </span>
    )
  }
}

/** What columns are drawn for. */
interface Drawn {
  /** Whether the person may open an address: what leads nowhere is no link. */
  readonly leads: Leads
  readonly period: DayRange | null
  /** What the report is narrowed to, which stays where a cell leads to the same of it. */
  readonly asked: Asked
  /** Those in sight, for bars. */
  readonly rows?: readonly ReportRow[]
}

const cellOf = (
  id: string,
  column: ReportColumn,
  { leads, period, asked, rows = [] }: Drawn,
): ((row: ReportRow) => ReactNode) | undefined => {
  if (isDifference(column)) return differenceOf(id, column)
  if (column.bar && rows.length > 0)
    return barOf(id, column, Math.max(0, ...rows.map((row) => Number(cellValue(row, id, column) ?? 0))))
  if (column.line) return lineOf(id, column, column.line)
  const way = wayOf(id, column, period, asked)
  const own = column.kind === 'month' || column.kind === 'instant' || column.kind === 'duration'
  const open = column.kind === 'date' && column.nothing !== undefined
  if (!way && !own && !open) return undefined
  return (row) => {
    const value = cellValue(row, id, column)
    const text =
      textOf(id, column, row) ??
      (column.kind === 'date' && typeof row[fieldOf(id, column)] === 'string'
        ? formatDay(String(value))
        : value === null || value === undefined || value === ''
          ? '–'
          : typeof value === 'number'
            ? formatValue(tableKind[column.kind ?? 'text'], value)
            : String(value))
    const to = way?.(row)
    // A plain link, which changes the screen as any does: one that watches the address would do so in each cell.
    return to && text !== '–' && leads(to) ? <a href={to}>{text}</a> : text
  }
}

const widths: Readonly<Partial<Record<string, number>>> = {
  client: 230,
  person: 160,
  instant: 190,
  date: 104,
  month: 132,
  list: 180,
}

/** The columns of a report as a list draws them, of those that the person gets. */
export const columnsOf = (
  report: Report,
  shown: readonly string[],
  drawn: Drawn,
): readonly ListColumn<ReportRow>[] =>
  Object.entries(report.columns)
    .filter(([id]) => shown.includes(id))
    .map(([id, column], place) => {
      const { kind = 'text', hint, extra, sortable, tones } = column
      const width = column.width ?? widths[kind]
      const cell = cellOf(id, column, drawn)
      return {
        id,
        label: labelOf(column, drawn.period),
        kind: tableKind[kind],
        value: (row) => cellValue(row, id, column),
        ...(cell ? { cell } : {}),
        ...(hint ? { hint } : {}),
        ...(extra ? { extra } : {}),
        ...(sortable === false || kind === 'list' ? { sortable: false } : {}),
        ...(tones ? { tone: (row: ReportRow) => tones[textIn(row, fieldOf(id, column))] ?? 'neutral' } : {}),
        ...(width ? { width } : {}),
        ...(kind === 'instant' || (kind === 'person' && place === 0) ? { firm: true } : {}),
        ...(place === 0 ? { grow: true } : {}),
      }
    })
