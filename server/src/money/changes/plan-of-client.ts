import { sql, type SqlBool } from 'kysely'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { today } from '@portal/core/foundation/format'
import { mostPlannedBudgets } from '@portal/core/money/changes/plan'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { budgetOrder } from '../budgets/budget-order.ts'
import { budgetRows } from '../budgets/budget-rows.ts'
import { dollars } from '../budgets/present-budget.ts'
import { applyPlan } from './apply-plan.ts'

/** Changes of a client that are shown, the latest first. */
const shownRevisions = 20

/** What can be changed of a client's budgets, who confirms it, and what was changed. */
export const planOfClient = operation(
  'budgetPlans.ofClient',
  async ({ db, tenantId, params, actor, person }) => {
    const month = `${today().slice(0, 7)}-01`
    const rows = await budgetRows(
      db,
      sql<SqlBool>`b.tenant_id = ${tenantId} and b.client_id = ${params.id} and b.deleted_at is null and (b.ends_at is null or b.ends_at >= ${month}::date)
      and (b.budget_type = 'Recurring' or b.starts_at >= ${month}::date)`,
      {
        tenantId,
        spend: null,
        order: budgetOrder('service', actor, { tenantId, months: { is: 'latest' } }),
        limit: mostPlannedBudgets,
        offset: 0,
      },
    )
    const confirmers = await sql<{ id: number; fullName: string }>`
    select distinct u.id, u.first_name || ' ' || u.last_name as "fullName"
    from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
    where m.tenant_id = ${tenantId} and m.client_id = ${params.id} and m.user_id <> ${person.id}
      and m.client_user_type_id = any (${[clientUserTypes.manager, clientUserTypes.adSupport]}::integer[])
    order by 2`.execute(db)
    return {
      budgets: rows.map((row) => ({
        id: row.id,
        serviceId: row.service_id,
        service: row.service_name,
        budgetType: row.budget_type,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        invoiceAmount: dollars(row.invoice_amount),
        tags: (row.tags ?? []).map(({ name }) => name),
        fees: (row.fees ?? []).map((fee) => ({
          id: fee.id,
          feeServiceId: fee.FeeService.id,
          name: fee.FeeService.name,
          startsAt: fee.startsAt,
          endsAt: fee.endsAt,
          invoiceAmount: fee.invoiceAmount,
        })),
        version: row.version,
      })),
      confirmers: confirmers.rows,
      revisions: await revisionsOf(db, tenantId, params.id),
    }
  },
)

async function revisionsOf(db: Db, tenantId: number, clientId: number) {
  const { rows } = await sql<{
    id: number
    month: string
    reason: string
    by: string
    created_at: string
    lines: { service: string; previousAmount: number; newAmount: number | null }[]
  }>`
    select r.id, r.month, r.reason, coalesce(u.first_name || ' ' || u.last_name, '') as by, r.created_at,
      (select json_agg(json_build_object('service', s.name, 'previousAmount', l.previous_amount, 'newAmount', l.new_amount) order by s."order", l.id)
        from budget_revision_line l join service s on s.tenant_id = l.tenant_id and s.id = l.service_id
        where l.tenant_id = r.tenant_id and l.revision_id = r.id) as lines
    from budget_revision r left join user_account u on u.tenant_id = r.tenant_id and u.id = r.created_by
    where r.tenant_id = ${tenantId} and r.client_id = ${clientId} order by r.id desc limit ${shownRevisions}`.execute(
    db,
  )
  return rows.map(({ created_at: createdAt, lines, ...row }) => ({ ...row, createdAt, lines: lines ?? [] }))
}

/** Changes several budgets of a client at once. */
export const savePlan = operation(
  'budgetPlans.save',
  async ({ db, tenantId, params, body, person, services, audit }) => {
    const { changed, asked } = await applyPlan(
      { db, tenantId, madeBy: person.id, services, audit },
      {
        clientId: params.id,
        month: body.month,
        reason: body.reason,
        pastCeiling: body.pastCeiling ?? false,
        rows: body.rows,
      },
    )
    return { changed, asked }
  },
)
