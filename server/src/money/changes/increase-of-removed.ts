import { sql, type SqlBool } from 'kysely'
import { pathOf as routePath } from '@portal/core/foundation/routes'
import type { Incoming } from '../../foundation/http/operation.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { increases, newestFirst, type IncreaseRow } from './increase-rows.ts'

/** Where whoever asked for an increase reads what became of it. */
export const whereAsked = ({ requester_type, slug }: IncreaseRow): string =>
  requester_type === 'Employee'
    ? routePath('budgetIncreaseApprovals.index')
    : routePath('clients.invoices', { slug })

/** A request for more of a budget ends when the budget is deleted, and whoever asked for it is told. */
export async function withdrawIncreaseOf(
  writing: Pick<Incoming<'budgets.removeWithFees'>, 'db' | 'tenantId' | 'person' | 'services' | 'audit'>,
  budgetId: number,
): Promise<void> {
  const { db, tenantId, person, services, audit } = writing
  const answer = 'The budget was deleted.'
  const waits = sql<SqlBool>`r.tenant_id = ${tenantId} and r.budget_id = ${budgetId} and r.status = 'Waiting'`
  const [request] = await increases(db, waits, { by: newestFirst, limit: 1, offset: 0 })
  if (!request) return
  const ended = await db
    .updateTable('budget_increase')
    .set({
      status: 'Withdrawn',
      decided_by: person.id,
      decided_at: sql<string>`now()`,
      answer,
      version: sql<number>`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', request.id)
    // Somebody may have decided it in the meantime.
    .where('status', '=', 'Waiting')
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) return
  audit({
    subject: 'budget increase',
    subjectId: request.id,
    clientId: request.client_id,
    changes: { status: ['Waiting', 'Withdrawn'], answer: [null, answer] },
  })
  if (request.requested_by === person.id) return
  await notify({ db, tenantId, services }, [request.requested_by], {
    text: `Your request for ${request.service} of ${request.client} was withdrawn. ${answer}`,
    path: whereAsked(request),
  })
}
