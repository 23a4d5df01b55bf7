import { sql } from 'kysely'
import type { Db } from '../../../foundation/database/database.ts'
import type { Merging } from './budgets.ts'

type Between = Pick<Merging, 'tenantId' | 'from' | 'to'>

/**
 * Gives a client's agreements that nobody was sent yet to another one, with their services. What was sent names its
 * client in the text whose sum is kept, and stays.
 *
 * @param only some of them; all where absent
 * @returns the agreements that went over
 */
export async function moveAgreements(
  db: Db,
  { tenantId, from, to }: Between,
  only: readonly number[] | null = null,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update agreement set client_id = ${to}
    where tenant_id = ${tenantId} and client_id = ${from} and status = 'Draft' and document_hash is null
      and (${only}::integer[] is null or id = any (${only}::integer[]))
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await sql`update agreement_service set client_id = ${to}
      where tenant_id = ${tenantId} and agreement_id = any (${ids}::integer[])`.execute(db)
  return ids
}

/** What stays with a client and somebody may look for: agreements that were sent or signed, and links of guests that still open. */
export async function leftWith(
  db: Db,
  { tenantId, from }: Between,
): Promise<{ readonly agreements: number; readonly guestLinks: number }> {
  const { rows } = await sql<{ agreements: number; guestLinks: number }>`
    select (select count(*)::integer from agreement where tenant_id = ${tenantId} and client_id = ${from}) as agreements,
      (select count(*)::integer from guest_access where tenant_id = ${tenantId} and client_id = ${from}
        and revoked_at is null and expires_at > now()) as "guestLinks"`.execute(db)
  return rows[0] ?? { agreements: 0, guestLinks: 0 }
}
