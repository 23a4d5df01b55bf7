import { callsOfReports, type ReportCall, type ReportDownload } from './platform/reports/calls.ts'
import type { ReportDownloadName } from './report-names.ts'
import { reports } from './reports.generated.ts'

/** The calls of every declared report. */
export const reportCalls = callsOfReports(reports) as unknown as {
  readonly [R in (typeof reports)[number] as `reports.${R['name']}`]: ReportCall<R>
} & Readonly<Record<ReportDownloadName, ReportDownload>>
