import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mostExportRows, type ExportFormat } from '@portal/core/platform/exports/exportable'
import { today, type DayRange } from '@portal/core/foundation/format'
import { columnsOf } from '@portal/core/platform/reports/columns'
import type { ReportAnswer } from '@portal/core/platform/reports/report'
import { mediaTypes, writeRows } from '../exports/write-file.ts'
import { Ready } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import type { ReportSource } from './answer.ts'
import { readReport, type ReportRequest } from './read-report.ts'

/** Which of a report's columns a file has: those asked for, in that order, of those that the person gets. */
function columnsAsked(asked: unknown, all: readonly string[]): readonly string[] {
  if (typeof asked !== 'string' || asked === '') return all
  const ids = asked.split(',')
  const strange = ids.find((id) => !all.includes(id))
  if (strange !== undefined) throw invalid({ columns: `The report has no column "${strange}".` })
  return ids
}

/**
 * Everything that the filters find as a file, in the columns asked for.
 * @throws {Refusal} 422 for a column that there is not
 */
export async function downloadReport(source: ReportSource, request: ReportRequest): Promise<Ready> {
  const { report } = source
  const { format: asked, columns: wanted, ...query } = request.query
  const format: ExportFormat = asked === 'csv' ? 'csv' : 'xlsx'
  const whole = await readReport(source, {
    ...request,
    query: { ...query, page: 1, pageSize: mostExportRows },
  })
  const columns = columnsOf(report, columnsAsked(wanted, whole.columns), periodIn(whole))
  const path = join(request.services.files.incoming, randomUUID())
  try {
    // The columns are those of these rows.
    await writeRows(format, { path, name: report.title }, columns, slices(whole.rows))
    return new Ready(
      200,
      {
        'content-type': mediaTypes[format],
        'content-disposition': `attachment; filename="${fileNameOf(report.title)}-${today()}.${format}"`,
      },
      await readFile(path),
    )
  } finally {
    await rm(path, { force: true })
  }
}

const periodIn = ({ period }: ReportAnswer): DayRange | null =>
  period && { start: period.startDate, end: period.endDate }

const fileNameOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const sliceSize = 1000

async function* slices(rows: readonly object[]): AsyncGenerator<readonly object[]> {
  for (let from = 0; from < rows.length; from += sliceSize) yield rows.slice(from, from + sliceSize)
}
