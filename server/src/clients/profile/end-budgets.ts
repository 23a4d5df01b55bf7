import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import type { WebhookData } from '@portal/core/platform/webhooks/events'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { tellPrograms } from '../../platform/webhooks/tell-programs.ts'
import { clientRows } from './query.ts'

/** A budget that ended with its client. */
interface Ended {
  readonly id: number
  readonly starts_at: string
  /** When it was to end before. */
  readonly ended_at: string | null
  readonly ends_at: string
  readonly amount: string
  readonly service: string
}

interface Ending {
  readonly client: { readonly id: number; readonly name: string }
  readonly lastDay: string
  readonly reason: number | null
}

const toldOf = (budget: Ended, client: Ending['client']): WebhookData<'budget.changed'> => ({
  budgetId: budget.id,
  clientId: client.id,
  clientName: client.name,
  service: budget.service,
  change: 'changed',
  startsAt: budget.starts_at,
  endsAt: budget.ends_at,
  amountBefore: Number(budget.amount),
  amount: Number(budget.amount),
})

/** @throws {Refusal} at its field, where the reason is none that is offered */
export async function checkReason(db: Db, tenantId: number, reason: number | null): Promise<void> {
  if (reason === null) return
  const { rows } = await sql`
    select from cancellation_reason where tenant_id = ${tenantId} and id = ${reason} and deleted_at is null`.execute(
    db,
  )
  if (rows.length === 0)
    throw invalid({ cancellationReasonId: 'Reason: this one does not exist or is no longer offered.' })
}

/**
 * Ends on a client's last day the budgets that run, or begin until then, and would go on after it, with their fees.
 *
 * @returns their ids
 */
export async function endBudgetsOf(
  {
    db,
    tenantId,
    audit,
    services,
  }: Pick<Incoming<never>, 'tenantId' | 'audit' | 'services'> & { readonly db: Db },
  { client, lastDay, reason }: Ending,
): Promise<readonly number[]> {
  const begun = lastDay > today() ? lastDay : today()
  const { rows } = await sql<Ended>`
    with running as (
      select id, ends_at from budget
      where tenant_id = ${tenantId} and client_id = ${client.id} and deleted_at is null
        and starts_at <= ${begun}::date and (ends_at is null or ends_at > ${lastDay}::date) order by id for update
    )
    update budget b set ends_at = greatest(b.starts_at, ${lastDay}::date), cancellation_reason_id = coalesce(${reason}::integer, b.cancellation_reason_id),
      version = b.version + 1, updated_at = now()
    from running r, service s
    where b.tenant_id = ${tenantId} and b.id = r.id and s.tenant_id = b.tenant_id and s.id = b.service_id
    returning b.id, b.starts_at, r.ends_at as ended_at, b.ends_at, b.invoice_amount as amount, s.name as service`.execute(
    db,
  )
  await sql`update budget_fee f set ends_at = greatest(f.starts_at, ${lastDay}::date)
    where f.tenant_id = ${tenantId} and f.budget_id = any (${rows.map(({ id }) => id)}::integer[])
      and f.starts_at <= ${begun}::date and (f.ends_at is null or f.ends_at > ${lastDay}::date)`.execute(db)
  const budgets = rows.toSorted((one, other) => one.id - other.id)
  for (const { id, ended_at: endedAt, ends_at: endsAt } of budgets)
    audit({ subject: 'budget', subjectId: id, clientId: client.id, changes: { ends_at: [endedAt, endsAt] } })
  await tellPrograms(
    { db, tenantId, services },
    'budget.changed',
    ...budgets.map((budget) => toldOf(budget, client)),
  )
  return budgets.map(({ id }) => id)
}

/** Ends the budgets of a client whose day of cancellation was set, on that day. */
export const endBudgets = operation('clients.endBudgets', async (incoming) => {
  const { db, tenantId, params, body } = incoming
  const { cancellationReasonId: reason = null } = body
  await checkReason(db, tenantId, reason)
  const client = await clientRows(db, tenantId)
    .where('client.id', '=', params.id)
    .forUpdate('client')
    .executeTakeFirst()
  if (!client) throw notFound('This client')
  if (client.canceled_at === null) throw conflict(`${client.name} is not canceled any more.`, {})
  return { budgetIds: [...(await endBudgetsOf(incoming, { client, lastDay: client.canceled_at, reason }))] }
})
