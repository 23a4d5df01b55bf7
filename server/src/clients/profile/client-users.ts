import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { keepsUsers } from '@portal/core/foundation/policy/managing-users'
import { operation } from '../../foundation/http/operation.ts'

interface Row {
  readonly id: number
  readonly full_name: string
  readonly email: string
  readonly user_type: string
  readonly avatar: string | null
  readonly active: boolean
  readonly types: string[]
  readonly through_group: string | null
  readonly last: string | null
}

/** People outside of the agency who see a client: by its team, or by the whole group that they look after. */
export const clientUsers = operation('clients.users', async ({ db, tenantId, params, actor }) => {
  const { rows } = await sql<Row>`
    select u.id, u.first_name || ' ' || u.last_name as full_name, u.email, u.user_type, u.avatar,
      (u.active and not u.suspended) as active,
      (select coalesce(json_agg(t.name order by t."order", t.id), '[]') from client_user m
        join client_user_type t on t.tenant_id = m.tenant_id and t.id = m.client_user_type_id
        where m.tenant_id = u.tenant_id and m.user_id = u.id and m.client_id = ${params.id}) as types,
      (select g.name from user_group_access a
        join client c on c.tenant_id = a.tenant_id and c.group_id = a.group_id and c.id = ${params.id}
        join client_group g on g.tenant_id = a.tenant_id and g.id = a.group_id
        where a.tenant_id = u.tenant_id and a.user_id = u.id) as through_group,
      (select max(s.last_used_at) from session s where s.tenant_id = u.tenant_id and s.user_id = u.id and s.impersonated_by is null) as last
    from user_account u
    where u.tenant_id = ${tenantId} and u.user_type <> 'Employee' and (
      exists (select from client_user m where m.tenant_id = u.tenant_id and m.user_id = u.id and m.client_id = ${params.id})
      or exists (select from user_group_access a join client c on c.tenant_id = a.tenant_id and c.group_id = a.group_id
        where a.tenant_id = u.tenant_id and a.user_id = u.id and c.id = ${params.id}))
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db)
  return rows.map((row): Answer<'clients.users'>[number] => ({
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    userType: row.user_type,
    avatar: row.avatar,
    active: row.active,
    clientUserTypes: row.types,
    throughGroup: row.through_group,
    ...(isPerson(actor) && keepsUsers(actor)
      ? { lastSeenAt: row.last?.replace(/Z$/, '+00:00') ?? null }
      : {}),
  }))
})
