import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { User } from '@portal/core/foundation/policy/actor'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { Db } from '../../foundation/database/database.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { defineJob } from '../jobs/job.ts'
import { PaperTooLong } from '../paper/draw-apart.ts'
import { whyKept } from '../mail/why-kept.ts'
import { notify } from '../notifications/notify.ts'
import { readReport } from '../reports/read-report.ts'
import { reportNamed, requestOf } from './ask-report.ts'
import { noteDelivery, wasSent } from './deliveries.ts'
import { leftBy } from './list-readers.ts'
import { queueReport } from './queue-report.ts'
import { queryNow } from './schedule-views.ts'
import { queryAsked, type AskedAs, type Sending } from './report-mail.ts'

/** Rows by which figures that do not say until when they reach are compared. */
const mostCompared = 200

interface Work {
  readonly tenantId: number
  readonly id: number
  /** The day on which it is due: it goes out once for each. */
  readonly on: string
  /** Sent by hand, beside its rhythm. */
  readonly byHand?: boolean
  /** Tells a sending by hand from every other: it goes out once. */
  readonly sending?: string
}

const rows = (db: Db, { tenantId, id }: Pick<Work, 'tenantId' | 'id'>) =>
  db.selectFrom('report_schedule').where('tenant_id', '=', tenantId).where('id', '=', id).selectAll()

/** Whether it has gone out, by an attempt whose process died right afterwards or is not as dead as it seemed. */
const isOut = async (
  db: Db,
  { last_on }: { readonly last_on: string | null },
  work: Work,
): Promise<boolean> => {
  const { byHand, sending } = work
  if (!byHand) return last_on !== null && last_on >= work.on
  return sending !== undefined && wasSent(db, { ...work, sending })
}

/** Another attempt has sent it: its mails are not queued again. */
class AlreadyOut extends Error {}

/** Sends a report that is due, with its owner's rights of now; stops it where they no longer suffice. */
export const sendSchedule = defineJob<Work>({
  name: 'send-report-schedule',
  mails: true,
  retries: { most: 3, firstWait: 60 },
  limit: 300,
  async run(work, services) {
    const { tenantId } = work
    const db = services.database.reading(wholeTenant(tenantId))
    const found = await rows(db, work).executeTakeFirst()
    if (!found) return
    const schedule = { ...found, query: await queryNow(found, tenantId, db, services) }
    if ((!work.byHand && !schedule.is_active) || (await isOut(db, schedule, work))) return
    try {
      const person = await services.actors.byId(tenantId, schedule.created_by)
      if (!person) throw new Refusal('forbidden', 'Whoever set it up is not active any more.')
      await deliver(schedule, { kind: 'user', ...person }, work, services)
    } catch (error) {
      if (error instanceof AlreadyOut) return
      if (!(error instanceof Refusal)) {
        const why =
          error instanceof PaperTooLong
            ? 'Its PDF took longer than a minute to draw.'
            : 'Something went wrong on our side.'
        await note(work, services, 'failed', `${why} It is tried again.`)
        throw error
      }
      await note(work, services, 'stopped', error.message)
      await tellOwner(schedule, `is not sent by mail any more: ${error.message}`, work, services)
    }
  },
  async givenUp(work, services) {
    const db = services.database.reading(wholeTenant(work.tenantId))
    const schedule = await rows(db, work).executeTakeFirst()
    if (!schedule || (await isOut(db, schedule, work))) return
    await note(
      work,
      services,
      'failed',
      'It did not go out, and is tried again when it is due the next time.',
    )
    await tellOwner(schedule, 'did not go out by mail: something went wrong on our side.', work, services)
  },
})

/** Says to whoever set a report up what became of it. */
async function tellOwner(
  schedule: Pick<Sending, 'report' | 'created_by'>,
  what: string,
  { tenantId }: Work,
  services: Services,
): Promise<void> {
  const title =
    services.reportSources.find(({ report }) => report.name === schedule.report)?.report.title ??
    schedule.report
  await services.database.write(wholeTenant(tenantId), (db) =>
    notify({ db, tenantId, services }, [schedule.created_by], {
      text: `${title} ${what}`,
      path: '/reporting/schedules',
    }),
  )
}

