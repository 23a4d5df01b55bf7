import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { addMonths, today } from '@portal/core/foundation/format'
import { dollarsFromCents, formatMoney } from '@portal/core/foundation/format/money'
import { monthWords } from '@portal/core/money/invoicing/expected'
import { keepsInvoices } from '@portal/core/money/invoicing/policy'
import { invoiceStates, stateOf, type InvoiceStatus } from '@portal/core/money/invoicing/states'
import type { Person } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import { checksOf, isRunning, type AskedMonth } from './checks.ts'
import { differencesOf } from './differences.ts'
import { holdInvoices } from './hold.ts'
import { namesOf } from './read-invoice.ts'
import { whole } from './parts-of-clients.ts'
import { runState } from './run.ts'

type Overview = Answer<'invoicing.close'>

/**
 * How a month stands: sums, what changed, and what is left to do before it is closed.
 * @param parts of clients that are looked at one after the other
 */
export async function overviewOf(
  db: Db,
  { tenantId, month, person, parts = whole }: AskedMonth & { readonly person: Person },
): Promise<Overview> {
  const row = await db
    .selectFrom('invoice_month')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .select(['closed_at', 'closed_by'])
    .executeTakeFirst()
  const run = await runState(db, tenantId, month)
  const running = run.status === 'running'
  const [states, before, differences, checks] = [
    await statesOf(db, tenantId, month),
    await totalOf(db, tenantId, addMonths(month, -1)),
    running ? [] : await differencesOf(db, tenantId, month, parts),
    await checksOf(db, { tenantId, month, parts }, running),
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
  const left = (await checksOf(db, { tenantId, month }, await isRunning(db, tenantId, month))).find(
    ({ done }) => !done,
  )
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
