import {
  addMonths,
  centsFromDollars,
  formatDateTime,
  formatDay,
  formatMinutes,
  formatMonth,
  today,
  type DayRange,
} from '@portal/core/foundation/format'
import { newsOf } from '@portal/core/platform/reports/change'
import { cellValue, tableKind } from '@portal/core/platform/reports/columns'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import {
  clientIn,
  fieldOf,
  isSummed,
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

/** What the address of a report asks for. */
type Asked = Readonly<Record<string, string>>

/**
 * Where a cell leads, the best first: what the column says, else a client to its budgets. The profile
 * is the agency's own; whoever may not open it comes from a client to what was done for it in the period.
 */
const waysOf = (
  id: string,
  column: ReportColumn,
  period: DayRange | null,
  asked: Asked,
): ((row: ReportRow) => readonly (string | null)[]) | undefined => {
  const { opens, monthAt = 0 } = column
  const month = period && addMonths(period.start, monthAt)
  if (column.kind !== 'client') return opens && ((row) => [opens(row, month, asked)])
  return (row) => {
    const client = clientIn(row, fieldOf(id, column))
    const own = opens?.(row, month, asked)
    if (client === null || own === null) return [own ?? null]
    const { slug } = client
    // Days that are still to come would stand against days that were.
    const days = period && { startDate: period.start, endDate: [period.end, today()].toSorted()[0] }
    return [
      own ?? pathOf('clients.profile.budgets', { slug }),
      pathOf('clients.insights', { slug }, days ?? {}),
    ]
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
  // As wide as the widest of them, so that all bars begin in one line.
  const minInlineSize = `${formatValue(kind, most).length}ch`
  return (row) => {
    const value = cellValue(row, id, column)
    if (typeof value !== 'number') return '–'
    return (
      <span className={styles.bar}>
        <ShareBar share={most > 0 ? value / most : 0} />
        <span className={styles.figure} style={{ minInlineSize }}>
          {formatValue(kind, value)}
        </span>
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
  const ways = waysOf(id, column, period, asked)
  const own = column.kind === 'month' || column.kind === 'instant' || column.kind === 'duration'
  const open = column.kind === 'date' && column.nothing !== undefined
  if (!ways && !own && !open) return undefined
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
    const to = text === '–' ? undefined : ways?.(row).find((way) => way !== null && leads(way))
    // A plain link, which changes the screen as any does: one that watches the address would do so in each cell.
    return to ? <a href={to}>{text}</a> : text
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

/**
 * The last row: what is summed, and what follows from sums; money in cents, differences with their sign.
 * Nothing where nothing of it is known.
 */
export function totalsOf(
  report: Pick<Report, 'columns'>,
  { totals }: Pick<ReportAnswer, 'totals'>,
): Readonly<Record<string, number | string | null>> {
  const found = Object.entries(report.columns).flatMap(([id, column]): [string, number | string | null][] => {
    const value = totals[id]
    if (value === undefined || !(isSummed(column) || column.rate)) return []
    const total = value !== null && column.kind === 'money' ? centsFromDollars(value) : value
    return [[id, total !== null && isDifference(column) ? withSign(column, total) : total]]
  })
  return found.every(([, total]) => total === null) ? {} : Object.fromEntries(found)
}
