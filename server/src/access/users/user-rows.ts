import { sql } from 'kysely'
import type { UserType } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'

/** A department of a user, as the contract shows it. */
export interface MembershipRow {
  readonly id: number
  readonly name: string
  readonly departmentUserTypeId: number | null
}

/** A client group whose report a user reads. */
export interface GroupRow {
  readonly id: number
  readonly name: string
}

/** Users with all that lists and screens show of them. */
export const userRows = (db: Db, tenantId: number) =>
  db
    .selectFrom('user_account as u')
    .leftJoin('user_level as l', (join) =>
      join.onRef('l.tenant_id', '=', 'u.tenant_id').onRef('l.id', '=', 'u.user_level_id'),
    )
    .where('u.tenant_id', '=', tenantId)
    .select([
      'u.id',
      'u.tenant_id',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.avatar',
      'u.user_type',
      'u.active',
      'u.suspended',
      'u.start_date',
      'u.pdf_user',
      'u.must_change_password',
      'u.kobi_key',
      'u.version',
      'u.created_at',
      'u.user_level_id',
      'l.name as level_name',
      sql<string[]>`(select coalesce(json_agg(r.role order by r.role), '[]') from user_role r
        where r.tenant_id = u.tenant_id and r.user_id = u.id)`.as('roles'),
      sql<MembershipRow[]>`(select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name,
          'departmentUserTypeId', m.department_user_type_id) order by lower(d.name)), '[]')
        from department_user m join department d on d.tenant_id = m.tenant_id and d.id = m.department_id
        where m.tenant_id = u.tenant_id and m.user_id = u.id)`.as('departments'),
      sql<
        GroupRow[]
      >`(select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name)), '[]')
        from user_group_access a join client_group g on g.tenant_id = a.tenant_id and g.id = a.group_id
        where a.tenant_id = u.tenant_id and a.user_id = u.id)`.as('groups'),
      'u.last_here as last_seen_at',
      sql<boolean>`u.two_factor and u.totp_secret is not null`.as('set_up'),
    ])

export const fullNameInOrder = sql`lower(u.first_name || ' ' || u.last_name)`

/** A row of `userRows`. */
export interface UserRow {
  readonly id: number
  readonly tenant_id: number
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly avatar: string | null
  readonly user_type: UserType
  readonly active: boolean
  readonly suspended: boolean
  readonly start_date: string | null
  readonly pdf_user: boolean
  readonly must_change_password: boolean
  readonly kobi_key: string | null
  readonly version: number
  readonly created_at: string
  readonly user_level_id: number | null
  readonly level_name: string | null
  readonly roles: readonly string[]
  readonly departments: readonly MembershipRow[]
  readonly groups: readonly GroupRow[]
  readonly last_seen_at: string | null
  /** Signs in with an authenticator app. */
  readonly set_up: boolean
}
