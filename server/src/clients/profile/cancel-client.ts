import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { presentClient } from './present-client.ts'
import { clientRows } from './query.ts'

/**
 * Makes a client inactive at once. What runs ends on its last day, with the reason; what would begin later and who
 * still has something to do are named, for somebody to decide.
 */
export const cancelClient = operation(
  'clients.cancelNow',
  async ({ db, tenantId, params, body, actor, audit }) => {
    const now = today()
    const { lastDay = now, cancellationReasonId: reason = null } = body
    if (lastDay > now)
      throw invalid({ lastDay: 'Last Day must be today or earlier. A later one is set under Settings.' })
    const before = await clientRows(db, tenantId)
      .where('client.id', '=', params.id)
      .forUpdate('client')
      .executeTakeFirst()
    if (!before) throw notFound('This client')
    if (before.canceled_at !== null && before.canceled_at <= now)
      throw conflict(`${before.name} is inactive already.`, {})
    if (reason !== null) {
      const { rows } = await sql`
        select from cancellation_reason where tenant_id = ${tenantId} and id = ${reason} and deleted_at is null`.execute(
        db,
      )
      if (rows.length === 0)
        throw invalid({ cancellationReasonId: 'Reason: this one does not exist or is no longer offered.' })
    }
    const client = await sql<{ id: number }>`
      update client set canceled_at = ${lastDay}::date, version = version + 1, updated_at = now()
      where tenant_id = ${tenantId} and id = ${params.id} returning id`.execute(db)
    const ended = await sql<{ id: number }>`
      update budget set ends_at = greatest(starts_at, ${lastDay}::date), cancellation_reason_id = coalesce(${reason}::integer, cancellation_reason_id),
        version = version + 1, updated_at = now()
      where tenant_id = ${tenantId} and client_id = ${client.rows[0]?.id ?? params.id} and deleted_at is null
        and starts_at <= ${now}::date and (ends_at is null or ends_at > ${lastDay}::date) returning id`.execute(
      db,
    )
    await sql`update budget_fee f set ends_at = greatest(f.starts_at, ${lastDay}::date)
      where f.tenant_id = ${tenantId} and f.budget_id = any (${ended.rows.map(({ id }) => id)}::integer[])
        and f.starts_at <= ${now}::date and (f.ends_at is null or f.ends_at > ${lastDay}::date)`.execute(db)
    const { rows: left } = await sql<{ budgets: number; tasks: number }>`
      select (select count(*)::integer from budget b where b.tenant_id = ${tenantId} and b.client_id = ${params.id}
          and b.deleted_at is null and b.starts_at > ${now}::date) as budgets,
        (select count(*)::integer from task t join task_status s on s.tenant_id = t.tenant_id and s.id = t.status_id and not s.closes
          where t.tenant_id = ${tenantId} and t.client_id = ${params.id}) as tasks`.execute(db)
    const after = await clientRows(db, tenantId).where('client.id', '=', params.id).executeTakeFirstOrThrow()
    audit({
      subject: 'client',
      subjectId: params.id,
      clientId: params.id,
      changes: {
        canceled_at: [before.canceled_at, lastDay],
        ...(reason === null ? {} : { cancellationReasonId: reason }),
        budgetsEnded: ended.rows.map(({ id }) => id),
      },
    })
    return {
      client: presentClient(after, actor),
      budgetsEnded: ended.rows.length,
      budgetsToCome: left[0]?.budgets ?? 0,
      openTasks: left[0]?.tasks ?? 0,
    }
  },
)