/** Notes why nothing went out, at the schedule and in its log. */
const note = async (
  work: Work,
  { database }: Services,
  state: 'failed' | 'stopped' | 'skipped',
  message: string,
): Promise<void> => {
  await database.write(wholeTenant(work.tenantId), async (db) => {
    await db
      .updateTable('report_schedule')
      .set({
        last_state: state,
        last_message: message,
        last_at: sql<string>`now()`,
        ...(state === 'stopped' ? { is_active: false } : {}),
        ...(state === 'skipped' ? { last_on: work.on } : {}),
      })
      .where('tenant_id', '=', work.tenantId)
      .where('id', '=', work.id)
      .execute()
    await noteDelivery(db, work.tenantId, work.id, { state, byHand: work.byHand ?? false, message })
  })
}

type Schedule = Sending & { readonly only_new: boolean; readonly last_print: string | null }

async function deliver(schedule: Schedule, owner: User, work: Work, services: Services): Promise<void> {
  const { tenantId, byHand = false } = work
  const asked = { owner, on: work.on, services }
  const left = await leftBy(services.database.reading(wholeTenant(tenantId)), tenantId, work.id)
  const recipients = schedule.recipients.filter((address) => !left.has(address.toLowerCase()))
  if (recipients.length === 0) throw new Refusal('conflict', 'Everybody on its list has unsubscribed.')
  if (!byHand && (await hasNothingToTell(schedule, asked)))
    return note(work, services, 'skipped', 'There was nothing since the last time.')
  const print = schedule.only_new ? await figuresPrint(schedule, asked) : null
  if (!byHand && print !== null && print === schedule.last_print)
    return note(work, services, 'skipped', 'There were no new figures.')
  await queueReport({ ...schedule, recipients }, asked, {
    list: work.id,
    async noted(db, { to, without }) {
      // Held: of two attempts at once the later one sees what the first has written.
      const held = await rows(db, work).forUpdate().executeTakeFirst()
      if (held && (await isOut(db, held, work))) throw new AlreadyOut()
      const kept = await whyKept(db, services.mailer, tenantId, 'report-schedule')
      const state = kept === null ? 'sent' : 'kept'
      const message =
        [
          ...(kept === null ? [] : [kept]),
          ...(without.length === 0 ? [] : [`It was not sent to ${without.join(', ')}, who may not read it.`]),
        ].join(' ') || null
      await db
        .updateTable('report_schedule')
        .set({
          ...(byHand ? {} : { last_on: work.on }),
          last_at: sql<string>`now()`,
          last_state: state,
          last_message: message,
          last_print: print,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', work.id)
        .execute()
      await noteDelivery(db, tenantId, work.id, { state, byHand, sending: work.sending, to, message })
    },
  })
}

/** Whether a report of single events would go out without one. */
async function hasNothingToTell(schedule: Sending, asked: AskedAs): Promise<boolean> {
  const { period } = reportNamed(asked.services, schedule.report).report
  if (period?.kind !== 'range' || !period.sinceLast) return false
  return (await firstRows(schedule, asked, 1)).total === 0
}

/** The first rows of a report as whoever set it up gets them. */
async function firstRows(
  schedule: Sending,
  { owner, on, services }: AskedAs,
  pageSize: number,
): Promise<ReportAnswer> {
  const source = reportNamed(services, schedule.report)
  const query = queryAsked(source.report, schedule, on)
  const request = await requestOf(source, { person: owner, clientId: schedule.client_id, query }, services)
  return readReport(source, { ...request, query: { ...query, page: 1, pageSize } })
}

/**
 * What the figures of a report are told apart by: until when they reach, and where it says nothing of that, the
 * figures themselves. A period that merely moves on brings no new figures.
 */
async function figuresPrint(schedule: Sending, asked: AskedAs): Promise<string> {
  const { asOf, total, totals, rows: first } = await firstRows(schedule, asked, mostCompared)
  return (
    asOf ??
    createHash('sha256')
      .update(JSON.stringify([total, totals, first]))
      .digest('base64url')
  )
}
