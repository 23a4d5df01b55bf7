import { sql } from 'kysely'
import type { WebhookData } from '@portal/core/platform/webhooks/events'
import type { Db } from '../../foundation/database/database.ts'
import type { WrittenMessages } from '../../platform/webhooks/queue-webhooks.ts'
import { listeningTo, writeDeliveries } from '../../platform/webhooks/tell-programs.ts'
import { sliceSize, type Job } from './job.ts'

/** Has messages sent that were written in the same transaction. */
export type SendLater = (db: Db, messages: WrittenMessages) => Promise<void>

interface Told {
  readonly id: number
  readonly data: WebhookData<'budget.changed'>
}

/**
 * Tells programs of the budgets that an import adds and changes, in the transaction that makes them appear. What it
 * writes of a budget beside its days and its amount is told too, as where somebody changes it by hand.
 */
export async function tellOfBudgets(db: Db, { run }: Job, sendLater: SendLater): Promise<void> {
  const listening = await listeningTo(db, run.tenantId, 'budget.changed')
  if (listening.length === 0) return
  const written: number[] = []
  for (let after = 0, some = true; some;) {
    const told = await budgetsOf(db, run, after)
    const happened = told.map(({ data }) => data)
    for (const one of listening)
      if (told.length > 0)
        written.push(...(await writeDeliveries(db, run.tenantId, one, 'budget.changed', happened)))
    after = told.at(-1)?.id ?? 0
    some = told.length === sliceSize
  }
  if (written.length === 0) return
  const [first, last] = written.reduce(
    ([low, high], id) => [Math.min(low, id), Math.max(high, id)],
    [written[0] ?? 0, 0],
  )
  await sendLater(db, { tenantId: run.tenantId, first, last })
}

/** Budgets behind an id that are of the import or changed by it, as they are now, with the amount before. */
async function budgetsOf(db: Db, run: Job['run'], after: number): Promise<readonly Told[]> {
  const { rows } = await sql<{
    id: number
    client_id: number
    client_name: string
    service: string
    starts_at: string
    ends_at: string | null
    amount: string
    added: boolean
    before: string | null
  }>`
    select b.id, b.client_id, c.name as client_name, s.name as service, b.starts_at, b.ends_at, b.invoice_amount as amount,
      t.added, t.before
    from (select id, true as added, null as before from budget where tenant_id = ${run.tenantId} and import_id = ${run.id}
        union all
        select r.target_id, false, r.change -> 'changes' -> 'invoice_amount' ->> 0 from import_row r
        where r.tenant_id = ${run.tenantId} and r.import_id = ${run.id} and r.target_id is not null) t
      join budget b on b.tenant_id = ${run.tenantId} and b.id = t.id
      join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
      join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
    where b.id > ${after} order by b.id limit ${sliceSize}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    data: {
      budgetId: row.id,
      clientId: row.client_id,
      clientName: row.client_name,
      service: row.service,
      change: row.added ? 'added' : 'changed',
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      amountBefore: row.added ? null : Number(row.before ?? row.amount),
      amount: Number(row.amount),
    },
  }))
}
