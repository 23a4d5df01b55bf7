import { sql } from 'kysely'
import { reportOpenedAction } from '@portal/core/platform/reports/opened'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'

/** Adds to an earlier usage record of the same user, or starts one. */
const track = operation('usage.track', async ({ body, person, tenantId, db, audit }) => {
  if (body.userId !== undefined && body.userId !== person.id)
    throw forbidden('You can only record your own use.')
  const log = JSON.stringify(body.log ?? {})
  if (body.id !== undefined) {
    const updated = await db
      .updateTable('usage_record')
      .set({ log: sql<string>`log || ${log}::jsonb`, updated_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', body.id)
      .where('user_id', '=', person.id)
      .returning('id')
      .executeTakeFirst()
    if (!updated) throw notFound('This usage record')
    audit({ subject: 'usage record', subjectId: updated.id })
    return { id: updated.id }
  }
  if (!body.action) throw invalid({ action: 'Field is required' })
  if (body.action === reportOpenedAction)
    throw invalid({ action: 'That a report was opened is recorded by the portal itself.' })
  if (body.clientId) {
    const client = await db
      .selectFrom('client')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', body.clientId)
      .select('id')
      .executeTakeFirst()
    if (!client) throw notFound('This client')
  }
  const created = await db
    .insertInto('usage_record')
    .values({
      tenant_id: tenantId,
      client_id: body.clientId ?? null,
      user_id: person.id,
      action: body.action,
      log,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  audit({
    subject: 'usage record',
    subjectId: created.id,
    ...(body.clientId ? { clientId: body.clientId } : {}),
  })
  return { id: created.id }
})

export const usageOperations = { 'usage.track': track }
