import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { eachTenant } from '../../platform/jobs/each.ts'

/** Removes the files of customer lists whose time is over; what stays is that there was one, and how many stood in it. */
export const forgetCustomerLists = defineJob({
  name: 'forget-customer-lists',
  every: '40 0 * * *',
  retries: { most: 3, firstWait: 300 },
  limit: 300,
  run: (_, { database }) =>
    eachTenant(database, (id) =>
      database.write(
        wholeTenant(id),
        async (db) =>
          void (await sql`update customer_list set google_file = null, meta_file = null, tiktok_file = null
            where tenant_id = ${id} and expires_at <= now() and google_file is not null`.execute(db)),
      ),
    ),
})
