import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Person } from '@portal/core/foundation/policy/actor'
import { isActing } from '@portal/core/foundation/policy/impersonation'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { IncreaseStatus } from '@portal/core/money/changes/increases'
import { approvalProblem, keepsInvoices } from '@portal/core/money/invoicing/policy'
import type { Db } from '../../foundation/database/database.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { dollars } from '../budgets/present-budget.ts'

type Increase = Answer<'budgetIncreases.request'>

/** A request for an increase, as the database has it. */
export interface IncreaseRow {
  readonly id: number
  readonly client_id: number
  readonly client: string
  readonly slug: string
  readonly budget_id: number
  readonly service: string
  readonly previous_amount: string
  readonly new_amount: string
  readonly month: string
  readonly reason: string
  readonly status: IncreaseStatus
  readonly requested_by: number
  readonly requester: string
  readonly requester_type: string
  readonly requested_at: string
  readonly decider: string | null
  readonly decided_at: string | null
  readonly answer: string
  readonly version: number
}

interface Slice {
  readonly by: RawBuilder<unknown>
  readonly limit: number
  readonly offset: number
}

/** Requests that a condition on `r`, and on `u` who asked, holds for. */
export async function increases(
  db: Db,
  where: RawBuilder<SqlBool>,
  { by, limit, offset }: Slice,
): Promise<readonly IncreaseRow[]> {
  const { rows } = await sql<IncreaseRow>`
    select r.id, r.client_id, c.name as client, c.slug, r.budget_id, s.name as service, r.previous_amount, r.new_amount, r.month, r.reason,
      r.status, r.requested_by, u.first_name || ' ' || u.last_name as requester, u.user_type as requester_type, r.requested_at,
      d.first_name || ' ' || d.last_name as decider, r.decided_at, r.answer, r.version
    from budget_increase r
      join client c on c.tenant_id = r.tenant_id and c.id = r.client_id
      join service s on s.tenant_id = r.tenant_id and s.id = r.service_id
      join user_account u on u.tenant_id = r.tenant_id and u.id = r.requested_by
      left join user_account d on d.tenant_id = r.tenant_id and d.id = r.decided_by
    where ${where} order by ${by} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** A request as this person is shown it. */
export const present = (row: IncreaseRow, person: Person): Increase => {
  const waits = row.status === 'Waiting'
  const problem = waits ? approvalProblem(person, row.requested_by) : null
  return {
    id: row.id,
    client: { id: row.client_id, name: row.client, slug: row.slug },
    budgetId: row.budget_id,
    service: row.service,
    previousAmount: dollars(row.previous_amount),
    newAmount: dollars(row.new_amount),
    month: row.month,
    reason: row.reason,
    status: row.status,
    requestedBy: row.requester,
    requestedAt: row.requested_at,
    decidedBy: row.decider,
    decidedAt: row.decided_at,
    answer: row.answer,
    version: row.version,
    can: {
      decide: waits && keepsInvoices(person) && problem === null,
      withdraw: waits && row.requested_by === person.id && !isActing(person),
    },
    decisionProblem: keepsInvoices(person) ? problem : null,
  }
}

const one: Omit<Slice, 'by'> = { limit: 1, offset: 0 }
export const newestFirst = sql`r.requested_at desc, r.id desc`

/** @throws {Refusal} 404 for one that the scope does not hold */
export async function increaseById(
  db: Db,
  tenantId: number,
  id: number,
  scope: Exclude<Scope, 'none'>,
): Promise<IncreaseRow> {
  const [row] = await increases(
    db,
    sql<SqlBool>`r.tenant_id = ${tenantId} and r.id = ${id} and ${seenIn(scope)}`,
    { by: newestFirst, ...one },
  )
  if (!row) throw notFound('This request')
  return row
}

/** Staff see every request; the people of a client those that they made themselves, not what staff ask of each other. */
export const seenIn = (scope: Exclude<Scope, 'none'>): RawBuilder<SqlBool> =>
  scope === 'all'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`u.user_type <> 'Employee' and r.client_id = any (${scope.of === 'client' ? scope.ids : []}::integer[])`
