import { agencyTimeZone, today } from '@portal/core/foundation/format'
import { nextDay, type ScheduleRhythm } from '@portal/core/platform/schedules/schedule-days'
import { wholeTenant } from '../../foundation/database/context.ts'
import { each } from '../jobs/each.ts'
import { defineJob } from '../jobs/job.ts'
import { sendSchedule } from './send-schedule.ts'

/** The hour by the agency's clock, 0 to 23. */
const hourNow = (): number =>
  Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: agencyTimeZone,
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(new Date()),
  )

/** Every hour: reports whose hour has come go on the queue, and are due again when their rhythm says. */
export const tendSchedules = defineJob({
  name: 'tend-report-schedules',
  every: '5 * * * *',
  retries: { most: 0, firstWait: 1 },
  limit: 300,
  async run(_data, services) {
    const day = today()
    const due = await services.database.asOwner(async (client) => {
      const { rows } = await client.query<{
        tenant_id: number
        id: number
        every: ScheduleRhythm
        day: number
      }>(
        'select tenant_id, id, every, day from report_schedule where is_active and (next_on < $1 or next_on = $1 and hour <= $2) order by next_on, id',
        [day, hourNow()],
      )
      return rows
    })
    await each(due, ({ tenant_id: tenantId, id, every, day: on }) =>
      services.database.write(wholeTenant(tenantId), async (db) => {
        const moved = await db
          .updateTable('report_schedule')
          .set({ next_on: nextDay(every, on, day) })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .where('is_active', '=', true)
          .where('next_on', '<=', day)
          .returning('id')
          .executeTakeFirst()
        if (moved) await services.jobs.enqueue(db, sendSchedule, { tenantId, id, on: day })
      }),
    )
  },
})
