import { sql } from 'kysely'
import type { Person } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { userRows } from './user-rows.ts'

/** A user as rules see one, whether or not there is a session; null where there is no such user. */
export async function personOf(db: Db, tenantId: number, id: number): Promise<Person | null> {
  const row = await userRows(db, tenantId)
    .where('u.id', '=', id)
    .select([
      sql<
        { id: number; clientUserTypeId: number }[]
      >`(select coalesce(json_agg(json_build_object('id', c.client_id, 'clientUserTypeId', c.client_user_type_id) order by c.client_id), '[]')
        from client_user c where c.tenant_id = u.tenant_id and c.user_id = u.id)`.as('clients'),
      sql<number[]>`(select coalesce(json_agg(g.group_id order by g.group_id), '[]') from user_group_access g
        where g.tenant_id = u.tenant_id and g.user_id = u.id)`.as('group_ids'),
    ])
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    tenantId: row.tenant_id,
    userType: row.user_type,
    roles: row.roles,
    departments: row.departments,
    clients: row.clients,
    groupIds: row.group_ids,
    hasGroupAccess: row.group_ids.length > 0,
    pdfUser: row.pdf_user || row.user_type === 'PDF',
    impersonatedBy: null,
  }
}
