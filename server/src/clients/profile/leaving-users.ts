import { sql } from 'kysely'
import { endSessions } from '../../access/users/write-parts.ts'
import { agencyToday } from '../../foundation/database/agency-day.ts'
import type { Db } from '../../foundation/database/database.ts'

/** Somebody of a store's own who can sign in. */
export interface LeavingUser {
  readonly id: number
  readonly fullName: string
  readonly email: string
  /** Sees another store that is served. */
  readonly elsewhere: boolean
}

/** The people of a store's own, by its team or by a group that is given to them. Partners and managers of regions are not. */
export async function usersOfStore(
  db: Db,
  tenantId: number,
  clientId: number,
): Promise<readonly LeavingUser[]> {
  const { rows } = await sql<LeavingUser>`
    with seen as (
      select m.user_id, m.client_id from client_user m where m.tenant_id = ${tenantId}
      union
      select a.user_id, c.id from user_group_access a
        join client c on c.tenant_id = a.tenant_id and c.group_id = a.group_id where a.tenant_id = ${tenantId}
    )
    select u.id, u.first_name || ' ' || u.last_name as "fullName", u.email,
      exists (select from seen s join client c on c.tenant_id = ${tenantId} and c.id = s.client_id
        where s.user_id = u.id and c.id <> ${clientId} and (c.canceled_at is null or c.canceled_at > ${agencyToday})) as elsewhere
    from user_account u
    where u.tenant_id = ${tenantId} and u.user_type = 'Client' and u.active and not u.suspended
      and exists (select from seen s where s.user_id = u.id and s.client_id = ${clientId})
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db)
  return rows
}

/** Ends accounts with their sessions; an administrator opens them again. */
export async function endAccounts(db: Db, tenantId: number, users: readonly LeavingUser[]): Promise<void> {
  await sql`update user_account set active = false, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = any (${users.map(({ id }) => id)}::integer[])`.execute(db)
  for (const { id } of users) await endSessions(db, tenantId, id)
}
