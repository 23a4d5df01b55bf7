import type { CallOptions } from '@portal/core/client'
import { reportCallNames } from '@portal/core/platform/reports/names'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportDownloadName } from '@portal/core/report-names'
import { client } from '../../foundation/session/session.ts'
import type { ReportOf } from './report-source.ts'

/** A report as a file. */
export const downloadOf = (
  { name }: Report,
  of: ReportOf,
  query: Readonly<Record<string, unknown>>,
): ReturnType<typeof client.download> =>
  // Every declared report has the call; its filters are its own.
  client.download(
    reportCallNames(name)[1] as ReportDownloadName,
    { ...of, query: { ...query, ...of.query } } as CallOptions<ReportDownloadName>,
  )
