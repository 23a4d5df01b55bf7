import { reportCallNames } from '@portal/core/platform/reports/names'
import type { Report, ReportAnswer, ReportRow } from '@portal/core/platform/reports/report'
import type { ReportCallName } from '@portal/core/report-names'
import { paged, type Source } from '../parts/list/source.ts'

/** The call of a report by its name: every declared one has it. */
export const callOf = ({ name }: Report): ReportCallName => reportCallNames(name)[0] as ReportCallName

/** The rows of a report, as its call answers them. */
export const reportSource = (report: Report): Source<ReportRow, ReportAnswer> =>
  // The rows of each report are of its own columns; what draws them all takes any.
  paged(callOf(report)) as unknown as Source<ReportRow, ReportAnswer>
