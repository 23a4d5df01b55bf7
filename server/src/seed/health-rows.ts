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
