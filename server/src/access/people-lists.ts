import { sql } from 'kysely'
import { userTypes } from '@portal/core/policy/actor'
import { operation } from '../http/operation.ts'

/** Users by name. Their types are numbered from 1, Employee (decision Q93). */
export const listUsers = operation('users.list', async ({ db, tenantId, query }) => {
  const type = query.userTypeId === undefined ? undefined : userTypes[query.userTypeId - 1]
  if (query.userTypeId !== undefined && type === undefined) return []
  let rows = db.selectFrom('user_account').where('tenant_id', '=', tenantId)
  if (type !== undefined) rows = rows.where('user_type', '=', type)
  if (query.active !== undefined)
    rows = rows.where(sql<boolean>`(active and not suspended)`, '=', query.active)
  const found = await rows
    .select(['id', 'first_name', 'last_name', 'email'])
    .orderBy(sql`lower(first_name || ' ' || last_name)`)
    .orderBy('id')
    .execute()
  return found.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: `${row.first_name} ${row.last_name}`,
    email: row.email,
  }))
})

/** Departments with those of their users who are active (decision Q60). */
export const listDepartments = operation('departments.list', async ({ db, tenantId }) => {
  const rows = await db
    .selectFrom('department')
    .where('department.tenant_id', '=', tenantId)
    .leftJoin('department_user', (join) =>
      join
        .onRef('department_user.tenant_id', '=', 'department.tenant_id')
        .onRef('department_user.department_id', '=', 'department.id'),
    )
    .leftJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'department_user.tenant_id')
        .onRef('user_account.id', '=', 'department_user.user_id')
        .on('user_account.active', '=', true)
        .on('user_account.suspended', '=', false),
    )
    .select([
      'department.id',
      'department.name',
      sql<
        number[]
      >`coalesce(array_agg(user_account.id order by user_account.id) filter (where user_account.id is not null), '{}')`.as(
        'users',
      ),
    ])
    .groupBy(['department.id', 'department.name'])
    .orderBy(sql`lower(department.name)`)
    .orderBy('department.id')
    .execute()
  return rows.map(({ id, name, users }) => ({
    id,
    name,
    headcount: users.length,
    DepartmentUsers: users.map((userId) => ({ userId })),
  }))
})
