import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { counted, monthRange } from '@portal/core/foundation/format'
import { monthWords } from '@portal/core/money/invoicing/expected'
import type { Db } from '../../foundation/database/database.ts'
import { ofClients, whole, type Parts } from './parts-of-clients.ts'

type Check = Answer<'invoicing.close'>['checks'][number]

/** A month of all clients, who are looked at in parts. */
export interface AskedMonth {
  readonly tenantId: number
  readonly month: string
  readonly parts?: Parts
}

/** Whether the drafts of a month are being made. */
export async function isRunning(db: Db, tenantId: number, month: string): Promise<boolean> {
  const { rows } = await sql`
    select from invoice_month where tenant_id = ${tenantId} and month = ${month} and run_status = 'running'`.execute(
    db,
  )
  return rows.length > 0
}

/**
 * What has to be done before a month is closed, worked out from what is there; while the month is made, that alone.
 * Whoever also tells how the run stands has read that before: told of a run that is over, nobody would ask again.
 * What is on no invoice is told apart by a hash, whatever the database knows of lines that were only just written.
 */
export async function checksOf(
  db: Db,
  { tenantId, month, parts = whole }: AskedMonth,
  running: boolean,
): Promise<Check[]> {
  if (running) return [{ name: 'made', count: 1, done: false, sentence: 'The run is under way.' }]
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
  const check = (name: string, count: number, left: string, done: string): Check => ({
    name,
    count,
    done: count === 0,
    sentence: count === 0 ? done : left,
  })
  /** What comes after something is not done by having nothing to do yet. */
  const after = (waits: boolean, sentence: string, of: Check): Check =>
    waits && of.done ? { ...of, done: false, sentence } : of
  return [
    check(
      'made',
      found.invoices > 0 ? 0 : 1,
      'No invoices have been made. Make the drafts.',
      'The invoices have been made.',
    ),
    check(
      'unbilled',
      apart.unbilled,
      `${counted(apart.unbilled, 'budget is', 'budgets are')} on no invoice. Refresh the drafts.`,
      'Every budget of the month is on an invoice.',
    ),
    check(
      'stray',
      apart.stray,
      `${counted(apart.stray, 'line has', 'lines have')} no budget any more. Refresh the drafts, or take them off.`,
      'Every line has its budget.',
    ),
    after(
      found.invoices === 0,
      'Drafts are looked at once they are made.',
      check(
        'drafts',
        found.drafts,
        `${counted(found.drafts, 'draft waits', 'drafts wait')} to be looked at.`,
        'Every draft has been looked at.',
      ),
    ),
    after(
      found.invoices === 0 || found.drafts > 0,
      'Invoices are approved once they have been looked at.',
      check(
        'reviewed',
        found.reviewed,
        `${counted(found.reviewed, 'invoice waits', 'invoices wait')} for approval.`,
        'Every invoice is approved.',
      ),
    ),
    after(
      found.invoices === 0 || found.drafts + found.reviewed > 0,
      'Invoices are sent once they are approved.',
      check(
        'approved',
        found.approved,
        `${counted(found.approved, 'invoice has', 'invoices have')} not been sent.`,
        'Every invoice has been sent.',
      ),
    ),
    {
      ...check(
        'earlier',
        found.earlier === null ? 0 : 1,
        `${found.earlier === null ? '' : monthWords(found.earlier)} is still open. Months are closed in order.`,
        'The months before are closed.',
      ),
      ...(found.earlier === null ? {} : { month: found.earlier }),
    },
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
