import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'

/** The recipients of a schedule who have left it, in small letters. */
export async function leftBy(db: Db, tenantId: number, scheduleId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('report_reader')
    .where('tenant_id', '=', tenantId)
    .where('schedule_id', '=', scheduleId)
    .where('left_at', 'is not', null)
    .select('address')
    .execute()
  return new Set(rows.map(({ address }) => address))
}

/** What a reader leaves the list by: made with the first mail, and the same in every later one. */
export async function tokenOf(
  db: Db,
  tenantId: number,
  scheduleId: number,
  address: string,
): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    insert into report_reader (tenant_id, schedule_id, address, token)
    values (${tenantId}, ${scheduleId}, ${address.toLowerCase()}, ${randomBytes(24).toString('base64url')})
    on conflict (tenant_id, schedule_id, address) do update set address = excluded.address
    returning token`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An insert that updates returns its row.')
  return row.token
}
