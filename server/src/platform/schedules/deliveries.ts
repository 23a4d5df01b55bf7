import type { Db } from '../../foundation/database/database.ts'

/** What became of a report that was due, or was sent by hand. */
export interface Delivery {
  readonly state: 'sent' | 'kept' | 'failed' | 'stopped' | 'skipped'
  readonly byHand: boolean
  /** Which sending by hand it was. */
  readonly sending?: string | undefined
  readonly to?: readonly string[]
  readonly message: string | null
}

/** Deliveries that are shown of one schedule. */
const mostShown = 100

/** Writes down what became of a scheduled report: sent, skipped or failed, to whom and why. */
export async function noteDelivery(
  db: Db,
  tenantId: number,
  scheduleId: number,
  { state, byHand, sending, to = [], message }: Delivery,
): Promise<void> {
  await db
    .insertInto('report_delivery')
    .values({
      tenant_id: tenantId,
      schedule_id: scheduleId,
      state,
      by_hand: byHand,
      sending: sending ?? null,
      recipients: [...to],
      message,
    })
    .execute()
}

/** Whether a sending by hand has gone out, or lies in the outbox where no mail goes out. */
export const wasSent = async (
  db: Db,
  { tenantId, id, sending }: { readonly tenantId: number; readonly id: number; readonly sending: string },
): Promise<boolean> =>
  (await db
    .selectFrom('report_delivery')
    .where('tenant_id', '=', tenantId)
    .where('schedule_id', '=', id)
    .where('sending', '=', sending)
    .where('state', 'in', ['sent', 'kept'])
    .select('id')
    .executeTakeFirst()) !== undefined

/** The latest deliveries of a schedule, newest first. */
export async function deliveriesOf(db: Db, tenantId: number, scheduleId: number) {
  const rows = await db
    .selectFrom('report_delivery')
    .where('tenant_id', '=', tenantId)
    .where('schedule_id', '=', scheduleId)
    .select(['id', 'at', 'state', 'by_hand', 'recipients', 'message'])
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(({ id, at, state, by_hand, recipients, message }) => ({
    id,
    at,
    state,
    byHand: by_hand,
    to: recipients,
    message,
  }))
}
