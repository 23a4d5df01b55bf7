import { sql } from 'kysely'
import type { Db } from './database.ts'

/** The full name of a user who is there, for mail and for what is written down in somebody's name. */
export async function fullNameOf(db: Db, tenantId: number, userId: number): Promise<string> {
  const { name } = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .executeTakeFirstOrThrow()
  return name
}
