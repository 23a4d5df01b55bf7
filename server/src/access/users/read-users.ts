import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { keepsUsers } from '@portal/core/foundation/policy/managing-users'
import { userTypeOf } from '@portal/core/foundation/policy/user-types'
import type { Person } from '@portal/core/foundation/policy/actor'
import { agencyToday } from '../../foundation/database/agency-day.ts'
import type { Db } from '../../foundation/database/database.ts'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { presentOpenUser, presentUser } from './present-user.ts'
import { fullNameInOrder, userRows } from './user-rows.ts'

const sortable: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql`u.id`,
  name: fullNameInOrder,
  email: sql`lower(u.email)`,
  userType: sql`u.user_type`,
  userLevel: sql`l."order"`,
  lastSeenAt: sql`u.last_here`,
  startDate: sql`u.start_date`,
}

/** Only whom it is shown to may sort by it: an order tells what it is made of. */
const sortableByKeepers = ['lastSeenAt', 'startDate']

/** The four states of an account. */
const inState = {
  active: sql<SqlBool>`(u.active and not u.suspended)`,
  suspended: sql<SqlBool>`u.suspended`,
  scheduled: sql<SqlBool>`(not u.active and not u.suspended and u.start_date > ${agencyToday})`,
  inactive: sql<SqlBool>`(not u.active and not u.suspended and (u.start_date is null or u.start_date <= ${agencyToday}))`,
} as const

/** The condition that a user is in a department. */
export const memberOf = (departmentId: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from department_user m where m.tenant_id = u.tenant_id and m.user_id = u.id and m.department_id = ${departmentId})`

/** The condition that a user has a role. */
export const holds = (role: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from user_role r where r.tenant_id = u.tenant_id and r.user_id = u.id and r.role = ${role})`

/** @throws {Refusal} 422 for an id that is no type's */
export function typeNamed(id: number): NonNullable<ReturnType<typeof userTypeOf>> {
  const type = userTypeOf(id)
  if (!type) throw invalid({ userTypeId: 'There is no such user type.' })
  return type
}

const listUsers = operation('users.list', async ({ db, tenantId, query, person }) => {
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 50
  const conditions: RawBuilder<SqlBool>[] = [sql<SqlBool>`true`]
  if (query.userTypeId !== undefined)
    conditions.push(sql<SqlBool>`u.user_type = ${typeNamed(query.userTypeId)}`)
  if (query.state) conditions.push(inState[query.state])
  if (query.active !== undefined)
    conditions.push(query.active === 'true' ? inState.active : sql<SqlBool>`not ${inState.active}`)
  if (query.role !== undefined) conditions.push(holds(query.role))
  if (query.departmentId !== undefined) conditions.push(memberOf(query.departmentId))
  if (query.userLevelId !== undefined) conditions.push(sql<SqlBool>`u.user_level_id = ${query.userLevelId}`)
  const typed = query.search?.trim().toLowerCase() ?? ''
  if (typed)
    conditions.push(
      sql<SqlBool>`(position(${typed} in lower(u.first_name || ' ' || u.last_name)) > 0 or position(${typed} in lower(u.email)) > 0)`,
    )
  const where = sql<SqlBool>`${sql.join(conditions, sql` and `)}`
  const [rows, count] = await Promise.all([
    userRows(db, tenantId)
      .where(where)
      .orderBy(orderOf(query.sort, keepsUsers(person)))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('user_account as u')
      .where('u.tenant_id', '=', tenantId)
      .where(where)
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const answer: Answer<'users.list'> = {
    rows: rows.map((row) => presentUser(row, person)),
    total: count.total,
    page,
    pageSize,
  }
  return query.fields === undefined ? answer : onlyFields(answer, query.fields)
})

/** @throws {Refusal} 422 naming what users can be sorted by */
function orderOf(sort: string | undefined, keeper: boolean): RawBuilder<unknown> {
  const name = sort?.replace(/^-/, '') ?? 'name'
  const offered = Object.keys(sortable).filter((one) => keeper || !sortableByKeepers.includes(one))
  const column = offered.includes(name) ? sortable[name] : undefined
  if (!column) throw invalid({ sort: `Users can be sorted by ${offered.join(', ')}.` })
  return sort?.startsWith('-')
    ? sql`${column} desc nulls last, u.id desc`
    : sql`${column} asc nulls last, u.id`
}

/** The same page with the named fields only, as lookups ask for it. */
function onlyFields(answer: Answer<'users.list'>, text: string): Ready {
  const wanted = new Set(text.split(',').map((field) => field.trim()))
  const rows = answer.rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => wanted.has(field))),
  )
  return new Ready(
    200,
    { 'content-type': 'application/json; charset=utf-8' },
    JSON.stringify({ ...answer, rows }),
  )
}

/**
 * One user as a reader may know it.
 * @throws {Refusal} 404
 */
export async function openUser(
  db: Db,
  tenantId: number,
  id: number,
  reader: Person,
): Promise<Answer<'users.get'>> {
  const row = await userRows(db, tenantId).where('u.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This user')
  return presentOpenUser(row, reader)
}

const getUser = operation('users.get', async ({ db, tenantId, params, person }) =>
  openUser(db, tenantId, params.id, person),
)

export const readOperations = { 'users.list': listUsers, 'users.get': getUser }
