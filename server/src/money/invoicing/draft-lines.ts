import { sql } from 'kysely'
import type { WantedLine } from '@portal/core/money/invoicing/refresh'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'

interface LineWork {
  readonly added: readonly (WantedLine & { readonly invoiceId: number; readonly place: number })[]
  readonly changed: readonly {
    readonly id: number
    readonly to: WantedLine
    readonly computedOnly: boolean
  }[]
  readonly removed: readonly number[]
  readonly moved: readonly { readonly id: number; readonly invoiceId: number }[]
}

/** Writes what became of the lines of a month's drafts; their sums follow with `settle`. */
export async function writeLines(
  db: Db,
  tenantId: number,
  month: string,
  { added, changed, removed, moved }: LineWork,
): Promise<void> {
  if (removed.length > 0)
    await sql`delete from invoice_line where tenant_id = ${tenantId} and id = any (${removed}::integer[])`.execute(
      db,
    )
  if (moved.length > 0)
    await sql`
      update invoice_line l set invoice_id = n."invoiceId" from json_to_recordset(${JSON.stringify(moved)}::json) as n (id integer, "invoiceId" integer)
      where l.tenant_id = ${tenantId} and l.id = n.id`.execute(db)
  if (changed.length > 0) {
    const rows = changed.map(({ id, to, computedOnly }) => ({
      id,
      computed: to.cents,
      by_hand: computedOnly,
      description: to.description,
      reason: to.reason,
      account: to.accountCode,
    }))
    await sql`
      update invoice_line l set computed_cents = n.computed,
        amount_cents = case when n.by_hand then l.amount_cents else n.computed end,
        description = case when n.by_hand then l.description else n.description end,
        reason = case when n.by_hand then l.reason else n.reason end,
        account_code = case when n.by_hand then l.account_code else n.account end
      from json_to_recordset(${JSON.stringify(rows)}::json) as n (id integer, computed bigint, by_hand boolean, description text, reason text, account text)
      where l.tenant_id = ${tenantId} and l.id = n.id`.execute(db)
  }
  if (added.length > 0) {
    await sql`
      insert into invoice_line (tenant_id, invoice_id, client_id, month, service_month, kind, source, budget_id, fee_id, description, reason, amount_cents, computed_cents, account_code, place)
      select ${tenantId}::integer, "invoiceId", "clientId", ${month}::date, "serviceMonth", kind, source, "budgetId", "feeId", description, reason, cents, cents, "accountCode", place
      from json_to_recordset(${JSON.stringify(added)}::json) as n ("invoiceId" integer, "clientId" integer, "serviceMonth" date, kind text, source text, "budgetId" integer, "feeId" integer, description text, reason text, cents bigint, "accountCode" text, place integer)
      ${takenByNodes}`.execute(db)
  }
}

/** What is said of invoices above their lines, where that is another by now. */
type Says = readonly { readonly id: number; readonly says: readonly string[] }[]

/** Sums the invoices whose lines changed; one without a line goes. */
export async function settle(
  db: Db,
  tenantId: number,
  ids: readonly number[],
  says: Says = [],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    delete from invoice i where i.tenant_id = ${tenantId} and i.id = any (${ids}::integer[]) and i.status in ('draft', 'reviewed')
      and not exists (select from invoice_line l where l.tenant_id = i.tenant_id and l.invoice_id = i.id)`.execute(
    db,
  )
  await sumLines(db, tenantId, ids, says)
}

/**
 * Sums invoices, also one without a line: whoever empties a draft by hand goes on looking at it, and it goes when its
 * month is closed. One that waits for approval goes back to draft: nobody approves what was not looked at.
 */
export async function sumLines(
  db: Db,
  tenantId: number,
  ids: readonly number[],
  says: Says = [],
): Promise<void> {
  await sql`
    update invoice i set subtotal_cents = n.subtotal, tax_cents = n.tax, total_cents = n.subtotal + n.tax, line_count = n.lines,
      client_ids = case when i.client_id is null then coalesce(n.clients, i.client_ids) else i.client_ids end,
      status = 'draft', reviewed_by = null, reviewed_at = null, says = coalesce(s.says, i.says), version = i.version + 1, updated_at = now()
    from (
      select t.id as invoice_id, coalesce(sum(l.amount_cents) filter (where not l.removed), 0)::bigint as subtotal,
        round(coalesce(sum(l.amount_cents) filter (where not l.removed), 0) * max(t.tax_rate) / 100)::bigint as tax,
        count(*) filter (where not l.removed)::integer as lines, array_agg(distinct l.client_id) filter (where l.client_id is not null) as clients
      from invoice t left join invoice_line l on l.tenant_id = t.tenant_id and l.invoice_id = t.id
      where t.tenant_id = ${tenantId} and t.id = any (${ids}::integer[]) group by t.id
    ) n left join jsonb_to_recordset(${JSON.stringify(says)}::jsonb) as s (id integer, says jsonb) on s.id = n.invoice_id
    where i.tenant_id = ${tenantId} and i.id = n.invoice_id and i.status in ('draft', 'reviewed')`.execute(db)
}
