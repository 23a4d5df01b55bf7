import { formatMonth } from '../../foundation/format/budget-periods.ts'
import { addMonths, type DayRange } from '../../foundation/format/dates.ts'
import type { Actor } from '../../foundation/policy/actor.ts'
import type { Rule } from '../../foundation/policy/rule.ts'
import type { RouteName } from '../../foundation/routes/catalogue.ts'

/**
 * A report, declared once: from it come its call and the download on the same
 * path, their schemas, the screen at its route, the file, and its laws. What
 * it needs besides is one answer in `server` (`docs/adding.md`, A report).
 *
 * Money travels in dollars, percents as 0 to 100, days as `YYYY-MM-DD`.
 */
export interface Report {
  /** In the call's name, `reports.<name>`, and under which a person's columns and views are kept. */
  readonly name: string
  /** The screen, with its title; none for what is a call alone. */
  readonly route: RouteName | null
  /**
   * Below `/api`: `/reports/cancellations`. One with `{clientId}` is of one client at a time: the server lets nobody
   * have it who may not see that client, and its screen stands at a route with `{slug}`.
   */
  readonly path: string
  readonly title: string
  /** What it says, in a sentence under its title. */
  readonly sentence: string
  /** What its rows are, in the plural: `budgets`. */
  readonly rows: string
  /** What people call it besides: the assistant knows it by these words too. */
  readonly alsoCalled?: readonly string[]
  readonly allow: Rule
  /** Asked for in the address, by name; the answer gets them parsed. */
  readonly filters?: ReportFilters
  /** Filters are asked for together with Search, rather than each at once. */
  readonly askedTogether?: true
  /** The time it is about; all of it where absent. */
  readonly period?: ReportPeriod
  /** Its period is set beside the one before (`beforeOf`), for columns made by `compared`. */
  readonly compares?: true
  /** What one can look for by typing, in words: `Client or service`. Text columns are looked through. */
  readonly search?: string
  readonly columns: ReportColumns
  /** Fields of a row that no column shows, for its own cells and actions. Everybody gets them who gets the row. */
  readonly also?: readonly string[]
  /** The fields that no two rows share. */
  readonly key: readonly string[]
  /** Its usual order: `-amount` for the largest first. */
  readonly sort: string
  /** Figures above the table, from the totals; the count of rows and every summed column where absent. */
  readonly tiles?: readonly ReportTile[]
  readonly chart?: ReportChart
  readonly bridge?: ReportBridge
  readonly map?: ReportMap
  /** What else stands on its page, below its table: reports without a route that take the same filters and period. */
  readonly sections?: readonly Report[]
  /** Where a row leads; only whoever may open that address gets there. */
  readonly opens?: (row: ReportRow) => string | null
  /** Said in place of rows where there are none, and what to do about it. */
  readonly empty?: { readonly title: string; readonly hint?: string }
  /** Rows that the demo agency shows an administrator; 10 where absent. */
  readonly demoRows?: number
  /** The reports that are tabs of one screen, this one among them: each has its own address. */
  readonly tabs?: ReportTabs
}

/** Reports that stand beside each other; a person gets a tab for each that they may open. */
export interface ReportTabs {
  /** What they are together: `Group performance`. */
  readonly label: string
  readonly of: readonly { readonly route: RouteName; readonly label: string }[]
}

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

interface AnyReportFilter {
  readonly label: string
  /** Who is offered it; rights do not hang on it. Everybody where absent. */
  readonly seenBy?: (actor: Actor) => boolean
  /** A rule over what is asked together; a sentence where it is broken. */
  readonly check?: (value: string, values: Readonly<Record<string, string>>) => string | null
}
export type ReportFilter = AnyReportFilter &
  (
    | {
        readonly kind: 'choice'
        readonly options: readonly { readonly value: string; readonly label: string }[]
        /** All options lie open above the table, for the one filter that divides it. */
        readonly look?: 'chips'
        /** What the choice of none is called; `All` where absent. */
        readonly otherwise?: string
        /** What people call the options besides, by value. */
        readonly alsoCalled?: Readonly<Record<string, readonly string[]>>
      }
    /** One of those that the answer offers (`offers`), with what each is called there: how many it finds, say. */
    | { readonly kind: 'found'; readonly look?: 'chips' }
    /** A record of another area, by id: `clients`, `services`, `users`. */
    | { readonly kind: 'record'; readonly of: string }
    | { readonly kind: 'day' }
    /** A year by its number. */
    | { readonly kind: 'year' }
    /** A month by its first day. */
    | { readonly kind: 'month' }
    | { readonly kind: 'text' }
  )
export type ReportFilters = Readonly<Record<string, ReportFilter>>

/**
 * `month`: one month, by any of its days (`month`). `year`: one (`year`). `range`: `startDate` to `endDate`, both
 * included, and without them the `days` up to today, or all time. `months`: as many, up to one (`month`).
 */
export type ReportPeriod =
  | { readonly kind: 'month'; readonly usual?: 'present' | 'previous' }
  | { readonly kind: 'year' }
  | { readonly kind: 'months'; readonly count: number }
  | { readonly kind: 'range'; readonly days?: number }

/** A figure above the table. */
export interface ReportTile {
  /** A summed column, a figure of the answer, or `total`: the number of rows. */
  readonly of: string
  readonly label: string
  readonly kind?: ReportKind
  /** A line under it, from all totals. */
  readonly note?: (totals: ReportTotals) => string | undefined
  /** The column that is set beside the period before, where the figure itself has rows without one. */
  readonly comparable?: string
  /** The filters that leave the rows it is made of: pressing it opens them. */
  readonly asks?: Readonly<Record<string, string>>
}

