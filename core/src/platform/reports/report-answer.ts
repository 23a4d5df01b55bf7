import type { Report } from './report.ts'
import type { ReportKind, ReportRow, ReportTotals, ReportValue, ReportValueOf } from './report-column.ts'

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
  /** What each of its declared bars comes to, by its title; those of columns that the person does not get are absent. */
  bars?: Readonly<Record<string, readonly ReportBar[]>>
}

/** A bar of a report. */
export interface ReportBar {
  /** As in a row, or the place of a band; null where rows have none. */
  readonly value?: ReportValue
  /** How many values it stands for, where the small ones are one bar. */
  readonly others?: number
  readonly amount: number | null
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
