import { addMonths, monthRange } from '@portal/core/foundation/format'
import type { Actor, User } from '@portal/core/foundation/policy/actor'
import { routeOf } from '@portal/core/foundation/routes'
import { fillPath } from '@portal/core/foundation/routes/path'
import { screenOf, type Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { comparedWords, periodWords, tilesFrom } from '@portal/core/platform/reports/words'
import {
  daysSinceLast,
  isRhythm,
  rhythmWords,
  type ScheduleFile,
  type ScheduleRhythm,
} from '@portal/core/platform/schedules/schedule-days'
import { wholeTenant } from '../../foundation/database/context.ts'
import { fullNameOf } from '../../foundation/database/full-name.ts'
import type { MadeFile } from '../../foundation/files/upload.ts'
import type { Services } from '../../foundation/services.ts'
import { html, type Html } from '../mail/html.ts'
import { portalAddress } from '../mail/portal-address.ts'
import type { ReportSource } from '../reports/answer.ts'
import { fileOf } from '../reports/download-report.ts'
import { copiedWords, readReport, type ReportRequest } from '../reports/read-report.ts'
import { faced } from '@portal/core/platform/reports/face'
import { queryOf, readAside } from './ask-report.ts'
import type { Readers } from './readers.ts'

/** A report on its way to people by mail, because it is due or because somebody sends it. */
export interface Sending {
  readonly report: string
  readonly client_id: number | null
  readonly query: unknown
  readonly every: string
  readonly day: number
  readonly hour: number
  readonly files: readonly string[]
  readonly recipients: readonly string[]
  readonly created_by: number
  /** What somebody writes above it; then it comes this once. */
  readonly message?: string
}

/** A mail with the files that go with it. */
export interface ReportMail {
  readonly subject: string
  readonly body: Html
  readonly files: readonly MadeFile[]
}

const monthly: ReadonlySet<string> = new Set<ScheduleRhythm>(['month', 'monthWorkday'])

/**
 * Reports of a month that come round each month tell of the one before, those of single events of what came since the
 * last time; all others, of the time they usually do.
 */
function periodQuery({ period }: Report, every: string, day: string): Readonly<Record<string, string>> {
  if (period?.kind === 'month' && monthly.has(every)) return { month: monthRange(addMonths(day, -1)).start }
  if (period?.kind !== 'range' || !period.sinceLast || !isRhythm(every)) return {}
  const { start, end } = daysSinceLast(every, day)
  return { startDate: start, endDate: end }
}

/** What a report is asked for on a day. */
export const queryAsked = (
  report: Report,
  { query, every }: Pick<Sending, 'query' | 'every'>,
  on: string,
): ReportRequest['query'] =>
  queryOf(report, {
    ...(query as Readonly<Record<string, string>>),
    ...periodQuery(report, every, on),
  })

/** Whose report it is, and as of when it is asked for. */
export interface AskedAs {
  readonly owner: User
  /** `YYYY-MM-DD`. */
  readonly on: string
  readonly services: Services
}

/**
 * The mail for those of the recipients who get the same: key figures in its body, the files with it.
 * @param withFiles false for one that is only looked at
 */
export async function mailFor(
  sending: Sending,
  source: ReportSource,
  { owner, person, as }: Pick<Readers, 'person' | 'as'> & Pick<AskedAs, 'owner'>,
  { on, services, withFiles = true }: Omit<AskedAs, 'owner'> & { readonly withFiles?: boolean },
): Promise<ReportMail> {
  const query = queryAsked(source.report, sending, on)
  const asked = { person, as, clientId: sending.client_id, query }
  return readAside(source, asked, owner, services, (request) =>
    mailOf(sending, source, request, { owner, as, on, services, withFiles }),
  )
}

async function mailOf(
  sending: Sending,
  source: ReportSource,
  request: ReportRequest,
  { owner, as, services, withFiles }: AskedAs & Pick<Readers, 'as'> & { readonly withFiles: boolean },
): Promise<ReportMail> {
  const { query } = request
  const { letter } = source
  const pageSize = letter?.rows ?? 1
  const answer = await readReport(source, { ...request, query: { ...query, page: 1, pageSize } })
  const report = faced(source.report, answer.face)
  const files: MadeFile[] = []
  for (const format of withFiles ? sending.files : [])
    files.push(await fileOf(source, request, format as ScheduleFile))
  const whose = await clientOf(request, sending)
  const title = whose === null ? report.title : `${report.title} of ${whose.name}`
  const words = [
    periodWords(answer.period) && `${periodWords(answer.period)}.`,
    comparedWords(answer),
  ].filter(Boolean)
  return {
    subject: [title, periodWords(answer.period)].filter(Boolean).join(', '),
    body: html`${sending.message === undefined ? html`` : paragraphs(sending.message)}
      <p><strong>${title}</strong></p>
      <p>${report.sentence} ${words.join(' ')}</p>
      ${figuresIn(report, answer)} ${letter ? await letter.write(answer.rows, request) : html``}
      ${
        sending.files.length === 0
          ? html``
          : html`<p>With this message: ${sending.files.map((file) => names[file] ?? file).join(' and ')}.</p>`
      }
      ${request.copiedAt ? html`<p>${copiedWords(request.copiedAt)}</p>` : html``}
      ${await linkTo(report, whose?.slug ?? null, { as, tenantId: owner.tenantId, services })}
      <p>
        ${
          sending.message === undefined
            ? `${rhythmWords(sending.every as ScheduleRhythm, sending.day, sending.hour)}, set up by`
            : 'Sent to you by'
        }
        ${await fullNameOf(services.database.reading(wholeTenant(owner.tenantId)), owner.tenantId, owner.id)}.${sending.message === undefined ? '' : ' Answer this message to be taken off the list.'}
      </p>`,
    files,
  }
}

/** What somebody has written, paragraph by paragraph. */
const paragraphs = (text: string): Html =>
  text
    .split(/\n\s*\n/)
    .map((part) => html`<p>${part.trim()}</p>`)
    .reduce((all, one) => html`${all}${one}`, html``)

const names: Readonly<Record<string, string>> = { pdf: 'a PDF', xlsx: 'an Excel workbook', csv: 'a CSV file' }

const figuresIn = (report: Report, answer: ReportAnswer) => {
  const lines = tilesFrom(report, answer).map(
    ({ label, value, moved }) =>
      html`<tr>
        <td style="padding:2px 16px 2px 0">${label}</td>
        <td style="padding:2px 16px 2px 0;text-align:right"><strong>${value}</strong></td>
        <td style="padding:2px 0">${moved && moved.direction !== 'unknown' ? moved.words : ''}</td>
      </tr>`,
  )
  return html`<table>
    ${lines.reduce((all, line) => html`${all}${line}`, html``)}
  </table>`
}

/**
 * Whoever signs in opens the report itself. Others get a link of their own where the report has guests; where it has
 * none, the client's people sign in as well.
 */
async function linkTo(
  report: Report,
  slug: string | null,
  { as, tenantId, services }: { readonly as: Actor; readonly tenantId: number; readonly services: Services },
): Promise<Html> {
  const screen = screenOf(report)
  if (screen === null || (as.kind !== 'user' && services.readerLinks.leadTo(screen))) return html``
  const portal = await portalAddress(services, tenantId, null)
  return html`<p>
    <a href="${portal}${fillPath(routeOf(screen).path, { slug: slug ?? '' })}">Open it in the portal</a
    >${as.kind === 'user' ? '' : ', with an account of the client'}
  </p>`
}

async function clientOf({ db, tenantId }: ReportRequest, { client_id: id }: Sending) {
  if (id === null) return null
  const found = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(['name', 'slug'])
    .executeTakeFirst()
  return found ?? null
}
