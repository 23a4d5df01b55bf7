import { sql } from 'kysely'
import { addDays, today } from '@portal/core/foundation/format'
import { auditChecks } from '@portal/core/programs/manufacturers/audit-checks'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { eachTenant } from '../../platform/jobs/each.ts'
import { auditedStores } from './audited.ts'
import { programsOf } from './programs.ts'

/**
 * Keeps what the audit says on a day where it is not what it said before; the same day again changes only what
 * has changed since. A store that left its program, or a check that is not asked any more, ends.
 */
export async function keepAudits(db: Db, tenantId: number, day: string): Promise<void> {
  const audited = await auditedStores(db, tenantId, await programsOf(db, tenantId), day)
  const now = audited.flatMap(({ programId, clientId, results }) =>
    auditChecks.flatMap((failing) => {
      const { state, reason } = results[failing]
      return state === 'none' ? [] : [{ programId, clientId, failing, state, reason }]
    }),
  )
  await sql`
    with now as materialized (
      select * from json_to_recordset(${JSON.stringify(now)}::json)
        as n ("programId" integer, "clientId" integer, failing text, state text, reason text)
    ), again as (
      delete from oem_audit_state s where s.tenant_id = ${tenantId} and s.until is null and s.since = ${day}::date
        and not exists (select from now n where n."programId" = s.program_id and n."clientId" = s.client_id and n.failing = s.failing and n.state = s.state)
    ), over as (
      update oem_audit_state s set until = ${addDays(day, -1)}::date
      where s.tenant_id = ${tenantId} and s.until is null and s.since < ${day}::date
        and not exists (select from now n where n."programId" = s.program_id and n."clientId" = s.client_id and n.failing = s.failing and n.state = s.state)
    )
    select 1`.execute(db)
  // In a second statement: what is over must be seen as that by the index of what stands.
  await sql`
    insert into oem_audit_state (tenant_id, program_id, client_id, failing, state, reason, since)
    select ${tenantId}, n."programId", n."clientId", n.failing, n.state, n.reason, ${day}::date
    from json_to_recordset(${JSON.stringify(now)}::json)
      as n ("programId" integer, "clientId" integer, failing text, state text, reason text)
    on conflict (tenant_id, program_id, client_id, failing) where until is null
    do update set reason = excluded.reason where oem_audit_state.reason <> excluded.reason`.execute(db)
}

/** Audits the stores of every program, when nobody works. */
export const keepOemAudits = defineJob({
  name: 'oem-audits',
  every: '50 5 * * *',
  retries: { most: 3, firstWait: 300 },
  limit: 900,
  run: (_, { database }) =>
    eachTenant(database, (id) => database.write(wholeTenant(id), (db) => keepAudits(db, id, today()))),
})
