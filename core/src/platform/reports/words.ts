import { formatMonth } from '../../foundation/format/budget-periods.ts'
import { isDay, monthRange, formatDay } from '../../foundation/format/dates.ts'
import { formatDollars } from '../../foundation/format/money.ts'
import { formatCount, formatDecimals, formatPercent } from '../../foundation/format/percent.ts'
import { formatMinutes } from '../../foundation/format/duration.ts'
import { formatDateTime } from '../../foundation/format/time.ts'
import { movementBetween, movementBy, type Movement } from './change.ts'
import { cellValue } from './columns.ts'
import { beforeField } from './compared-columns.ts'
import type { Report, ReportChart, ReportTile } from './report.ts'
import type { ReportAnswer } from './report-answer.ts'
import {
  fieldOf,
  isSummed,
  type ReportColumn,
  type ReportKind,
  type ReportRow,
  type ReportTotals,
} from './report-column.ts'

/** What a report says where it found nothing, in sentences; nothing where it says nothing of its own. */
export const emptySentences = (empty: Report['empty']): string | null =>
  empty ? [`${empty.title.replace(/\.$/, '')}.`, empty.hint].filter(Boolean).join(' ') : null

/** A figure as its kind is written; a dash where there is none. */
export function figure(kind: ReportKind, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–'
  if (kind === 'money') return formatDollars(value)
  if (kind === 'percent') return formatPercent(value, 1)
  if (kind === 'duration') return formatMinutes(value)
  return kind === 'number' ? formatDecimals(value, 2) : formatCount(value)
}

/** A figure above a report, in words. */
export interface WrittenTile {
  readonly label: string
  readonly value: string
  readonly note: string | undefined
  readonly moved: Movement | undefined
  readonly asks: ReportTile['asks']
}

/** The figures above a report: those declared, or the count and what is summed. */
const tilesOf = ({ tiles, rows, columns }: Report): readonly ReportTile[] =>
  tiles ?? [
    { of: 'total', label: `${rows.charAt(0).toUpperCase()}${rows.slice(1)}` },
    ...Object.entries(columns)
      .filter(([, column]) => isSummed(column) && !column.extra)
      .slice(0, 4)
      .map(([id, { label }]) => ({ of: id, label })),
  ]

/** What a figure will have below it: how it moved, a note. */
export interface ExpectedTile {
  readonly moves: boolean
  readonly noted: boolean
}

/**
 * The figures that somebody will see above a report, so that nothing jumps when they come.
 * @param columns those that the person gets
 */
export const expectedTiles = (report: Report, columns: readonly string[]): readonly ExpectedTile[] =>
  tilesFor(report, columns).map(({ of, note }) => ({
    moves: beforeField(of) in report.columns,
    noted: note !== undefined,
  }))

/** Without those of columns that the person does not get. */
const tilesFor = (report: Report, columns: readonly string[]): readonly ReportTile[] =>
  tilesOf(report).filter(({ of }) => !report.columns[of] || columns.includes(of))

/** The figures of an answer. */
export const tilesFrom = (
  report: Report,
  { total, totals, columns }: Pick<ReportAnswer, 'total' | 'totals' | 'columns'>,
): readonly WrittenTile[] =>
  tilesFor(report, columns).map(({ of, label, kind, note, asks }) => ({
    label,
    value: figure(kind ?? report.columns[of]?.kind ?? 'count', of === 'total' ? total : totals[of]),
    note: note?.(totals),
    // What there is nothing of moved nowhere.
    moved: totals[of] == null ? undefined : movedIn(report, totals, of),
    asks,
  }))

/** A figure above a report as a number: money in dollars, percents as 0 to 100. */
export interface KeyFigure {
  readonly label: string
  readonly kind: ReportKind
  readonly value: number | null
  /** What it was in the period before; null where it is not compared. */
  readonly before: number | null
}

/** The figures above an answer as numbers, for a file. */
export const keyFiguresFrom = (
  report: Report,
  { total, totals, columns }: Pick<ReportAnswer, 'total' | 'totals' | 'columns'>,
): readonly KeyFigure[] =>
  tilesFor(report, columns).map(({ of, label, kind }) => ({
    label,
    kind: kind ?? report.columns[of]?.kind ?? 'count',
    value: (of === 'total' ? total : totals[of]) ?? null,
    before: (report.columns[beforeField(of)] && totals[beforeField(of)]) ?? null,
  }))

