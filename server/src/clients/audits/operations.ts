import { sql } from 'kysely'
import { auditFindings } from '@portal/core/clients/audits/lists'
import { today } from '@portal/core/foundation/format'
import { operation } from '../../foundation/http/operation.ts'
import { getRecord, updateRecord } from '../../platform/records/write-records.ts'
import { auditClients } from './audit-clients.ts'

const run = operation('clientAudits.run', async ({ db, tenantId, audit }) => {
  const done = await auditClients(db, tenantId, today())
  audit({ subject: 'client audits', changes: { ...done } })
  return done
})

/** A finding that is snoozed rests at once, not only from the next night on. */
const update = operation('auditFindings.update', async (incoming) => {
  const { db, tenantId, params, actor } = incoming
  await updateRecord(auditFindings, { ...incoming, query: {} })
  await sql`update audit_finding set state = case when snoozed_until >= ${today()}::date then 'Snoozed' else 'Open' end
    where tenant_id = ${tenantId} and id = ${params.id} and state <> 'Fixed'`.execute(db)
  return getRecord(auditFindings, { ...incoming, actor, query: {}, body: {} })
})

export const clientAuditOperations = { 'clientAudits.run': run, 'auditFindings.update': update }
