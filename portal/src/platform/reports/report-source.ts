import { reportCallNames } from '@portal/core/platform/reports/names'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import type { ReportCallName } from '@portal/core/report-names'
import type { CallOptions } from '@portal/core/client'
import { paged, type Source } from '../parts/list/source.ts'

/** The call of a report by its name: every declared one has it. */
export const callOf = ({ name }: Report): ReportCallName => reportCallNames(name)[0] as ReportCallName

/** What a screen shows of a report: whose it is, for one of a client, and what of it. */
export interface ReportOf {
  readonly params?: { readonly clientId: number }
  /** Filters that the screen itself sets, and nobody on it. */
  readonly query?: Readonly<Record<string, string>>
}

/** The rows of a report, as its call answers them. */
export const reportSource = (report: Report, of: ReportOf = {}): Source<ReportRow, ReportAnswer> =>
  // The rows of each report are of its own columns; what draws them all takes any.
  paged(callOf(report), of as CallOptions<ReportCallName>) as unknown as Source<ReportRow, ReportAnswer>
