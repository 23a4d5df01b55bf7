import { addDays, today } from '@portal/core/foundation/format'
import {
  retentionKindNames,
  retentionKinds,
  type RetentionKindName,
} from '@portal/core/settings/retention/kinds'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Services } from '../../foundation/services.ts'
import { writeAs } from '../../access/sign-in/access-write.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { each, eachTenant } from '../../platform/jobs/each.ts'
import { dropEmptyMonths } from '../../results/metrics/months-of-figures.ts'
import { stores } from './stores.ts'
import { retentionRulesOf } from './rules.ts'

/** Every night: what is older than its tenant keeps it goes. Running twice does no harm. */
export const deleteOld = defineJob({
  name: 'delete-old',
  every: '25 3 * * *',
  retries: { most: 2, firstWait: 600 },
  limit: 60 * 60,
  async run(_data, services) {
    await eachTenant(services.database, (id) => deleteOldOf(services, id))
    // Tenants share the partition of a month: it goes once the last of them has no figures in it.
    if (!services.jobs.stopping.aborted)
      await dropEmptyMonths(services.database, addDays(today(), -retentionKinds.figures.least))
  },
})

/** Deletes what a tenant does not keep any longer, and writes into its audit log how much it was. */
async function deleteOldOf(services: Services, tenantId: number): Promise<void> {
  const rules = await retentionRulesOf(services.database.reading(wholeTenant(tenantId)), tenantId)
  const deleted: Partial<Record<RetentionKindName, number>> = {}
  try {
    await each(retentionKindNames, async (kind) => {
      const days = rules[kind]
      if (days === undefined) return
      const gone = await stores[kind].deleteOld(services.database, tenantId, days, services.jobs.stopping)
      if (gone > 0) deleted[kind] = gone
    })
  } finally {
    // What went is told also where another kind could not go.
    if (Object.keys(deleted).length > 0) {
      const doer = { tenantId, call: 'delete-old', userId: null, ip: '', via: 'job' } as const
      await writeAs(services, doer, async ({ audit }) =>
        audit({ subject: 'retention', changes: { event: 'deleted', ...deleted } }),
      )
    }
  }
}
