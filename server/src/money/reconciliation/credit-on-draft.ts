import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { settle } from '../invoicing/draft-lines.ts'

interface SaidNow {
  readonly clientId: number
  readonly noteId: number
  /** What it credits by now, in cents, and its words; null where it credits nothing any more. */
  readonly credits: { readonly cents: number; readonly note: string } | null
}

/**
 * Lets the draft on which a credit stands say what its note says by now, in the transaction that changes the note and
 * holds the invoices: what was taken back or carried over instead is approved by nobody. What somebody made of the line
 * by hand stays while there is a credit.
 */
export async function renewCredit(
  db: Db,
  tenantId: number,
  { clientId, noteId, credits }: SaidNow,
): Promise<void> {
  const open = sql`l.tenant_id = ${tenantId} and l.client_id = ${clientId} and l.source = ${`credit:${noteId}`} and l.live
    and exists (select from invoice i where i.tenant_id = l.tenant_id and i.id = l.invoice_id and i.status in ('draft', 'reviewed'))`
  const amount = credits === null ? 0 : -credits.cents
  const { rows } = await (credits === null
    ? sql<{ id: number }>`delete from invoice_line l where ${open} returning l.invoice_id as id`.execute(db)
    : sql<{ id: number }>`
        update invoice_line l set computed_cents = ${amount}::bigint,
          amount_cents = case when l.edited then l.amount_cents else ${amount}::bigint end,
          reason = case when l.edited then l.reason else ${credits.note} end
        where ${open} and (l.computed_cents, l.reason) is distinct from (${amount}::bigint, ${credits.note})
        returning l.invoice_id as id`.execute(db))
  await settle(db, tenantId, [...new Set(rows.map(({ id }) => id))])
}
