import type { reports } from './reports.generated.ts'

/** The name of a declared report. */
export type ReportName = (typeof reports)[number]['name']
/** The call that answers a report. */
export type ReportCallName = `reports.${ReportName}`
/** The call that answers it as a file. */
export type ReportDownloadName = `reports.${ReportName}File`
