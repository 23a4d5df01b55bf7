import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { today } from '@portal/core/foundation/format'
import {
  centsFromDollars,
  centsFromNumeric,
  formatMoney,
  numericFromCents,
} from '@portal/core/foundation/format/money'
import { departments } from '@portal/core/foundation/policy/departments'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { pathOf as routePath } from '@portal/core/foundation/routes'
import { monthProblem, stepOf } from '@portal/core/money/changes/plan'
import { monthWords } from '@portal/core/money/invoicing/expected'
import { approvalProblem } from '@portal/core/money/invoicing/policy'
import type { Db } from '../../foundation/database/database.ts'
import { askedOrder } from '../../foundation/http/asked-order.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, forbidden, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { budgetById } from '../budgets/read-budget.ts'
import { dollars } from '../budgets/present-budget.ts'
import { lockBudget } from '../budgets/update-budget.ts'
import { applyPlan } from './apply-plan.ts'
import { whereAsked } from './increase-of-removed.ts'
import { increases, increaseById, newestFirst, present, seenIn } from './increase-rows.ts'

const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  client: sql`c.name_folded`,
  service: sql`s.name`,
  previousAmount: sql`r.previous_amount`,
  newAmount: sql`r.new_amount`,
  difference: sql`(r.new_amount - r.previous_amount)`,
  month: sql`r.month`,
  status: sql`array_position(array['Waiting', 'Approved', 'Rejected', 'Withdrawn'], r.status)`,
  requestedAt: sql`r.requested_at`,
  requestedBy: sql`u.last_name`,
}

/** Every request, those that wait first. */
export const listIncreases = operation('budgetIncreases.list', async ({ db, tenantId, query, person }) => {
  const { page = 1, pageSize = 50, sort = 'status', search = '' } = query
  const { by: order, descending } = askedOrder(orders, sort)
  const wanted = search.trim().toLowerCase()
  const where = sql<SqlBool>`${sql.join(
    [
      sql`r.tenant_id = ${tenantId}`,
      query.status === undefined ? sql`true` : sql`r.status = ${query.status}`,
      query.clientId === undefined ? sql`true` : sql`r.client_id = ${query.clientId}`,
      wanted === ''
        ? sql`true`
        : sql`exists (select from client n join service v on v.tenant_id = n.tenant_id and v.id = r.service_id
            where n.tenant_id = r.tenant_id and n.id = r.client_id and position(${wanted} in lower(n.name || ' ' || v.name)) > 0)`,
    ],
    sql` and `,
  )}`
  const by = sql`${order} ${sql.raw(descending ? 'desc' : 'asc')}, ${newestFirst}`
  const rows = await increases(db, where, { by, limit: pageSize, offset: (page - 1) * pageSize })
  const counted = await sql<{
    total: number
  }>`select count(*)::integer as total from budget_increase r where ${where}`.execute(db)
  return { rows: rows.map((row) => present(row, person)), total: counted.rows[0]?.total ?? 0, page, pageSize }
})

/** The requests of a client. */
export const increasesOfClient = operation(
  'budgetIncreases.ofClient',
  async ({ db, tenantId, params, person, scope }) => {
    const where = sql<SqlBool>`r.tenant_id = ${tenantId} and r.client_id = ${params.id} and ${seenIn(scope)}`
    const rows = await increases(db, where, { by: newestFirst, limit: 200, offset: 0 })
    return rows.map((row) => present(row, person))
  },
)

/** Asks for a higher budget; whoever decides is told. */
export const requestIncrease = operation(
  'budgetIncreases.request',
  async ({ db, tenantId, params, body, person, services, scope, audit }) => {
    const budget = await budgetById(db, tenantId, body.budgetId, scope, null)
    if (budget.client_id !== params.id) throw notFound('A budget of this client')
    const before = centsFromNumeric(budget.invoice_amount)
    const cents = centsFromDollars(body.newAmount)
    const errors: Record<string, string> = {}
    const month = monthProblem(body.month, today())
    if (month !== null) errors['month'] = month
    if (body.reason.trim() === '') errors['reason'] = 'Field is required'
    const step = stepOf(
      {
        once: budget.budget_type === 'One-Time',
        startsAt: budget.starts_at,
        endsAt: budget.ends_at,
        cents: before,
      },
      { cents },
      body.month,
    )
    if (cents <= before) errors['newAmount'] = `Enter more than the ${formatMoney(before)} that it is now.`
    else if (step.kind === 'refused') errors['newAmount'] = step.sentence
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const made = await db
      .insertInto('budget_increase')
      .values({
        tenant_id: tenantId,
        client_id: params.id,
        budget_id: budget.id,
        service_id: budget.service_id,
        previous_amount: budget.invoice_amount,
        new_amount: numericFromCents(cents),
        month: body.month,
        reason: body.reason.trim(),
        requested_by: person.id,
      })
      .onConflict((on) => on.columns(['tenant_id', 'budget_id']).where('status', '=', 'Waiting').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made)
      throw conflict('An increase of this budget already waits for its approval. It is decided first.')
    const row = await increaseById(db, tenantId, made.id, scope)
    audit({
      subject: 'budget increase',
      subjectId: row.id,
      clientId: row.client_id,
      changes: {
        invoiceAmount: [row.previous_amount, row.new_amount],
        from: [null, row.month],
        reason: [null, row.reason],
      },
    })
    const deciders = await sql<{ user_id: number }>`
      select u.id as user_id from user_account u
      where u.tenant_id = ${tenantId} and u.user_type = 'Employee' and u.active and not u.suspended and u.id <> ${person.id}
        and (exists (select from department_user d where d.tenant_id = u.tenant_id and d.user_id = u.id and d.department_id = ${departments.accounting})
          or exists (select from user_role o where o.tenant_id = u.tenant_id and o.user_id = u.id and o.role = 'Director'))`.execute(
      db,
    )
    await notify(
      { db, tenantId, services },
      deciders.rows.map(({ user_id: id }) => id),
      {
        text: `${row.requester} asks for ${formatMoney(cents)} instead of ${formatMoney(before)} for ${row.service} of ${row.client}.`,
        path: routePath('budgetIncreaseApprovals.index'),
      },
    )
    return present(row, person)
  },
)

