import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import { defineJob } from '../jobs/job.ts'
import { sendWebhook } from './send-webhook.ts'

/** Messages that are queued in one transaction. */
const atOnce = 200

/** Messages that were written together, `first` and `last` of their ids. */
export interface WrittenMessages {
  readonly tenantId: number
  readonly first: number
  readonly last: number
}

/** Puts many messages on the queue that were written together: each by itself would hold up whoever wrote them. */
export const queueWebhooks = defineJob<WrittenMessages>({
  name: 'queue-webhooks',
  retries: { most: 5, firstWait: 30 },
  limit: 600,
  async run({ tenantId, first, last }, { database, jobs }) {
    for (let after = first - 1, some = true; some;) {
      const { rows } = await sql<{ id: number }>`
        select id from webhook_delivery where tenant_id = ${tenantId} and id > ${after} and id <= ${last}
          and state = 'Waiting' and attempts = 0 order by id limit ${atOnce}`.execute(
        database.reading(wholeTenant(tenantId)),
      )
      await database.write(wholeTenant(tenantId), async (db) => {
        for (const { id } of rows) await jobs.enqueue(db, sendWebhook, { tenantId, id, attempt: 1 })
      })
      after = rows.at(-1)?.id ?? last
      some = rows.length === atOnce
    }
  },
})
