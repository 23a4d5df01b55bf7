import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'

/** The person whose writes are counted, by tenant and id. */
export interface Writer {
  readonly tenantId: number
  readonly userId: number
}

/** The statement that counts a write of a person, at the end of its transaction: its row is locked until the commit. */
export const countingOf = ({ tenantId, userId }: Writer): RawBuilder<unknown> => sql`
  insert into own_write (tenant_id, user_id, writes) values (${tenantId}, ${userId}, 1)
  on conflict (tenant_id, user_id) do update set writes = own_write.writes + 1 where own_write.tenant_id = excluded.tenant_id`

/** How often a person had written, by what this database knows. */
export async function writesOf(db: Db, { tenantId, userId }: Writer): Promise<number> {
  const found = await db
    .selectFrom('own_write')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .select('writes')
    .executeTakeFirst()
  return found?.writes ?? 0
}
