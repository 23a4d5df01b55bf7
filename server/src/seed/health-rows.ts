import { sql } from 'kysely'
import type { Db } from '../foundation/database/database.ts'

/** The half year before the first night: each client wanders to the health that it has now, the same way every time. */
export async function healthBefore(db: Db, tenantId: number, week: string): Promise<void> {
  await sql`
    insert into client_health_week (tenant_id, client_id, week, score)
    select h.tenant_id, h.client_id, ${week}::date - 7 * ago,
      greatest(0, least(100, h.score + round(sin((h.client_id * 7 + ago) / 3.0) * least(ago, 8) + case when h.score < 80 and h.client_id % 3 = 0 and ago > 2 then 93 - h.score else (80 - h.score) * ago / 40.0 end)))::integer
    from client_health h, generate_series(1, 25) ago where h.tenant_id = ${tenantId}`.execute(db)
}

/** A few stores that nobody has spoken with for two months, among those that stand worst: an agency has some. */
export async function silentStores(db: Db, tenantId: number, today: string): Promise<void> {
  await sql`
    update interaction i set published_at = i.published_at - 60
    from (
      select h.client_id from client_health h, jsonb_to_recordset(h.parts) as p (kind text, lost integer)
      where h.tenant_id = ${tenantId} and p.kind = 'Contact' and p.lost < 8
      order by h.score, h.client_id limit 4
    ) s
    where i.tenant_id = ${tenantId} and i.client_id = s.client_id and i.published_at > ${today}::date - 60`.execute(
    db,
  )
}
