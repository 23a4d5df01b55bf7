import { today } from '@portal/core/foundation/format'
import { wholeTenant } from '../../foundation/database/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { eachTenant } from '../../platform/jobs/each.ts'
import { auditClients } from './audit-clients.ts'

/** Looks at every client of every tenant, when nobody works. */
export const nightlyAudits = defineJob({
  name: 'client-audits',
  every: '35 3 * * *',
  retries: { most: 3, firstWait: 300 },
  limit: 900,
  run: (_, { database }) =>
    eachTenant(database, (id) =>
      database.write(wholeTenant(id), async (db) => void (await auditClients(db, id, today()))),
    ),
})
