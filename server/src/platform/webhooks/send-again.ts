import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { sendWebhook } from './send-webhook.ts'
import type { Teller } from './tell-programs.ts'

/** What waits for an address that somebody has switched off is sent once it is switched on again, as what failed is. */
export async function keepWaiting(db: Db, tenantId: number, endpointId: number): Promise<void> {
  await sql`
    with waiting as (
      update webhook_delivery set state = 'Failed', next_at = null
      where tenant_id = ${tenantId} and webhook_endpoint_id = ${endpointId} and state = 'Waiting' returning at)
    update webhook_endpoint set failing_since = least(failing_since, (select min(at) from waiting))
    where tenant_id = ${tenantId} and id = ${endpointId}`.execute(db)
}

/** Sends what failed since an endpoint began to fail once more. @returns how many messages */
export async function sendFailed(teller: Teller, endpointId: number, since: string): Promise<number> {
  const { db, tenantId } = teller
  const { rows } = await sql<{ id: number }>`
    select id from webhook_delivery
    where tenant_id = ${tenantId} and webhook_endpoint_id = ${endpointId} and state = 'Failed'
      and at >= ${since}::timestamptz - interval '1 minute' order by id limit 5000`.execute(db)
  for (const { id } of rows) await sendAgain(teller, id)
  return rows.length
}

/** Sends one message anew, as if it had never been tried. */
export async function sendAgain({ db, tenantId, services }: Teller, id: number): Promise<void> {
  await sql`update webhook_delivery set state = 'Waiting', attempts = 0, next_at = null
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  await services.jobs.enqueue(db, sendWebhook, { tenantId, id, attempt: 1 })
}
