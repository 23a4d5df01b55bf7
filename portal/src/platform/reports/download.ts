import type { CallOptions } from '@portal/core/client'
import { downloaded, type Downloaded } from '@portal/core/foundation/contract/download'
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
): Promise<Downloaded> =>
  // Every declared report has the call; its filters are its own.
  downloaded(
    client.response(
      reportCallNames(name)[1] as ReportDownloadName,
      { ...of, query: { ...query, ...of.query } } as CallOptions<ReportDownloadName>,
    ),
  )
