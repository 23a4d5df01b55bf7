import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import type { User } from '@portal/core/foundation/policy/actor'
import { wholeTenant } from '../../foundation/database/context.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { each } from '../jobs/each.ts'
import { defineJob } from '../jobs/job.ts'
import { whyKept } from '../mail/why-kept.ts'
import { notify } from '../notifications/notify.ts'
import { reportNamed } from '../schedules/ask-report.ts'
import { queueReport } from '../schedules/queue-report.ts'
import { peopleOf } from './people-of.ts'

interface Push {
  readonly report: string
  readonly message: string
  readonly file: 'pdf' | 'xlsx'
  readonly created_by: number
}

/**
 * Sends a push to one client after the other, each the report of its own store. A run that is broken off goes on with
 * the clients that are left: nobody gets it twice.
 */
export const sendPush = defineJob<{ readonly tenantId: number; readonly id: number }>({
  name: 'send-report-push',
  mails: true,
  retries: { most: 3, firstWait: 60 },
  limit: 3600,
  async run({ tenantId, id }, services) {
    const { database } = services
    const begun = await database.write(wholeTenant(tenantId), async (db) => {
      const { rows } = await sql<Push>`
        update report_push set state = 'Sending'
        where tenant_id = ${tenantId} and id = ${id} and state in ('Waiting', 'Sending') and sends_at <= now() + interval '2 seconds'
        returning report, message, file, created_by`.execute(db)
      return rows[0]
    })
    if (!begun) return
    const owner = await services.actors.byId(tenantId, begun.created_by)
    const { rows: left } = await sql<{ client_id: number }>`
      select client_id from report_push_client where tenant_id = ${tenantId} and report_push_id = ${id} and done_at is null
      order by client_id`.execute(database.reading(wholeTenant(tenantId)))
    await each(left, async ({ client_id: clientId }) => {
      const problem = owner
        ? await pushTo({ kind: 'user', ...owner }, clientId)
        : 'Whoever sent it is not active any more.'
      await database.write(
        wholeTenant(tenantId),
        async (db) =>
          void (await sql`update report_push_client set done_at = now(), problem = ${problem}
            where tenant_id = ${tenantId} and report_push_id = ${id} and client_id = ${clientId} and done_at is null`.execute(
            db,
          )),
      )
    })
    await sql`update report_push set state = 'Sent' where tenant_id = ${tenantId} and id = ${id}`.execute(
      database.reading(wholeTenant(tenantId)),
    )

    /** @returns why nobody of the client gets it, or an empty text */
    async function pushTo(person: User, clientId: number): Promise<string> {
      const [people] = await peopleOf(database.reading(wholeTenant(tenantId)), tenantId, [clientId])
      if (!people || people.addresses.length === 0) return 'Nobody has an account any more.'
      try {
        await queueReport(
          {
            report: begun?.report ?? '',
            client_id: clientId,
            query: {},
            every: 'month',
            day: 1,
            hour: 0,
            files: [begun?.file ?? 'pdf'],
            recipients: people.addresses,
            created_by: person.id,
            message: begun?.message ?? '',
          },
          { owner: person, on: today(), services },
          {
            // With its mails: whoever comes second finds it done, and queues nothing.
            async noted(db) {
              const kept = await whyKept(db, services.mailer, tenantId, 'report-schedule')
              const { rows } =
                await sql`update report_push_client set done_at = now(), problem = ${kept ?? ''}
                where tenant_id = ${tenantId} and report_push_id = ${id} and client_id = ${clientId} and done_at is null
                returning 1`.execute(db)
              if (rows.length === 0) throw new Refusal('conflict', 'It was sent already.')
            },
          },
        )
        return ''
      } catch (error) {
        if (error instanceof Refusal) return error.message
        throw error
      }
    }
  },
  async givenUp({ tenantId, id }, services) {
    await services.database.write(wholeTenant(tenantId), async (db) => {
      const { rows: ended } = await sql<{ created_by: number; report: string }>`
        update report_push set state = 'Sent' where tenant_id = ${tenantId} and id = ${id} and state in ('Waiting', 'Sending')
        returning created_by, report`.execute(db)
      const [push] = ended
      if (!push) return
      const { rows: without } = await sql`
        update report_push_client set done_at = now(), problem = 'Something went wrong on our side.'
        where tenant_id = ${tenantId} and report_push_id = ${id} and done_at is null returning 1`.execute(db)
      if (without.length === 0) return
      const { title } = reportNamed(services, push.report).report
      const clients = without.length === 1 ? 'one client' : `${without.length} clients`
      await notify({ db, tenantId, services }, [push.created_by], {
        text: `The ${title} that you sent did not reach ${clients}: something went wrong on our side.`,
        path: pathOf('settings.push-reporting'),
      })
    })
  },
})
