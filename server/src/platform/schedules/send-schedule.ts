import { sql } from 'kysely'
import type { User } from '@portal/core/foundation/policy/actor'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { defineJob } from '../jobs/job.ts'
import { notify } from '../notifications/notify.ts'
import { queueReport } from './queue-report.ts'
import type { Sending } from './report-mail.ts'

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

async function deliver(schedule: Sending, owner: User, work: Work, services: Services): Promise<void> {
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
