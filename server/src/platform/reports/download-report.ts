import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mostExportRows } from '@portal/core/platform/exports/exportable'
import { today, type DayRange } from '@portal/core/foundation/format'
import { columnsOf } from '@portal/core/platform/reports/columns'
import { faced } from '@portal/core/platform/reports/face'
import { filtersOf } from '@portal/core/platform/reports/query'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { mediaTypes, writeRows } from '../exports/write-file.ts'
import { Ready } from '../../foundation/http/operation.ts'
import { invalid, Refusal } from '../../foundation/http/refusal.ts'
import { PaperTooLong } from '../paper/draw-apart.ts'
import { paperLook } from '../paper/paper-look.ts'
import type { ReportSource } from './answer.ts'
import { readReport, type ReportRequest } from './read-report.ts'
import { mostPrinted, type PrintedReport } from './pdf-paper.ts'
import { reportPdf } from './report-pdf.ts'
import { reportWorkbook, slices } from './report-workbook.ts'

/** What a report is given as. */
export type ReportFormat = 'csv' | 'xlsx' | 'pdf'

/** A report as a file. */
export interface ReportFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Buffer
}

/**
 * Which of a report's columns a file has: those asked for, in that order, of those that the person gets.
 * @param usual those of a question that asks for none
 */
function columnsAsked(
  asked: unknown,
  all: readonly string[],
  usual: readonly string[] = all,
): readonly string[] {
  if (typeof asked !== 'string' || asked === '') return usual
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
  const { format, columns, ...query } = request.query
  const asked: ReportFormat = format === 'csv' || format === 'pdf' ? format : 'xlsx'
  const { name, mediaType, bytes } = await fileOf(source, asking(request, query), asked, columns).catch(
    (error: unknown) => {
      throw error instanceof PaperTooLong ? new Refusal('unavailable', tooLong) : error
    },
  )
  return new Ready(
    200,
    { 'content-type': mediaType, 'content-disposition': `attachment; filename="${name}"` },
    bytes,
  )
}

/** The request with another question. Nothing of it is read here: a guest's has no person to be read. */
function asking(request: ReportRequest, query: ReportRequest['query']): ReportRequest {
  const narrowed: ReportRequest = Object.create(request, { query: { value: query, enumerable: true } })
  return narrowed
}

/** What is said where a PDF did not come to its end. */
const tooLong =
  'The PDF took longer than a minute to draw, and was given up. Ask for fewer rows, or take the Excel file.'

/**
 * A report as a file, in the rights of the request.
 * @throws {PaperTooLong} where its PDF does not come to an end
 */
export async function fileOf(
  source: ReportSource,
  request: ReportRequest,
  format: ReportFormat,
  columns?: unknown,
): Promise<ReportFile> {
  const { title, bytes } = await (format === 'pdf'
    ? printed(source, request, columns)
    : written(source, request, format, columns))
  return {
    name: `${fileNameOf(title)}-${today()}.${format}`,
    mediaType: format === 'pdf' ? 'application/pdf' : mediaTypes[format],
    bytes,
  }
}

interface Made {
  readonly title: string
  readonly bytes: Buffer
}

async function written(
  source: ReportSource,
  request: ReportRequest,
  format: 'csv' | 'xlsx',
  wanted: unknown,
): Promise<Made> {
  const whole = await readReport(
    source,
    asking(request, { ...request.query, page: 1, pageSize: mostExportRows }),
  )
  const report = faced(source.report, whole.face)
  const { title } = report
  const shown = columnsAsked(wanted, whole.columns)
  if (format === 'xlsx') {
    const bytes = await reportWorkbook([
      { report, answer: whole, shown },
      ...(await sectionsOf(source, request, mostExportRows)).map((section) => ({
        ...section,
        shown: section.answer.columns,
      })),
    ])
    return { title, bytes }
  }
  const columns = columnsOf(report, shown, periodIn(whole))
  const path = join(request.services.files.incoming, randomUUID())
  try {
    // The columns are those of these rows.
    await writeRows(format, { path, name: title }, columns, slices(whole.rows))
    return { title, bytes: await readFile(path) }
  } finally {
    await rm(path, { force: true })
  }
}

/** What stands below a report's table, asked for what it takes of the same filters. */
async function sectionsOf(
  source: ReportSource,
  request: ReportRequest,
  pageSize: number,
): Promise<readonly { readonly report: Report; readonly answer: ReportAnswer }[]> {
  const { services, query } = request
  const sections: { report: Report; answer: ReportAnswer }[] = []
  for (const { name } of source.report.sections ?? []) {
    const section = services.reportSources.find(({ report }) => report.name === name)
    if (!section || section.report.allow.scope(request.actor) === 'none') continue
    const takes = Object.keys(filtersOf(section.report))
    const own = Object.fromEntries(
      Object.entries({ ...query, ...source.report.sectionsAsk }).filter(([field]) => takes.includes(field)),
    )
    const answer = await readReport(section, asking(request, { ...own, page: 1, pageSize }))
    sections.push({ report: section.report, answer })
  }
  return sections
}

/** The page of a report on paper, with its sections. */
async function printed(source: ReportSource, request: ReportRequest, wanted: unknown): Promise<Made> {
  const { services, db, tenantId, params, query } = request
  const answer = await readReport(source, asking(request, { ...query, page: 1, pageSize: mostPrinted }))
  const report = faced(source.report, answer.face)
  const shown = columnsAsked(wanted, answer.columns, usualOf(report, answer))
  const sections = (await sectionsOf(source, request, mostPrinted)).map((section): PrintedReport => ({
    ...section,
    shown: usualOf(section.report, section.answer),
  }))
  const client = params?.clientId
    ? await db
        .selectFrom('client')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', params.clientId)
        .select('name')
        .executeTakeFirst()
    : undefined
  const bytes = await reportPdf([{ report, answer, shown }, ...sections], {
    look: await paperLook(db, tenantId, services.files),
    whose: client?.name ?? null,
    day: today(),
  })
  return { title: report.title, bytes }
}

/** What a table shows before anybody chooses. */
const usualOf = ({ columns }: Report, answer: ReportAnswer): readonly string[] =>
  answer.columns.filter((id) => !columns[id]?.extra)

const periodIn = ({ period }: ReportAnswer): DayRange | null =>
  period && { start: period.startDate, end: period.endDate }

const fileNameOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
