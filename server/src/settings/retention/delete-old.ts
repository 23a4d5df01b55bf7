import { sql, type RawBuilder } from 'kysely'
import { retentionKindNames, type RetentionKindName } from '@portal/core/settings/retention/kinds'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Services } from '../../foundation/services.ts'
import { writeAs } from '../../access/sign-in/access-write.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { stores } from './stores.ts'
import { retentionRulesOf } from './rules.ts'

/** Rows that go in one transaction: nobody waits for longer than a few of these take. */
const atOnce = 2000

/** Every night: what is older than its tenant keeps it goes. Running twice does no harm. */
export const deleteOld = defineJob({
  name: 'delete-old',
  every: '25 3 * * *',
  retries: { most: 2, firstWait: 600 },
  limit: 60 * 60,
  async run(_data, services) {
    const { rows: tenants } = await sql<{ id: number }>`select id from tenant order by id`.execute(
      services.database.reading(wholeTenant(0)),
    )
    for (const { id } of tenants) await deleteOldOf(services, id)
  },
})

/** Deletes what a tenant does not keep any longer, and writes into its audit log how much it was. */
async function deleteOldOf(services: Services, tenantId: number): Promise<void> {
  const rules = await retentionRulesOf(services.database.reading(wholeTenant(tenantId)), tenantId)
  const deleted: Partial<Record<RetentionKindName, number>> = {}
  for (const kind of retentionKindNames) {
    const days = rules[kind]
    if (days === undefined) continue
    let gone = 0
    for (let last = atOnce; last === atOnce && !services.jobs.stopping.aborted; gone += last)
      last = await deleteSome(services, tenantId, kind, days)
    if (gone > 0) deleted[kind] = gone
  }
  if (Object.keys(deleted).length === 0) return
  const doer = { tenantId, call: 'delete-old', userId: null, ip: '', via: 'job' } as const
  await writeAs(services, doer, async ({ audit }) =>
    audit({ subject: 'retention', changes: { event: 'deleted', ...deleted } }),
  )
}

/** As the owner of the tables: the role of the calls may not delete from the audit log. */
const deleteSome = (
  { database }: Services,
  tenantId: number,
  kind: RetentionKindName,
  days: number,
): Promise<number> =>
  database.asOwner(async (client) => {
    const { table, at, only, first } = stores[kind]
    const run = async (text: RawBuilder<unknown>): Promise<number> => {
      const { sql: query, parameters } = text.compile(database.reading(wholeTenant(tenantId)))
      return (await client.query(query, [...parameters])).rowCount ?? 0
    }
    const going = sql`select id from ${sql.table(table)} where tenant_id = ${tenantId} and ${only ?? sql`true`}
      and ${at} < now() - make_interval(days => ${days}) order by id limit ${atOnce}`
    await client.query('begin')
    try {
      for (const before of first?.(tenantId, going) ?? []) await run(before)
      const gone = await run(
        sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and id in (${going})`,
      )
      await client.query('commit')
      return gone
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
