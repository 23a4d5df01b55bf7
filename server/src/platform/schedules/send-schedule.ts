import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addMonths, monthRange } from '@portal/core/foundation/format'
import { calls } from '@portal/core/calls'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Actor, User } from '@portal/core/foundation/policy/actor'
import { routeOf } from '@portal/core/foundation/routes'
import { fillPath } from '@portal/core/foundation/routes/path'
import { reportCallNames } from '@portal/core/platform/reports/names'
import type { Report, ReportAnswer } from '@portal/core/platform/reports/report'
import { comparedWords, periodWords, tilesFrom } from '@portal/core/platform/reports/words'
import {
  rhythmWords,
  type ScheduleFile,
  type ScheduleRhythm,
} from '@portal/core/platform/schedules/schedule-days'
import type { ReportCallName } from '@portal/core/report-names'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { Refusal, forbidden, notFound } from '../../foundation/http/refusal.ts'
import { contextOf } from '../../foundation/http/context-of.ts'
import { parse } from '../../foundation/http/request-parts.ts'
import type { Services } from '../../foundation/services.ts'
import { defineJob } from '../jobs/job.ts'
import { html, type Html } from '../mail/html.ts'
import { attachToMail, mailFileSubject, queueMail } from '../mail/queue-mail.ts'
import { notify } from '../notifications/notify.ts'
import type { ReportSource } from '../reports/answer.ts'
import { fileOf } from '../reports/download-report.ts'
import { readReport, type ReportRequest } from '../reports/read-report.ts'
import { mayRead, readersOf, type Readers } from './readers.ts'

/** A schedule as it is kept. */
export interface Schedule {
  readonly id: number
  readonly report: string
  readonly client_id: number | null
  readonly query: unknown
  readonly every: string
  readonly day: number
  readonly files: readonly string[]
  readonly recipients: readonly string[]
  readonly created_by: number
}

/** The report of a name with what answers it. @throws {Refusal} 404 for one that there is not */
export function reportNamed({ reportSources }: Pick<Services, 'reportSources'>, name: string): ReportSource {
  const source = reportSources.find(({ report }) => report.name === name)
  if (!source) throw notFound('This report')
  return source
}

/** @throws {Refusal} 403 without the right */
function mustRead(report: Report, person: User, clientId: number | null): Exclude<Scope, 'none'> {
  const scope = report.allow.scope(person)
  if (scope === 'none') throw forbidden()
  if (!mayRead(report, person, clientId)) throw forbidden('You do not have access to this client.')
  return scope
}

/** The filters of a schedule as the report's call parses them. @throws {Refusal} 422 for what it does not take */
export const queryOf = ({ name }: Report, query: Readonly<Record<string, string>>): ReportRequest['query'] =>
  // Which reports there are is known by their sources; their schemas are made of the same declarations.
  parse(calls[reportCallNames(name)[0] as ReportCallName], 'query', query) as ReportRequest['query']

/**
 * What a person asks a report for, with the rights of this moment.
 * @param as whom the answer is for: money and columns are those of this one
 * @throws {Refusal} 403 without the right
 */
export async function requestOf(
  { report }: ReportSource,
  {
    person,
    as = person,
    clientId,
    query,
  }: {
    readonly person: User
    readonly as?: Actor
    readonly clientId: number | null
    readonly query: ReportRequest['query']
  },
  services: Services,
): Promise<ReportRequest> {
  const scope = mustRead(report, person, clientId)
  return {
    actor: as,
    scope,
    db: services.database.reading(await contextOf(services.database, { actor: person, scope })),
    tenantId: person.tenantId,
    services,
    query,
    params: clientId === null ? undefined : { clientId },
  }
}

/** Reports of a month that come round each month tell of the one before; all others, of the time they usually do. */
const periodQuery = ({ period }: Report, every: string, day: string): Readonly<Record<string, string>> =>
  period?.kind === 'month' && every === 'month' ? { month: monthRange(addMonths(day, -1)).start } : {}

interface Work {
  readonly tenantId: number
  readonly id: number
  /** The day on which it is due: it goes out once for each. */
  readonly on: string
  /** Sent by hand, beside its rhythm. */
  readonly byHand?: boolean
}

const rows = (db: Db, { tenantId, id }: Pick<Work, 'tenantId' | 'id'>) =>
  db.selectFrom('report_schedule').where('tenant_id', '=', tenantId).where('id', '=', id).selectAll()

