import type { Actor } from '../../foundation/policy/actor.ts'
import type { Rule } from '../../foundation/policy/rule.ts'
import type { RouteName } from '../../foundation/routes/catalogue.ts'
import type { ReportColumns, ReportKind, ReportRow, ReportTotals } from './report-column.ts'

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
  /** Guest links can open it: they are made and taken back beside its title. */
  readonly letsGuests?: true
  /** The screen by hand on which people read the same, of a report without a route: a mail leads there. */
  readonly shownAt?: RouteName
  /**
   * Below `/api`: `/reports/cancellations`. One with `{clientId}` is of one client at a time: the server lets nobody
   * have it who may not see that client, and its screen stands at a route with `{slug}`.
   */
  readonly path: string
  /** Where its file is asked for, by POST; at `path` where absent. */
  readonly fileAt?: string
  readonly title: string
  /** What it says, in a sentence under its title. */
  readonly sentence: string
  /** What its rows are, in the plural: `budgets`. */
  readonly rows: string
  /** What people call it besides: the assistant knows it by these words too. */
  readonly alsoCalled?: readonly string[]
  /** The assistant is asked for its figures themselves, of any client, channel and time: it is no topic of its own. */
  readonly toldByFigures?: true
  readonly allow: Rule
  /** Asked for in the address, by name; the answer gets them parsed. */
  readonly filters?: ReportFilters
  /** Filters are asked for together with Search, rather than each at once. */
  readonly askedTogether?: true
  /** The time it is about; all of it where absent. */
  readonly period?: ReportPeriod
  /**
   * Its period is set beside the one before, or beside the same days of the year before where that is asked for
   * (`against=year`; `beforeOf`), for columns made by `compared`.
   */
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
  /** The column that comes first to last among rows that are alike in what they are sorted by; the key where absent. */
  readonly thenBy?: string
  /** Figures above the table, from the totals; the count of rows and every summed column where absent. */
  readonly tiles?: readonly ReportTile[]
  readonly chart?: ReportChart
  readonly bridge?: ReportBridge
  readonly map?: ReportMap
  /** How its rows divide, as bars beside each other: the mechanism makes them of the columns. */
  readonly bars?: readonly ReportBars[]
  /** What else stands on its page, below its table: reports without a route that take the same filters and period. */
  readonly sections?: readonly Report[]
  /** What those are asked besides, by the name of a filter: one section tells each of two tabs its own part. */
  readonly sectionsAsk?: Readonly<Record<string, string>>
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

interface AnyReportFilter {
  readonly label: string
  /** Who is offered it; rights do not hang on it. Everybody where absent. */
  readonly seenBy?: (actor: Actor) => boolean
  /** What it finds is another thing for each person: `My clients`. A report that is sent is made for each of them then. */
  readonly personal?: true
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

export type UsualMonth = 'present' | 'previous' | 'counted'

/**
 * `month`: one month, by any of its days (`month`), or `several`, up to it from another (`since`). Without one it is the
 * `usual` one: the present or the previous, or the newest with a `counted` day, so that nobody reads on the first of a
 * month that everything fell to nothing. `year`: one (`year`).
 * `range`: `startDate` to `endDate`, both included, and without them the `days` up to today, or all time; one that tells
 * of single events goes out by mail with those `sinceLast` time, or not at all where there are none. `months`: as many,
 * up to one (`month`).
 */
export type ReportPeriod =
  | { readonly kind: 'month'; readonly usual?: UsualMonth; readonly several?: true }
  | { readonly kind: 'year' }
  | { readonly kind: 'months'; readonly count: number }
  | { readonly kind: 'range'; readonly days?: number; readonly sinceLast?: true }

/** A figure above the table. */
export interface ReportTile {
  /** A summed column, a figure of the answer, or `total`: the number of rows. */
  readonly of: string
  readonly label: string
  readonly kind?: ReportKind
  /** A line under it, from all totals. */
  readonly note?: (totals: ReportTotals) => string | undefined
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
    /** The filters that leave the rows of this step, where there are such. */
    readonly asks?: Readonly<Record<string, string>>
  }[]
  readonly to: { readonly of: string; readonly label: string }
}

/**
 * What the rows come to by the values of one column, over all that the filters find: shares of a whole, largest first,
 * or how a figure is spread over bands.
 */
export interface ReportBars {
  /** No two of a report have the same. */
  readonly title: string
  /** What stands over it where its report has words of its own; its title where absent. */
  readonly called?: string
  /** The column by whose values rows are gathered; a list is none. */
  readonly by: string
  /**
   * What a bar is as long as: a summed column, a rate, or `total`, the number of rows. A figure that does not add up
   * may stand here where no two rows share a value.
   */
  readonly of: string
  /** What is measured in place of its values: each band ends where the next begins, the last has no end. */
  readonly bands?: readonly { readonly label: string; readonly below?: number }[]
  /** The filter that leaves the rows of a bar: it takes the value itself, or the id of what is named. */
  readonly asks?: string
}

/** Points on an outline: the answer's places. Its table tells the same in words. */
export interface ReportMap {
  readonly title: string
  /** What the value of a place counts: `impressions`. */
  readonly unit: string
}

/** Declares a report, keeping the literal types of its name, columns and filters. */
export const report = <const R extends Report>(declared: R): R => declared

/** The screen on which people read a report, its own or one by hand. */
export const screenOf = ({ route, shownAt }: Pick<Report, 'route' | 'shownAt'>): RouteName | null =>
  route ?? shownAt ?? null

/** Whether a report is of one client at a time. */
export const isOfClient = ({ path }: Pick<Report, 'path'>): boolean => path.includes('{clientId}')
