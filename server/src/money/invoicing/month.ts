import { sql, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { addMonths, monthRange, today } from '@portal/core/foundation/format'
import { dollarsFromCents, formatMoney } from '@portal/core/foundation/format/money'
import { monthWords } from '@portal/core/money/invoicing/expected'
import { keepsInvoices } from '@portal/core/money/invoicing/policy'
import { invoiceStates, stateOf, type InvoiceStatus } from '@portal/core/money/invoicing/states'
import type { Person } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import { holdInvoices } from './hold.ts'
import { namesOf } from './read-invoice.ts'
import { ofClients, whole, type Parts } from './parts-of-clients.ts'
import { runState } from './run.ts'

type Overview = Answer<'invoicing.close'>

/**
 * How a month stands: sums, what changed, and what is left to do before it is closed.
 * @param parts of clients that are looked at one after the other
 */
export async function overviewOf(
  db: Db,
  { tenantId, month, person, parts = whole }: Asked & { readonly person: Person },
): Promise<Overview> {
  const row = await db
    .selectFrom('invoice_month')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .select(['closed_at', 'closed_by'])
    .executeTakeFirst()
  const [states, before, differences, checks, run] = [
    await statesOf(db, tenantId, month),
    await totalOf(db, tenantId, addMonths(month, -1)),
    (await isRunning(db, tenantId, month)) ? [] : await differencesOf(db, tenantId, month, parts),
    await checksOf(db, { tenantId, month, parts }),
    await runState(db, tenantId, month),
  ]
  const charged = states.filter(({ state }) => state !== 'Void')
  const sum = (
    of: readonly { readonly total: number; readonly open: number }[],
    name: 'total' | 'open',
  ): number => dollarsFromCents(of.reduce((cents, each) => cents + each[name], 0))
  const overdue = states.filter(({ state }) => state === 'Overdue')
  const closed = row?.closed_at != null
  const keeps = keepsInvoices(person)
  const later = closed ? await laterClosed(db, tenantId, month) : false
  return {
    month,
    closed,
    closedAt: row?.closed_at ?? null,
    closedBy: (await namesOf(db, tenantId, [row?.closed_by ?? null])).get(row?.closed_by ?? 0) ?? null,
    run,
    states: states.map(({ state, count, total, open }) => ({
      state,
      count,
      total: dollarsFromCents(total),
      open: dollarsFromCents(open),
    })),
    total: sum(charged, 'total'),
    paid: dollarsFromCents(charged.reduce((cents, { paid }) => cents + paid, 0)),
    open: sum(charged, 'open'),
    overdue: { count: overdue.reduce((sumOf, { count }) => sumOf + count, 0), total: sum(overdue, 'open') },
    before: dollarsFromCents(before),
    differences,
    checks,
    can: {
      keep: keeps && !closed,
      close: keeps && !closed && checks.every(({ done }) => done),
      reopen: keeps && closed && !later,
    },
  }
}

interface Asked {
  readonly tenantId: number
  readonly month: string
  readonly parts?: Parts
}

interface StateSum {
  readonly state: (typeof invoiceStates)[number]
  readonly count: number
  readonly total: number
  readonly open: number
  readonly paid: number
}

async function statesOf(db: Db, tenantId: number, month: string): Promise<readonly StateSum[]> {
  const { rows } = await sql<{
    status: InvoiceStatus
    sign: number
    paid_state: number
    late: boolean
    count: number
    total: number
    paid: number
  }>`
    select status, sign(total_cents)::integer as sign, case when paid_cents = 0 then 0 when paid_cents < total_cents then 1 else 2 end as paid_state,
      coalesce(due_on < ${today()}, false) as late, count(*)::integer as count, sum(total_cents)::bigint as total, sum(paid_cents)::bigint as paid
    from invoice where tenant_id = ${tenantId} and month = ${month} group by 1, 2, 3, 4`.execute(db)
  const found = new Map<string, { count: number; total: number; open: number; paid: number }>()
  for (const row of rows) {
    // Each group stands as one of its invoices would: only signs and orders matter, not amounts.
    const state = stateOf(
      {
        status: row.status,
        totalCents: row.sign * 2,
        paidCents: row.sign < 0 ? 0 : row.paid_state,
        dueOn: row.late ? '2000-01-01' : null,
      },
      today(),
    )
    const sum = found.get(state) ?? { count: 0, total: 0, open: 0, paid: 0 }
    found.set(state, {
      count: sum.count + row.count,
      total: sum.total + row.total,
      open: sum.open + (row.status === 'approved' || row.status === 'sent' ? row.total - row.paid : 0),
      paid: sum.paid + row.paid,
    })
  }
  return invoiceStates.flatMap((state) => {
    const sum = found.get(state)
    return sum ? [{ state, ...sum }] : []
  })
}

async function totalOf(db: Db, tenantId: number, month: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(total_cents), 0)::bigint as total from invoice where tenant_id = ${tenantId} and month = ${month} and status <> 'void'`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

async function isRunning(db: Db, tenantId: number, month: string): Promise<boolean> {
  const { rows } = await sql`
    select from invoice_month where tenant_id = ${tenantId} and month = ${month} and run_status = 'running'`.execute(
    db,
  )
  return rows.length > 0
}

type Difference = Overview['differences'][number]

/** What makes the month differ from the one before, service by service of each client. */
async function differencesOf(
  db: Db,
  tenantId: number,
  month: string,
  parts: Parts,
): Promise<Overview['differences']> {
  const sums = new Map<Difference['kind'], { count: number; amount: number }>()
  for (const part of parts)
    for (const { kind, count, amount } of await differencesIn(db, tenantId, month, part)) {
      const sum = sums.get(kind) ?? { count: 0, amount: 0 }
      sums.set(kind, { count: sum.count + count, amount: sum.amount + amount })
    }
  return [...sums]
    .toSorted(([, one], [, other]) => Math.abs(other.amount) - Math.abs(one.amount))
    .map(([kind, { count, amount }]) => ({ kind, count, amount: dollarsFromCents(amount) }))
}

/** The same of some clients, in cents. */
async function differencesIn(
  db: Db,
  tenantId: number,
  month: string,
  part: Parts[number],
): Promise<readonly Difference[]> {
  const before = addMonths(month, -1)
  const { rows } = await sql<Difference>`
    with line as (
      select l.client_id, l.month, l.amount_cents, l.kind in ('adjustment', 'credit') as adjusts, b.budget_type = 'One-Time' as once,
        case when l.kind in ('adjustment', 'credit') then 'a' when l.kind = 'hand' then 'h' || l.id else 's' || coalesce(b.service_id, 0) || case when l.fee_id is null then '' else 'f' || coalesce(f.fee_service_id, 0) end end as thing
      from invoice_line l
        left join budget b on b.tenant_id = l.tenant_id and b.id = l.budget_id
        left join budget_fee f on f.tenant_id = l.tenant_id and f.id = l.fee_id
      where l.tenant_id = ${tenantId} and ${ofClients('l.client_id', part)} and l.month in (${before}, ${month}) and l.live and not l.removed
    ), thing as (
      select client_id, thing, bool_or(adjusts) as adjusts, bool_or(coalesce(once, false)) as once,
        coalesce(sum(amount_cents) filter (where month = ${before}), 0)::bigint as was, coalesce(sum(amount_cents) filter (where month = ${month}), 0)::bigint as now
      from line group by client_id, thing
    )
    select case when adjusts then 'adjustments' when once then 'one-time' when was = 0 then 'new' when now = 0 then 'ended' when now > was then 'increased' else 'decreased' end as kind,
      count(*)::integer as count, sum(now - was)::bigint as amount
    from thing where was <> now group by 1`.execute(db)
  return rows
}

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/**
 * What has to be done before a month is closed, worked out from what is there; while the month is made, that alone.
 * What is on no invoice is told apart by a hash, whatever the database knows of lines that were only just written.
 */
export async function checksOf(
  db: Db,
  { tenantId, month, parts = whole }: Asked,
): Promise<Overview['checks']> {
  if (await isRunning(db, tenantId, month))
    return [{ name: 'made', count: 1, done: false, sentence: 'The run is under way.' }]
  const { rows } = await sql<{
    invoices: number
    drafts: number
    reviewed: number
    approved: number
    earlier: string | null
  }>`
    select count(*)::integer as invoices, count(*) filter (where status = 'draft' and line_count > 0)::integer as drafts,
      count(*) filter (where status = 'reviewed')::integer as reviewed, count(*) filter (where status = 'approved')::integer as approved,
      (select min(month) from invoice_month where tenant_id = ${tenantId} and month < ${month} and closed_at is null) as earlier
    from invoice where tenant_id = ${tenantId} and month = ${month}`.execute(db)
  const apart = { unbilled: 0, stray: 0 }
  for (const part of parts) {
    const { unbilled, stray } = await apartIn(db, tenantId, month, part)
    apart.unbilled += unbilled
    apart.stray += stray
  }
  const [found] = rows
  if (!found) return []
  const check = (name: string, count: number, left: string, done: string): Overview['checks'][number] => ({
    name,
    count,
    done: count === 0,
    sentence: count === 0 ? done : left,
  })
  return [
    check(
      'made',
      found.invoices > 0 ? 0 : 1,
      'No invoices have been made. Run the month.',
      'The invoices have been made.',
    ),
    check(
      'unbilled',
      apart.unbilled,
      `${several(apart.unbilled, 'budget is', 'budgets are')} on no invoice. Run the month again.`,
      'Every budget of the month is on an invoice.',
    ),
    check(
      'stray',
      apart.stray,
      `${several(apart.stray, 'line has', 'lines have')} no budget any more. Run the month again, or take them off.`,
      'Every line has its budget.',
    ),
    check(
      'drafts',
      found.drafts,
      `${several(found.drafts, 'draft waits', 'drafts wait')} to be looked at.`,
      'Every draft has been looked at.',
    ),
    check(
      'reviewed',
      found.reviewed,
      `${several(found.reviewed, 'invoice waits', 'invoices wait')} for approval.`,
      'Every invoice is approved.',
    ),
    check(
      'approved',
      found.approved,
      `${several(found.approved, 'invoice has', 'invoices have')} not been sent.`,
      'Every invoice has been sent.',
    ),
    check(
      'earlier',
      found.earlier === null ? 0 : 1,
      `${found.earlier === null ? '' : monthWords(found.earlier)} is still open. Months are closed in order.`,
      'The months before are closed.',
    ),
  ]
}

/** Budgets of some clients that are on no invoice of a month, and lines of theirs without a budget. */
async function apartIn(
  db: Db,
  tenantId: number,
  month: string,
  part: Parts[number],
): Promise<{ readonly unbilled: number; readonly stray: number }> {
  const { start, end } = monthRange(month)
  const { rows } = await sql<{ unbilled: number; stray: number }>`
    select
      (select count(*)::integer from budget b where b.tenant_id = ${tenantId} and ${ofClients('b.client_id', part)} and b.deleted_at is null
        and b.invoice_amount <> 0 and b.starts_at <= ${end}
        and (b.budget_type = 'Recurring' and (b.ends_at is null or b.ends_at >= ${start}) or b.budget_type = 'One-Time' and b.starts_at >= ${start})
        and b.id not in (select l.budget_id from invoice_line l where l.tenant_id = ${tenantId} and ${ofClients('l.client_id', part)}
          and l.budget_id is not null and l.fee_id is null and l.service_month = ${month} and l.live)) as unbilled,
      (select count(*)::integer from invoice_line l join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
        where l.tenant_id = ${tenantId} and ${ofClients('l.client_id', part)} and l.month = ${month} and l.live and not l.removed
          and i.status in ('draft', 'reviewed') and l.kind in ('budget', 'fee')
          and coalesce(l.budget_id, 0) not in (select b.id from budget b where b.tenant_id = ${tenantId} and ${ofClients('b.client_id', part)}
            and b.deleted_at is null and b.starts_at <= ${end} and (b.ends_at is null or b.ends_at >= ${start}))) as stray`.execute(
    db,
  )
  return rows[0] ?? { unbilled: 0, stray: 0 }
}

const laterClosed = async (db: Db, tenantId: number, month: string): Promise<boolean> =>
  (await db
    .selectFrom('invoice_month')
    .where('tenant_id', '=', tenantId)
    .where('month', '>', month)
    .where('closed_at', 'is not', null)
    .select('month')
    .executeTakeFirst()) !== undefined

/** Closes a month; what is left to do is said instead where there is something. */
export const closeMonth = operation('invoicing.close', async ({ db, tenantId, body, person, audit }) => {
  const { month } = body
  await holdInvoices(db, tenantId)
  const left = (await checksOf(db, { tenantId, month })).find(({ done }) => !done)
  if (left) throw conflict(left.sentence)
  const closed = await db
    .updateTable('invoice_month')
    .set({ closed_at: sql<string>`now()`, closed_by: person.id })
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('closed_at', 'is', null)
    .returning('month')
    .executeTakeFirst()
  if (!closed) throw conflict(`${monthWords(month)} is closed already.`)
  // A draft without a line was emptied by hand: nothing of it is charged.
  await sql`
      delete from invoice where tenant_id = ${tenantId} and month = ${month} and status = 'draft'
        and not exists (select from invoice_line l where l.tenant_id = invoice.tenant_id and l.invoice_id = invoice.id)`.execute(
    db,
  )
  audit({
    subject: 'invoicing',
    changes: { closed: month, total: formatMoney(await totalOf(db, tenantId, month)) },
  })
  return overviewOf(db, { tenantId, month, person })
})

/** Opens the last closed month again. */
export const reopenMonth = operation('invoicing.reopen', async ({ db, tenantId, body, person, audit }) => {
  const { month, reason } = body
  await holdInvoices(db, tenantId)
  if (await laterClosed(db, tenantId, month))
    throw conflict(`A month after ${monthWords(month)} is closed. Open that one first.`)
  const opened = await db
    .updateTable('invoice_month')
    .set({ closed_at: null, closed_by: null })
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('closed_at', 'is not', null)
    .returning('month')
    .executeTakeFirst()
  if (!opened) throw conflict(`${monthWords(month)} is open.`)
  audit({ subject: 'invoicing', changes: { reopened: month, reason } })
  return overviewOf(db, { tenantId, month, person })
})

/** Whether invoices that a state names, as a condition on `i`. */
export const inState = (state: (typeof invoiceStates)[number]) => {
  const day = today()
  const frozen = sql`i.status in ('approved', 'sent')`
  const late = sql`i.due_on is not null and i.due_on < ${day}`
  switch (state) {
    case 'Draft':
      return sql<SqlBool>`i.status = 'draft'`
    case 'Reviewed':
      return sql<SqlBool>`i.status = 'reviewed'`
    case 'Void':
      return sql<SqlBool>`i.status = 'void'`
    case 'Approved':
      return sql<SqlBool>`i.status = 'approved' and i.paid_cents = 0`
    case 'Credit':
      return sql<SqlBool>`i.status = 'sent' and i.total_cents < 0`
    case 'Paid':
      return sql<SqlBool>`${frozen} and i.total_cents >= 0 and i.paid_cents >= i.total_cents and (i.status = 'sent' or i.paid_cents > 0)`
    case 'Overdue':
      return sql<SqlBool>`${frozen} and i.paid_cents < i.total_cents and (i.status = 'sent' or i.paid_cents > 0) and ${late}`
    case 'Partly paid':
      return sql<SqlBool>`${frozen} and i.paid_cents > 0 and i.paid_cents < i.total_cents and not (${late})`
    case 'Sent':
      return sql<SqlBool>`i.status = 'sent' and i.paid_cents = 0 and i.total_cents > 0 and not (${late})`
  }
}