/** Lines over time or bars over names; its points come with the answer. */
export interface ReportChart {
  readonly title: string
  /** What a point is: `Month`. Points of months and days are days, first of the month. */
  readonly point: 'Month' | 'Day' | 'Week'
  /** Label by the key in a point's values. */
  readonly series: Readonly<Record<string, string>>
  readonly kind: ReportKind
  /** Its points are the totals of the month columns, under the one series. */
  readonly ofColumns?: true
  /** A month of which nothing is known is a gap, not zero. */
  readonly gaps?: true
}

/** From one sum to another by what lies between: the first with all steps is the last. Its parts are totals. */
export interface ReportBridge {
  readonly title: string
  readonly kind: ReportKind
  readonly from: { readonly of: string; readonly label: string }
  readonly steps: readonly {
    readonly of: string
    readonly label: string
    /** The filters that leave the rows of this step. */
    readonly asks: Readonly<Record<string, string>>
  }[]
  readonly to: { readonly of: string; readonly label: string }
}

/** Points on an outline: the answer's places. Its table tells the same in words. */
export interface ReportMap {
  readonly title: string
  /** What the value of a place counts: `impressions`. */
  readonly unit: string
}

/** A point of a map. */
export interface ReportPlace {
  /** What no two have: its ZIP code. */
  readonly id: string
  readonly label: string
  readonly longitude: number
  readonly latitude: number
  readonly value: number
}

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

/** A row of a declared report, by its columns; what somebody does not get is absent. */
export type RowOf<R extends Report> = {
  readonly [
    Id in keyof R['columns'] & string as R['columns'][Id] extends { readonly from: infer F extends string }
      ? F
      : Id
  ]?:
    | ReportValueOf[R['columns'][Id] extends { readonly kind: infer K extends ReportKind } ? K : 'text']
    | null
} & (R extends { readonly also: readonly (infer Field extends string)[] }
  ? { readonly [F in Field]?: unknown }
  : unknown)

/** What a filter whose options come with the answer offers. */
export interface ReportOffer {
  readonly value: string
  readonly label: string
}

/** What the call of a report answers. */
export interface ReportAnswer<Row = ReportRow> {
  /** Columns that this person gets, in the order of the declaration. */
  columns: readonly string[]
  rows: readonly Row[]
  total: number
  page: number
  pageSize: number
  /** Over all rows that the filters find: sums of what is summed, rates from the sums, and the report's own figures. */
  totals: ReportTotals
  /** The days that it is about; null for all time. */
  period: { startDate: string; endDate: string } | null
  /** The days that they are set beside; null where nothing is compared. */
  before: { startDate: string; endDate: string } | null
  /** Until when its figures reach: a day or an instant. */
  asOf: string | null
  /** What one has to know of these figures: what is missing, since when. */
  notes: readonly string[]
  /** The options of filters that are `found`, by the filter's name. */
  offers: Readonly<Record<string, readonly ReportOffer[]>>
  /** Points of its chart, in order. */
  chart: readonly { point: string; values: ReportTotals }[] | null
  /** Points of its map, the largest first. */
  places?: readonly ReportPlace[]
}

/** Declares a report, keeping the literal types of its name, columns and filters. */
export const report = <const R extends Report>(declared: R): R => declared

/** The JSON field of a row that a column shows. */
export const fieldOf = (id: string, { from }: ReportColumn): string => from ?? id

/** Ids of so many month columns: an order is asked for by letters. */
export const monthIds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `month${String.fromCharCode(65 + at)}`)

/**
 * A column of money for each month of a period.
 * @param opens where the cell of a row and month leads: to what it is made of
 */
export const monthColumns = (
  count: number,
  opens?: ReportColumn['opens'],
): Readonly<Record<string, ReportColumn>> =>
  Object.fromEntries(
    monthIds(count).map((id, at) => [
      id,
      { label: `Month ${at + 1}`, kind: 'money', monthAt: at, width: 116, ...(opens ? { opens } : {}) },
    ]),
  )

/** The field of what a compared column was in the period before. */
export const beforeField = (id: string): string => `${id}Before`

/** Pixels that a number needs below its label. */
const widthOf = (label: string): number => Math.max(104, label.length * 8 + 40)

/**
 * Columns that are set beside the period before: each is followed by its change in percent, colored by `good`, and by
 * what it was, to be chosen. The query answers `<name>Before` for each that is no rate.
 */
export function compared(columns: ReportColumns): ReportColumns {
  const entries = Object.entries(columns).flatMap(([id, column]): [string, ReportColumn][] => {
    const { label, rate, good, seenBy, kind } = column
    if (!rate && (kind === undefined || kind === 'text')) return [[id, column]]
    const was = beforeField(id)
    return [
      [id, { width: widthOf(label), ...column }],
      ...(rate
        ? []
        : ([
            [
              `${id}Change`,
              {
                label: `${label} ±`,
                kind: 'percent',
                hint: `${label} against the period before`,
                rate: { of: id, per: was, minus: true },
                ...(good ? { good } : {}),
                width: widthOf(`${label} ±`),
              },
            ],
          ] satisfies [string, ReportColumn][])),
      [
        was,
        {
          label: `${label} Before`,
          ...(kind ? { kind } : {}),
          ...(seenBy ? { seenBy } : {}),
          ...(rate ? { rate: { ...rate, of: beforeField(rate.of), per: beforeField(rate.per) } } : {}),
          extra: true,
        },
      ],
    ]
  })
  return Object.fromEntries(entries)
}

/** Whether a report is of one client at a time. */
export const isOfClient = ({ path }: Pick<Report, 'path'>): boolean => path.includes('{clientId}')

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
  { columns }: Pick<Report, 'columns'>,
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