/** How the total of a compared column moved: as its change says, which is of the rows alone that have both. */
function movedIn({ columns }: Report, totals: ReportTotals, of: string): Movement | undefined {
  const was = beforeField(of)
  if (!columns[was]) return undefined
  const good = columns[of]?.good
  const [change] = Object.entries(columns).find(
    ([, { rate }]) => rate?.minus && rate.of === of && rate.per === was,
  ) ?? [undefined]
  return change === undefined
    ? movementBetween(totals[of], totals[was], good)
    : movementBy(totals[change] ?? null, good)
}

/** Which days a report is about, in words. */
export function periodWords(period: ReportAnswer['period']): string {
  if (!period) return ''
  const { startDate, endDate } = period
  const month = monthRange(startDate)
  if (month.start === startDate && month.end === endDate) return formatMonth(startDate)
  const year = startDate.slice(0, 4)
  if (startDate === `${year}-01-01` && endDate === `${year}-12-31`) return year
  return `${formatDay(startDate)} – ${formatDay(endDate)}`
}

/**
 * Which time the points of a chart are of, in words: the report's own, unless they reach beyond it, as the months
 * before the one asked for do.
 */
export function chartTimeWords(
  { point }: Pick<ReportChart, 'point'>,
  points: readonly { readonly point: string }[],
  answer: Partial<Pick<ReportAnswer, 'period' | 'before'>> | undefined,
): string {
  const { period = null, before = null } = answer ?? {}
  const [first, last] = [points[0]?.point, points.at(-1)?.point]
  if (first === undefined || last === undefined) return periodWords(period)
  if (period && period.startDate <= first && last <= period.endDate) return periodWords(period)
  const words = point === 'Month' ? formatMonth : formatDay
  // A month that runs is set beside as many days of the one before: its point is low because it is not over.
  const running =
    period &&
    before &&
    point === 'Month' &&
    last === monthRange(period.endDate).start &&
    isRunning({ ...period, startDate: last }, before)
  const until = running ? `${words(last)} so far` : words(last)
  return first === last ? until : `${words(first)} – ${until}`
}

/** Whether a month is set beside the same days of a month before, and not beside all of it. */
const isRunning = (
  period: NonNullable<ReportAnswer['period']>,
  before: NonNullable<ReportAnswer['before']>,
): boolean =>
  monthRange(period.startDate).end === period.endDate && monthRange(before.endDate).end !== before.endDate

/** `Dec`, or `Dec ’24` where the axis is so long that a month stands there twice. */
export const monthAtAxis = (month: string, months: number): string =>
  `${formatMonth(month).slice(0, 3)}${months > 12 ? ` ’${month.slice(2, 4)}` : ''}`

/** What the days of an answer are set beside, in words. */
export function comparedWords({ period, before }: Pick<ReportAnswer, 'period' | 'before'>): string {
  if (!period || !before) return ''
  if (isRunning(period, before))
    return `Compared with the same days of ${formatMonth(before.startDate)}, through ${formatDay(before.endDate)}.`
  return `Compared with ${periodWords(before)}.`
}

/** Until when the figures reach, in words. */
export const asOfWords = (asOf: string | null): string =>
  asOf === null ? '' : `As of ${isDay(asOf) ? formatDay(asOf) : formatDateTime(asOf)}`

/** A cell as it is written where nothing can be pressed: on paper and in a mail. */
export function cellText(row: ReportRow, id: string, column: ReportColumn): string {
  const raw = row[column.rate ? id : fieldOf(id, column)]
  const { kind = 'text' } = column
  if (typeof raw === 'number') {
    const sign = (column.difference || column.rate?.minus) && raw > 0 ? '+' : ''
    return `${sign}${figure(kind, raw)}`
  }
  if (typeof raw === 'boolean') return raw ? 'Yes' : 'No'
  const value = cellValue(row, id, column)
  if (value === null || value === undefined || value === '') return '–'
  if (kind === 'month' && typeof raw === 'string') return formatMonth(raw)
  if (kind === 'date' && typeof raw === 'string' && isDay(raw)) return formatDay(raw)
  return String(value)
}
