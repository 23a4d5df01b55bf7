import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'

interface Member {
  readonly user_id: number
  readonly type_id: number
  readonly type_name: string
  readonly full_name: string
  readonly email: string
  readonly user_type: string
  readonly avatar: string | null
  readonly active: boolean
  readonly departments: string[]
  readonly last: string | null
}

/** Who works for a client, in the order of the client user types. */
export const clientTeam = operation('clients.team', async ({ db, tenantId, params }) => {
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .select('id')
    .executeTakeFirst()
  if (!client) throw notFound('This client')
  const { rows } = await sql<Member>`
    select m.user_id, t.id as type_id, t.name as type_name, u.first_name || ' ' || u.last_name as full_name,
      u.email, u.user_type, u.avatar, (u.active and not u.suspended) as active,
      (select coalesce(json_agg(d.name order by lower(d.name)), '[]') from department_user du
        join department d on d.tenant_id = du.tenant_id and d.id = du.department_id
        where du.tenant_id = u.tenant_id and du.user_id = u.id and d.deleted_at is null) as departments,
      (select max(a.logged_at) from activity a where a.tenant_id = m.tenant_id and a.client_id = m.client_id
        and a.user_id = m.user_id and a.deleted_at is null) as last
    from client_user m
    join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
    join client_user_type t on t.tenant_id = m.tenant_id and t.id = m.client_user_type_id
    where m.tenant_id = ${tenantId} and m.client_id = ${params.id}
    order by t."order", t.id, lower(u.last_name), lower(u.first_name), u.id`.execute(db)
  return rows.map((row): Answer<'clients.team'>[number] => ({
    userId: row.user_id,
    clientUserTypeId: row.type_id,
    clientUserType: row.type_name,
    user: {
      fullName: row.full_name,
      email: row.email,
      userType: row.user_type,
      avatar: row.avatar,
      active: row.active,
      departments: row.departments,
    },
    lastLoggedAt: row.last?.replace(/Z$/, '+00:00') ?? null,
  }))
})
