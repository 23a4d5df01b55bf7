import { today } from '@portal/core/foundation/format'
import { wholeTenant } from '../../foundation/database/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { auditClients } from './audit-clients.ts'

/** Looks at every client of every tenant, when nobody works. */
export const nightlyAudits = defineJob({
  name: 'client-audits',
  every: '20 2 * * *',
  retries: { most: 3, firstWait: 300 },
  limit: 900,
  run: async (_, { database }) => {
    const tenants = await database.reading(wholeTenant(0)).selectFrom('tenant').select('id').execute()
    for (const { id } of tenants)
      await database.write(wholeTenant(id), async (db) => void (await auditClients(db, id, today())))
  },
})
