import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'

export interface MemberRow {
  readonly userId: number
  readonly fullName: string
  readonly email: string
  readonly avatar: string | null
  readonly departments: readonly { id: number; name: string; userType: string | null }[]
}

/** Employees who can sign in, by name; one of them where an id is given. */
export async function readMembers(
  db: Db,
  tenantId: number,
  userId: number | null,
): Promise<readonly MemberRow[]> {
  const one: RawBuilder<unknown> = userId === null ? sql`` : sql`and u.id = ${userId}`
  const { rows } = await sql<MemberRow>`
    select u.id as "userId", u.first_name || ' ' || u.last_name as "fullName", u.email, u.avatar,
      coalesce(of.departments, '[]') as departments
    from user_account u left join lateral (
      select json_agg(json_build_object('id', d.id, 'name', d.name, 'userType', t.name) order by lower(d.name)) as departments
      from department_user m
      join department d on d.tenant_id = m.tenant_id and d.id = m.department_id and d.deleted_at is null
      left join department_user_type t on t.tenant_id = m.tenant_id and t.id = m.department_user_type_id
      where m.tenant_id = u.tenant_id and m.user_id = u.id
    ) of on true
    where u.tenant_id = ${tenantId} and u.user_type = 'Employee' and u.active and not u.suspended ${one}
    order by lower(u.first_name || ' ' || u.last_name), u.id`.execute(db)
  return rows
}
