import { sql } from 'kysely'
import type { Db } from '../../../foundation/database/database.ts'
import { conflict } from '../../../foundation/http/refusal.ts'
import { settle } from '../../../money/invoicing/draft-lines.ts'
import { refreshDrafts } from '../../../money/invoicing/refresh-drafts.ts'
import { monthsOf } from '../../../money/invoicing/run.ts'

/**
 * Takes the lines of clients off the drafts that are open; `renewDrafts` makes them anew.
 * @returns the months of those drafts
 * @throws {Refusal} 409 where somebody wrote or changed a line: nobody's words are thrown away
 */
export async function clearDrafts(
  db: Db,
  tenantId: number,
  clientIds: readonly number[],
): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: number
    invoice_id: number
    month: string
    by_hand: boolean
    client: string
  }>`
    select l.id, l.invoice_id, l.month, l.edited or l.removed or l.kind = 'hand' as by_hand, c.name as client
    from invoice_line l join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id and i.status in ('draft', 'reviewed')
      join client c on c.tenant_id = l.tenant_id and c.id = l.client_id
    where l.tenant_id = ${tenantId} and l.client_id = any (${clientIds}::integer[])`.execute(db)
  const typed = rows.find((row) => row.by_hand)
  if (typed)
    throw conflict(
      `A draft invoice of ${typed.client} for ${typed.month.slice(0, 7)} has lines that somebody wrote or changed. Approve it, or take them back, first.`,
    )
  if (rows.length === 0) return []
  await sql`delete from invoice_line where tenant_id = ${tenantId} and id = any (${rows.map(({ id }) => id)}::integer[])`.execute(
    db,
  )
  await settle(db, tenantId, [...new Set(rows.map((row) => row.invoice_id))])
  return [...new Set(rows.map(({ month }) => month))].toSorted()
}

/** Makes the drafts of clients for some months as a run does. */
export async function renewDrafts(
  db: Db,
  tenantId: number,
  months: readonly string[],
  clientIds: readonly number[],
): Promise<void> {
  for (const month of months)
    await refreshDrafts(db, tenantId, await monthsOf(db, tenantId, month), clientIds)
}