/** Sends a report that is due, with its owner's rights of now; stops it where they no longer suffice. */
export const sendSchedule = defineJob<Work>({
  name: 'send-report-schedule',
  retries: { most: 3, firstWait: 60 },
  limit: 300,
  async run(work, services) {
    const { tenantId } = work
    const schedule = await rows(services.database.reading(wholeTenant(tenantId)), work).executeTakeFirst()
    if (!schedule) return
    if (!work.byHand && (!schedule.is_active || (schedule.last_on !== null && schedule.last_on >= work.on)))
      return
    try {
      const person = await services.actors.byId(tenantId, schedule.created_by)
      if (!person) throw new Refusal('forbidden', 'Whoever set it up is not active any more.')
      await deliver(schedule, { kind: 'user', ...person }, work, services)
    } catch (error) {
      if (!(error instanceof Refusal)) {
        await note(work, services, {
          last_state: 'failed',
          last_message: 'Something went wrong on our side. It is tried again.',
        })
        throw error
      }
      await note(work, services, { last_state: 'stopped', last_message: error.message, is_active: false })
      const title =
        services.reportSources.find(({ report }) => report.name === schedule.report)?.report.title ??
        schedule.report
      const ring = await services.database.write(wholeTenant(tenantId), (db) =>
        notify({ db, tenantId, services }, [schedule.created_by], {
          text: `${title} is not sent by mail any more: ${error.message}`,
          path: '/reporting/schedules',
        }),
      )
      ring()
    }
  },
})

type Noted = Partial<
  Readonly<{ last_state: 'sent' | 'failed' | 'stopped'; last_message: string | null; is_active: boolean }>
>

const note = async (work: Work, { database }: Services, set: Noted): Promise<void> => {
  await database.write(wholeTenant(work.tenantId), (db) =>
    db
      .updateTable('report_schedule')
      .set({ ...set, last_at: sql<string>`now()` })
      .where('tenant_id', '=', work.tenantId)
      .where('id', '=', work.id)
      .execute(),
  )
}

/** A report on its way to people by mail, because it is due or because somebody sends it. */
export type Sending = Omit<Schedule, 'id'> & {
  /** What somebody writes above it; then it comes this once. */
  readonly message?: string
}

/**
 * Puts the mails of a report into the outbox, one for those who get the same of it.
 * @param noted runs in the same transaction, with the addresses that may not read it
 * @throws {Refusal} 403 when nobody may read it
 */
export async function queueReport(
  sending: Sending,
  owner: User,
  on: string,
  services: Services,
  noted: (db: Db, without: readonly string[]) => Promise<void> = async () => undefined,
): Promise<void> {
  const { tenantId } = owner
  const source = reportNamed(services, sending.report)
  mustRead(source.report, owner, sending.client_id)
  const { readers, without } = await readersOf(
    source.report,
    { recipients: sending.recipients, clientId: sending.client_id, owner },
    services,
    services.database.reading(wholeTenant(tenantId)),
  )
  if (readers.length === 0)
    throw new Refusal(
      'forbidden',
      'Nobody on its list may read it any more. Set it up again for those who may.',
    )
  const mails: (MadeMail & Pick<Readers, 'to'>)[] = []
  for (const { to, ...whom } of readers)
    mails.push({ to, ...(await mailFor(sending, source, { owner, ...whom }, on, services)) })
  const afterwards: (() => void | Promise<void>)[] = []
  await withFiles(
    services.files,
    mails.flatMap(({ files }) => files),
    async (pathOf) =>
      services.database.write(wholeTenant(tenantId), async (db) => {
        for (const mail of mails) {
          const emailId = await queueMail(
            { services, tenantId, db, afterCommit: (todo) => void afterwards.push(todo) },
            {
              category: 'report-schedule',
              to: mail.to,
              subject: mail.subject,
              html: mail.body,
              ...(sending.client_id === null ? {} : { clientId: sending.client_id }),
              userId: sending.created_by,
            },
            sending.created_by,
          )
          const fileIds: number[] = []
          for (const file of mail.files)
            fileIds.push(
              await keep(db, services, { ...file, path: pathOf(file), tenantId, emailId, schedule: sending }),
            )
          await attachToMail(db, tenantId, emailId, fileIds)
        }
        await noted(db, without)
      }),
  )
  for (const todo of afterwards) await todo()
}

