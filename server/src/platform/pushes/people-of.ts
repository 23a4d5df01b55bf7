import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'

/** A client with the addresses of its own people who have an account. */
export interface PeopleOfClient {
  readonly id: number
  readonly name: string
  readonly addresses: readonly string[]
}

/** The active people of clients, whoever is of the agency left out; also clients that have none. */
export async function peopleOf(
  db: Db,
  tenantId: number,
  clientIds: readonly number[],
): Promise<readonly PeopleOfClient[]> {
  const { rows } = await sql<PeopleOfClient>`
    select c.id, c.name, coalesce((
      select array_agg(distinct u.email) from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
      where m.tenant_id = c.tenant_id and m.client_id = c.id and u.user_type = 'Client' and u.active and not u.suspended), '{}') as addresses
    from client c where c.tenant_id = ${tenantId} and c.id = any (${clientIds}::integer[]) order by c.name`.execute(
    db,
  )
  return rows
}
