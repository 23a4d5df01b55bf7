import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { holds, memberOf, typeNamed } from './read-users.ts'
import { fullNameInOrder } from './user-rows.ts'

/** Most people in an answer that is not paged. */
const most = 1000

/** People that fit, by name. */
async function people(db: Db, tenantId: number, where: RawBuilder<SqlBool>): Promise<Answer<'users.byIds'>> {
  const rows = await db
    .selectFrom('user_account as u')
    .where('u.tenant_id', '=', tenantId)
    .where(where)
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email'])
    .orderBy(fullNameInOrder)
    .orderBy('u.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: `${row.first_name} ${row.last_name}`,
    email: row.email,
  }))
}

const withEmails = (emails: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(u.email) = any (${emails.map((email) => email.trim().toLowerCase())}::text[])`

/** @throws {Refusal} 404 */
async function personWithEmail(db: Db, tenantId: number, email: string): Promise<Answer<'users.byEmail'>> {
  const [person] = await people(db, tenantId, withEmails([email]))
  if (!person) throw notFound('A user with this e-mail address')
  return person
}

const byEmail = operation('users.byEmail', async ({ db, tenantId, query }) =>
  personWithEmail(db, tenantId, query.email),
)

const nameByEmail = operation('users.nameByEmail', async ({ db, tenantId, body }) => {
  const { id, fullName } = await personWithEmail(db, tenantId, body.email)
  return { id, fullName }
})

const manyByEmail = operation('users.manyByEmail', async ({ db, tenantId, body }) =>
  people(db, tenantId, withEmails(body.emails)),
)

const byIds = operation('users.byIds', async ({ db, tenantId, body }) =>
  people(db, tenantId, sql<SqlBool>`u.id = any (${body.ids}::integer[])`),
)

const many = operation('users.many', async ({ db, tenantId, body }) => {
  const conditions: RawBuilder<SqlBool>[] = [sql<SqlBool>`true`]
  if (body.ids) conditions.push(sql<SqlBool>`u.id = any (${body.ids}::integer[])`)
  if (body.userTypeId !== undefined)
    conditions.push(sql<SqlBool>`u.user_type = ${typeNamed(body.userTypeId)}`)
  if (body.departmentId !== undefined) conditions.push(memberOf(body.departmentId))
  if (body.role !== undefined) conditions.push(holds(body.role))
  if (body.active !== undefined)
    conditions.push(sql<SqlBool>`(u.active and not u.suspended) = ${body.active}`)
  return people(db, tenantId, sql<SqlBool>`${sql.join(conditions, sql` and `)}`)
})

export const lookUpOperations = {
  'users.byEmail': byEmail,
  'users.nameByEmail': nameByEmail,
  'users.manyByEmail': manyByEmail,
  'users.byIds': byIds,
  'users.many': many,
}