async function deliver(schedule: Schedule, owner: User, work: Work, services: Services): Promise<void> {
  await queueReport(schedule, owner, work.on, services, async (db, without) => {
    await db
      .updateTable('report_schedule')
      .set({
        ...(work.byHand ? {} : { last_on: work.on }),
        last_at: sql<string>`now()`,
        last_state: 'sent',
        last_message:
          without.length === 0 ? null : `It was not sent to ${without.join(', ')}, who may not read it.`,
      })
      .where('tenant_id', '=', work.tenantId)
      .where('id', '=', work.id)
      .execute()
  })
}

interface MadeFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Buffer
}

interface MadeMail {
  readonly subject: string
  readonly body: Html
  readonly files: readonly MadeFile[]
}

/** The mail for those of the recipients who get the same: key figures in its body, the files with it. */
async function mailFor(
  schedule: Sending,
  source: ReportSource,
  { owner, person, as }: Omit<Readers, 'to'> & { readonly owner: User },
  on: string,
  services: Services,
): Promise<MadeMail> {
  const { report } = source
  const query = queryOf(report, {
    ...(schedule.query as Readonly<Record<string, string>>),
    ...periodQuery(report, schedule.every, on),
  })
  const request = await requestOf(source, { person, as, clientId: schedule.client_id, query }, services)
  const answer = await readReport(source, { ...request, query: { ...query, page: 1, pageSize: 1 } })
  const files: MadeFile[] = []
  for (const format of schedule.files) files.push(await fileOf(source, request, format as ScheduleFile))
  const whose = await clientOf(request, schedule)
  const title = whose === null ? report.title : `${report.title} of ${whose.name}`
  const words = [
    periodWords(answer.period) && `${periodWords(answer.period)}.`,
    comparedWords(answer),
  ].filter(Boolean)
  return {
    subject: [title, periodWords(answer.period)].filter(Boolean).join(', '),
    body: html`${schedule.message === undefined ? html`` : paragraphs(schedule.message)}
      <p><strong>${title}</strong></p>
      <p>${report.sentence} ${words.join(' ')}</p>
      ${figuresIn(report, answer)}
      <p>With this message: ${schedule.files.map((file) => names[file] ?? file).join(' and ')}.</p>
      ${linkTo(report, whose?.slug ?? null, as, services)}
      <p>
        ${
          schedule.message === undefined
            ? `${rhythmWords(schedule.every as ScheduleRhythm, schedule.day)}, set up by`
            : 'Sent to you by'
        }
        ${await nameOf(services, owner)}. Answer this message to be taken off the list.
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

/** Whoever signs in opens the report itself. */
const linkTo = (report: Report, slug: string | null, as: Actor, { settings }: Services) =>
  as.kind === 'user' && report.route !== null && settings.publicUrl !== null
    ? html`<p>
        <a href="${settings.publicUrl}${fillPath(routeOf(report.route).path, { slug: slug ?? '' })}"
          >Open it in the portal</a
        >
      </p>`
    : html``

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

async function nameOf({ database }: Services, { tenantId, id }: User): Promise<string> {
  const { rows: found } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from user_account where tenant_id = ${tenantId} and id = ${id}`.execute(
    database.reading(wholeTenant(tenantId)),
  )
  return found[0]?.name ?? 'a colleague'
}

/** Has files where they are kept before the transaction begins that writes of them. */
async function withFiles(
  store: Services['files'],
  files: readonly MadeFile[],
  work: (pathOf: (file: MadeFile) => string) => Promise<void>,
): Promise<void> {
  const laid = new Map(
    files.map((file) => [
      file,
      {
        path: join(store.incoming, randomUUID()),
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
      },
    ]),
  )
  const all = [...laid.values()]
  try {
    for (const [file, { path }] of laid) await writeFile(path, file.bytes, { mode: 0o600 })
    await store.bring(all)
    await work((file) => laid.get(file)?.path ?? '')
  } finally {
    await store.release(all)
    for (const { path } of all) await rm(path, { force: true })
  }
}

/** Puts a file into the store, where the outbox finds it. */
async function keep(
  db: Db,
  { files }: Services,
  {
    name,
    mediaType,
    bytes,
    path,
    tenantId,
    emailId,
    schedule,
  }: MadeFile & {
    readonly path: string
    readonly tenantId: number
    readonly emailId: number
    readonly schedule: Sending
  },
): Promise<number> {
  const { id } = await db
    .insertInto('file')
    .values({
      tenant_id: tenantId,
      name,
      media_type: mediaType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storage_key: await files.put(path),
      label: '',
      subject: mailFileSubject,
      subject_id: emailId,
      client_id: schedule.client_id,
      created_by: schedule.created_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