/** Holds a request that waits until the transaction ends, so that it is decided once. */
async function holdWaiting(db: Db, tenantId: number, id: number, ifMatch: number | null): Promise<void> {
  const row = await db
    .selectFrom('budget_increase')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(['status', 'version'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This request')
  if (row.status !== 'Waiting')
    throw conflict(`This request does not wait any more: it is ${row.status.toLowerCase()}.`)
  if (ifMatch !== null && ifMatch !== row.version) throw stale()
}

/** Approves or rejects. Approved, the budget changes from the month on, or from this one where that is past. */
export const decideIncrease = operation(
  'budgetIncreases.decide',
  async ({ db, tenantId, params, body, person, ifMatch, scope, services, audit }) => {
    await holdWaiting(db, tenantId, params.id, ifMatch)
    const request = await increaseById(db, tenantId, params.id, scope)
    const problem = approvalProblem(person, request.requested_by)
    if (problem !== null) throw forbidden(problem)
    const answer = body.answer?.trim() ?? ''
    if (!body.approve && answer === '')
      throw invalid({ answer: 'Say why, so that the request can be made better.' })
    let revisionId: number | null = null
    // A month that passed while the request waited does not change any more.
    const thisMonth = `${today().slice(0, 7)}-01`
    const month = request.month < thisMonth ? thisMonth : request.month
    if (body.approve) {
      // Held before it is compared, so that what is approved is what it is changed from.
      await lockBudget(db, tenantId, request.budget_id, null)
      const budget = await budgetById(db, tenantId, request.budget_id, 'all', null)
      if (budget.invoice_amount !== request.previous_amount)
        throw conflict(
          `The budget is ${formatMoney(centsFromNumeric(budget.invoice_amount))} by now, not ${formatMoney(centsFromNumeric(request.previous_amount))}. Reject the request and have it made anew.`,
        )
      const applied = await applyPlan(
        { db, tenantId, madeBy: person.id, services, audit },
        {
          clientId: request.client_id,
          month,
          pastCeiling: body.pastCeiling ?? false,
          reason: `${request.reason} (asked for by ${request.requester})`,
          rows: [{ id: request.budget_id, version: null, newAmount: dollars(request.new_amount) }],
        },
      )
      revisionId = applied.revisionId
    }
    await db
      .updateTable('budget_increase')
      .set({
        status: body.approve ? 'Approved' : 'Rejected',
        decided_by: person.id,
        decided_at: sql<string>`now()`,
        answer,
        revision_id: revisionId,
        version: sql<number>`version + 1`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .execute()
    audit({
      subject: 'budget increase',
      subjectId: request.id,
      clientId: request.client_id,
      changes: {
        status: ['Waiting', body.approve ? 'Approved' : 'Rejected'],
        ...(answer === '' ? {} : { answer: [null, answer] }),
      },
    })
    const word = body.approve ? 'approved' : 'rejected'
    await notify({ db, tenantId, services }, [request.requested_by], {
      text: `Your request for ${request.service} of ${request.client} from ${monthWords(body.approve ? month : request.month)} was ${word}.${answer === '' ? '' : ` ${answer}`}`,
      path: whereAsked(request),
    })
    return present(await increaseById(db, tenantId, params.id, scope), person)
  },
)

/** Takes back one's own request. */
export const withdrawIncrease = operation(
  'budgetIncreases.withdraw',
  async ({ db, tenantId, params, person, ifMatch, scope, audit }) => {
    const request = await increaseById(db, tenantId, params.id, scope)
    await holdWaiting(db, tenantId, params.id, ifMatch)
    if (request.requested_by !== person.id) {
      if (!isEmployee(person)) throw notFound('This request')
      throw forbidden('Only whoever asked for it takes a request back. Reject it instead.')
    }
    await db
      .updateTable('budget_increase')
      .set({ status: 'Withdrawn', decided_at: sql<string>`now()`, version: sql<number>`version + 1` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .execute()
    audit({
      subject: 'budget increase',
      subjectId: request.id,
      clientId: request.client_id,
      changes: { status: ['Waiting', 'Withdrawn'] },
    })
    return present(await increaseById(db, tenantId, params.id, scope), person)
  },
)
