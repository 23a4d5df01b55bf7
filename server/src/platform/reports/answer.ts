import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Report, ReportFilter } from '@portal/core/platform/reports/report'
import type { ReportFace } from '@portal/core/platform/reports/face'
import type { ReportAnswer, ReportPlace } from '@portal/core/platform/reports/report-answer'
import type { ReportRow, ReportTotals } from '@portal/core/platform/reports/report-column'
import type { Db } from '../../foundation/database/database.ts'
import type { Services } from '../../foundation/http/operation.ts'
import type { Html } from '../mail/html.ts'

type ValueOf<F extends ReportFilter> = F extends { kind: 'choice'; options: readonly { value: infer V }[] }
  ? V
  : F extends { kind: 'record' | 'year' }
    ? number
    : string

type FilterValues<R extends Report> = R extends { readonly filters: infer F }
  ? { readonly [K in keyof F]?: F[K] extends ReportFilter ? ValueOf<F[K]> : never }
  : Readonly<Record<string, never>>

/** The rows of a page, cut by the report itself. */
export interface Cut {
  readonly limit: number
  readonly offset: number
}

/** What a report is asked for: parsed, checked, with the rights of whoever asks. */
export interface Asked<R extends Report = Report> {
  readonly filters: FilterValues<R>
  /** The client of a report that is of one; 0 elsewhere. */
  readonly clientId: number
  /** The days it is about; null for all time. Never null for a report with a month, a year or a number of days. */
  readonly period: DayRange | null
  /** The days that its period is set beside; null for a report that does not compare. */
  readonly before: DayRange | null
  /** The first and last day as they were asked for, for a range that may be open. */
  readonly days: { readonly startDate?: string | undefined; readonly endDate?: string | undefined }
  /** The agency's day. */
  readonly today: string
  readonly search: string
  /** A column that the actor gets, by id. */
  readonly sort: { readonly column: string; readonly descending: boolean }
  readonly cut: Cut
  readonly actor: Actor
  readonly scope: Exclude<Scope, 'none'>
  readonly db: Db
  readonly tenantId: number
  readonly services: Services
  /** Whether the actor gets a column: what nobody gets need not be read. */
  readonly sees: (column: string) => boolean
  /**
   * A condition on a client's row: of the tenant, one that the actor may see, and the one of a client's report.
   * @param alias of the table `client` in the query
   */
  readonly ofClients: (alias: string) => RawBuilder<SqlBool>
}

interface Beside {
  /** Figures besides the sums of columns, for tiles; those that the actor may see. */
  readonly figures?: ReportTotals
  readonly notes?: readonly string[]
  /** Until when the figures reach: a day or an instant. */
  readonly asOf?: string | null
  readonly chart?: readonly ChartPoint[]
  /** Points of its map, the largest first. */
  readonly places?: readonly ReportPlace[]
  /** The options of filters that are `found`, by the filter's name. */
  readonly offers?: ReportAnswer['offers']
  /** Words of its own, for what its filters narrow it to. */
  readonly face?: ReportFace
}

/** What stands at a place of a chart: a day, first of its month or week. */
export interface ChartPoint {
  readonly point: string
  readonly values: ReportTotals
}

/**
 * What an answer gives: a `query` of all rows that its filters find, which the mechanism looks through, sorts,
 * pages and sums in the database; `all` rows, for which it does so here; or a `page` that it has cut and summed itself.
 */
export type Answered = Beside &
  (
    | {
        /** A select with a column for each field of a row, named as it is: `select ... as "invoiceAmount"`. */
        readonly query: RawBuilder<unknown>
        /** Further sums over what the query finds, for tiles, by name: `count(*) filter (where "kind" = 'chat')`. */
        readonly sums?: Readonly<Record<string, RawBuilder<unknown>>>
        /** The points of its chart: a day of each row by which they are gathered, and what each point sums up. */
        readonly points?: {
          readonly by: RawBuilder<unknown>
          readonly values: Readonly<Record<string, RawBuilder<unknown>>>
        }
        /** What it says of its rows in sentences: gathered of those that the search leaves, in the same statement. */
        readonly told?: {
          readonly of: RawBuilder<unknown>
          readonly notes: (gathered: unknown) => readonly string[]
        }
      }
    | {
        readonly all: readonly ReportRow[]
        /** Further figures over the rows that its search finds, for tiles. */
        readonly sumsOf?: (found: readonly ReportRow[]) => ReportTotals
      }
    | {
        readonly page: {
          readonly rows: readonly ReportRow[]
          readonly total: number
          readonly totals: ReportTotals
        }
      }
  )

declare module '../../foundation/services.ts' {
  interface Services {
    /** Every declared report with what answers it. */
    readonly reportSources: readonly ReportSource[]
  }
}

/** A declared report with what answers it. */
export interface ReportSource {
  readonly report: Report
  readonly run: (asked: Asked) => Promise<Answered>
  readonly letter?: ReportLetter
}

/** What a mail says in full of a report whose rows are there to be read, and not to be counted. */
export interface ReportLetter {
  /** Rows that it has room for. */
  readonly rows: number
  readonly write: (
    rows: readonly ReportRow[],
    by: Pick<Asked, 'db' | 'tenantId' | 'services'>,
  ) => Promise<Html>
}

/** Answers a declared report. */
export const answer = <R extends Report>(
  report: R,
  run: (asked: Asked<R>) => Promise<Answered>,
  letter?: ReportLetter,
): ReportSource => ({
  report,
  ...(letter ? { letter } : {}),
  // Asked with the filters of its own declaration, which made the schema that parsed them.
  run: (asked) => run(asked as unknown as Asked<R>),
})

/** A client of a query as the value of a column: `${client('c')} as client`. */
export const client = (alias: string): RawBuilder<unknown> => {
  const of = sql.table(alias)
  return sql`jsonb_build_object('id', ${of}.id, 'name', ${of}.name, 'slug', ${of}.slug)`
}

/** A user of a query as the value of a column: `${person('u')} as manager`. */
export const person = (alias: string): RawBuilder<unknown> => {
  const of = sql.table(alias)
  return sql`case when ${of}.id is null then null else
    jsonb_build_object('id', ${of}.id, 'fullName', ${of}.first_name || ' ' || ${of}.last_name) end`
}
