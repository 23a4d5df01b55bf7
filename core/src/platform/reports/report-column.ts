import { formatMonth } from '../../foundation/format/budget-periods.ts'
import { addMonths, type DayRange } from '../../foundation/format/dates.ts'
import type { Actor } from '../../foundation/policy/actor.ts'

/** What a record filter or a column refers to. */
export interface NamedClient {
  readonly id: number
  readonly name: string
  readonly slug: string
}
export interface NamedPerson {
  readonly id: number
  readonly fullName: string
}

/** What a value of each kind of column is in JSON. */
export interface ReportValueOf {
  text: string
  client: NamedClient
  person: NamedPerson
  /** One of a few, shown as a badge. */
  status: string
  date: string
  instant: string
  /** The first day of it. */
  month: string
  /** Dollars. */
  money: number
  /** A whole number of things. */
  count: number
  number: number
  /** 0 to 100. */
  percent: number
  /** Minutes. */
  duration: number
  flag: boolean
  list: readonly string[]
}
export type ReportKind = keyof ReportValueOf

export interface ReportColumn {
  readonly label: string
  /** `text` where absent. */
  readonly kind?: ReportKind
  /** One line about what it means. */
  readonly hint?: string
  /** What people call it besides. */
  readonly alsoCalled?: readonly string[]
  /** The field of the row, where it is not the column's own name. */
  readonly from?: string
  /**
   * A quotient of two other columns, worked out by the mechanism in rows and from sums in totals: a percent of the
   * one in the other, any other kind the one for each of the other. `minus` takes 100 % off: a change.
   */
  readonly rate?: { readonly of: string; readonly per: string; readonly minus?: true }
  /** How it adds up over rows: money, counts and durations are summed, all other kinds are not, unless this says so. */
  readonly total?: 'sum' | 'none'
  /** Which direction is good: the color of a column of changes, and of the change beside a tile. */
  readonly good?: 'up' | 'down'
  /** Each value is itself a difference, colored by `good`; a `rate` with `minus` is one anyway. */
  readonly difference?: true
  /** Ordered by how far it is from nothing, whichever way: the largest fall stands beside the largest rise. */
  readonly bySize?: true
  /** Beside each number a bar of its part of the largest in sight. */
  readonly bar?: true
  /** Beside each number a line through these other columns of its row, in order: how it came about. */
  readonly line?: readonly string[]
  /** Who gets it: rows, totals, files and order are without it for everybody else. */
  readonly seenBy?: (actor: Actor) => boolean
  /** Shown only when chosen. */
  readonly extra?: true
  readonly sortable?: false
  /** What the values of a status or text are called. */
  readonly words?: Readonly<Record<string, string>>
  readonly tones?: Readonly<
    Record<string, 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'information'>
  >
  /** What nothing reads as: `Active` for an end that is open. */
  readonly nothing?: string
  /**
   * Where its cell leads; a client leads to its budgets where absent.
   * @param month the first day of the month that the column is of, else the first day of the period; null for all time
   * @param asked what the address of the report asks for, its filters among it
   */
  readonly opens?: (
    row: ReportRow,
    month: string | null,
    asked: Readonly<Record<string, string>>,
  ) => string | null
  /** Pixels. */
  readonly width?: number
  /** A month of the period, 0 for its first: it is called by the month that it then is. */
  readonly monthAt?: number
}
export type ReportColumns = Readonly<Record<string, ReportColumn>>

export type ReportValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | NamedClient
  | NamedPerson
  | readonly string[]
export type ReportRow = Readonly<Record<string, ReportValue>>
export type ReportTotals = Readonly<Record<string, number | null>>

/** The JSON field of a row that a column shows. */
export const fieldOf = (id: string, { from }: ReportColumn): string => from ?? id

/** What a column is called in a period. */
export const labelOf = ({ label, monthAt }: ReportColumn, period: DayRange | null): string => {
  if (monthAt === undefined || !period) return label
  const [month = '', year = ''] = formatMonth(addMonths(period.start, monthAt)).split(' ')
  return `${month.slice(0, 3)} ${year}`
}

/** Whether a column adds up over rows. */
export const isSummed = ({ kind = 'text', total, rate }: ReportColumn): boolean =>
  !rate &&
  (total === undefined ? kind === 'money' || kind === 'count' || kind === 'duration' : total === 'sum')

/** The columns that somebody gets, by id: the one place that decides it. A rate needs both that it is made of. */
export const columnsFor = (
  { columns }: { readonly columns: ReportColumns },
  actor: Actor,
): readonly (readonly [string, ReportColumn])[] => {
  const sees = (id: string): boolean => columns[id]?.seenBy?.(actor) ?? true
  return Object.entries(columns).filter(
    ([id, { rate }]) => sees(id) && (!rate || (sees(rate.of) && sees(rate.per))),
  )
}

/** A rate from what it is made of; null where there is nothing to divide by. */
export const rateOf = (
  { rate, kind = 'percent' }: ReportColumn,
  values: Readonly<Record<string, unknown>>,
): number | null => {
  if (!rate) return null
  const of = values[rate.of]
  const per = values[rate.per]
  if (typeof of !== 'number' || typeof per !== 'number' || per === 0) return null
  const share = of / per - (rate.minus ? 1 : 0)
  return Math.round(share * (kind === 'percent' ? 10_000 : 100)) / 100
}

/** The client in a field of a row. */
export const clientIn = (row: ReportRow, field = 'client'): NamedClient | null => {
  const value = row[field]
  return typeof value === 'object' && value !== null && 'slug' in value ? value : null
}

/** The person in a field of a row. */
export const personIn = (row: ReportRow, field: string): NamedPerson | null => {
  const value = row[field]
  return typeof value === 'object' && value !== null && 'fullName' in value ? value : null
}
