import { reportCallNames } from '@portal/core/platform/reports/names'
import type { ReportCallName, ReportDownloadName } from '@portal/core/report-names'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { Operations } from '../../foundation/http/way-in.ts'
import type { ReportSource } from './answer.ts'
import { downloadReport } from './download-report.ts'
import { clientsOf, noteOpened } from './opened.ts'
import { readReport, type ReportRequest } from './read-report.ts'

/** What a screen shows of a report; that it was opened there is written down. */
async function shown(source: ReportSource, request: ReportRequest): Promise<ReportAnswer> {
  const answer = await readReport(source, request).then(({ face: _face, ...rest }) => rest)
  const { report } = source
  // What stands on the page of another report is opened with that.
  if (report.route !== null)
    await noteOpened(request.services, request.actor, {
      title: report.title,
      clientIds: clientsOf(report, request),
    })
  return answer
}

/** The calls of every declared report, answered by the one implementation that all reports share. */
export const reportOperations = (
  answers: readonly ReportSource[],
): Pick<Operations, ReportCallName | ReportDownloadName> =>
  // Typed by the contract, which core makes of the same declarations; a law asks every one of them.
  Object.fromEntries(
    answers.flatMap((source) => {
      const [read, download] = reportCallNames(source.report.name)
      return [
        [
          read,
          // What a spreadsheet or a warehouse reads by GET, with whatever key opens the call.
          (request: ReportRequest) =>
            request.query['format'] === 'csv' ? downloadReport(source, request) : shown(source, request),
        ],
        [download, (request: ReportRequest) => downloadReport(source, request)],
      ]
    }),
  ) as unknown as Pick<Operations, ReportCallName | ReportDownloadName>
