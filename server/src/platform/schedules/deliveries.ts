import type { Db } from '../../foundation/database/database.ts'

/** What became of a report that was due, or was sent by hand. */
export interface Delivery {
  readonly state: 'sent' | 'failed' | 'stopped' | 'skipped'
  readonly byHand: boolean
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
  { state, byHand, to = [], message }: Delivery,
): Promise<void> {
  await db
    .insertInto('report_delivery')
    .values({
      tenant_id: tenantId,
      schedule_id: scheduleId,
      state,
      by_hand: byHand,
      recipients: [...to],
      message,
    })
    .execute()
}

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
