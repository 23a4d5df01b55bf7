import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  payloadOf,
  type testEvent,
  type WebhookData,
  type WebhookEventName,
} from '@portal/core/platform/webhooks/events'
import type { Db } from '../../foundation/database/database.ts'
import type { Incoming } from '../../foundation/http/operation.ts'
import { sendWebhook } from './send-webhook.ts'

/** What of a request is needed to tell programs of it. */
export type Teller = Pick<Incoming<never>, 'services' | 'tenantId' | 'db'>

interface Listening {
  readonly id: number
  readonly amounts: boolean
}

/**
 * Tells the addresses that listen, in the transaction of what happened: nothing is sent of what is not committed, and
 * what is committed is sent. Amounts go where they are wanted and whoever keeps the address still is of the agency.
 */
export async function tellPrograms<E extends WebhookEventName>(
  teller: Teller,
  event: E,
  ...happened: readonly WebhookData<E>[]
): Promise<void> {
  if (happened.length === 0) return
  const rows = await listeningTo(teller.db, teller.tenantId, event)
  for (const { id, amounts } of rows)
    for (const data of happened) await queueDelivery(teller, id, event, payloadOf(event, data, amounts))
}

/** The addresses that are told of an event, and whether with amounts. */
export async function listeningTo(
  db: Db,
  tenantId: number,
  event: WebhookEventName,
): Promise<readonly Listening[]> {
  const { rows } = await sql<Listening>`
    select e.id, e.with_amounts and exists (select from user_account u where u.tenant_id = e.tenant_id and u.id = e.created_by
      and u.active and not u.suspended and u.user_type = 'Employee') as amounts
    from webhook_endpoint e
    where e.tenant_id = ${tenantId} and e.deleted_at is null and e.active and ${event} = any (e.events)
    order by e.id`.execute(db)
  return rows
}

/**
 * Writes messages to one address, many in one statement; `queueWebhooks` sends them.
 * @returns their ids
 */
export async function writeDeliveries<E extends WebhookEventName>(
  db: Db,
  tenantId: number,
  { id, amounts }: Listening,
  event: E,
  happened: readonly WebhookData<E>[],
): Promise<readonly number[]> {
  const timestamp = new Date().toISOString()
  const messages = happened.map((data) => ({
    message_id: `msg_${randomUUID().replaceAll('-', '')}`,
    payload: JSON.stringify({ type: event, timestamp, data: payloadOf(event, data, amounts) }),
  }))
  const { rows } = await sql<{ id: number }>`
    insert into webhook_delivery (tenant_id, webhook_endpoint_id, message_id, event, payload)
    select ${tenantId}, ${id}, m.message_id, ${event}, m.payload
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m (message_id text, payload text) returning id`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** Puts one message to one address on the queue. @returns the delivery's id */
export async function queueDelivery(
  { db, tenantId, services }: Teller,
  endpointId: number,
  event: WebhookEventName | typeof testEvent,
  data: Readonly<Record<string, unknown>>,
): Promise<number> {
  const payload = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data })
  const { rows } = await sql<{ id: number }>`
    insert into webhook_delivery (tenant_id, webhook_endpoint_id, message_id, event, payload)
    values (${tenantId}, ${endpointId}, ${`msg_${randomUUID().replaceAll('-', '')}`}, ${event}, ${payload})
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await services.jobs.enqueue(db, sendWebhook, { tenantId, id, attempt: 1 })
  return id
}
