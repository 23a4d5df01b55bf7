import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Person } from '@portal/core/foundation/policy/actor'
import { departments as constants } from '@portal/core/foundation/policy/departments'
import { keepsUsers } from '@portal/core/foundation/policy/managing-users'
import type { Db } from '../../foundation/database/database.ts'
import { codeOf } from '../../foundation/http/failures.ts'
import { operation } from '../../foundation/http/operation.ts'
import { holdRow } from '../../foundation/http/hold-row.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'

type Department = Answer<'departments.get'>

interface MemberRow {
  readonly userId: number
  readonly departmentUserTypeId: number | null
  readonly fullName: string
  readonly avatar: string | null
  readonly active: boolean
}

/** Departments on whose ids rules of the portal rest: landing, fulfillment, margins. */
const fixed: readonly number[] = Object.values(constants)

interface Which {
  readonly id?: number
  readonly names?: readonly string[]
}

/** Departments with their members, by name. */
export async function departments(
  db: Db,
  tenantId: number,
  reader: Person,
  { id, names }: Which = {},
): Promise<Department[]> {
  const rows = await db
    .selectFrom('department as d')
    .where('d.tenant_id', '=', tenantId)
    .where('d.deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('d.id', '=', id ?? 0))
    .$if(names !== undefined, (query) =>
      query.where(
        sql<boolean>`lower(d.name) = any (${(names ?? []).map((name) => name.trim().toLowerCase())}::text[])`,
      ),
    )
    .select([
      'd.id',
      'd.name',
      'd.description',
      'd.version',
      sql<MemberRow[]>`(select coalesce(json_agg(json_build_object('userId', u.id,
          'departmentUserTypeId', m.department_user_type_id, 'fullName', u.first_name || ' ' || u.last_name,
          'avatar', u.avatar, 'active', u.active and not u.suspended) order by lower(u.first_name || ' ' || u.last_name), u.id), '[]')
        from department_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
        where m.tenant_id = d.tenant_id and m.department_id = d.id)`.as('members'),
    ])
    .orderBy(sql`lower(d.name)`)
    .execute()
  const keeps = keepsUsers(reader)
  return rows.map(({ members, ...row }) => ({
    ...row,
    headcount: members.filter(({ active }) => active).length,
    DepartmentUsers: members.map(({ userId, departmentUserTypeId, fullName, avatar, active }) => ({
      userId,
      departmentUserTypeId,
      user: { id: userId, fullName, avatar, active },
    })),
    can: { update: keeps, remove: keeps && members.length === 0 && !fixed.includes(row.id) },
  }))
}

/** @throws {Refusal} 404 */
async function departmentById(db: Db, tenantId: number, reader: Person, id: number): Promise<Department> {
  const [department] = await departments(db, tenantId, reader, { id })
  if (!department) throw notFound('This department')
  return department
}

const nameTaken = (name: string) =>
  conflict(`"${name}" already exists.`, { name: `"${name}" already exists.` })

const list = operation('departments.list', async ({ db, tenantId, person }) =>
  departments(db, tenantId, person),
)

const get = operation('departments.get', async ({ db, tenantId, person, params }) =>
  departmentById(db, tenantId, person, params.id),
)

const byNames = operation('departments.byNames', async ({ db, tenantId, person, body }) =>
  departments(db, tenantId, person, { names: body.names }),
)

const create = operation('departments.create', async ({ db, tenantId, person, body, audit }) => {
  const made = await db
    .insertInto('department')
    .values({ tenant_id: tenantId, name: body.name, description: body.description ?? '' })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw nameTaken(body.name)
  audit({ subject: 'department', subjectId: made.id, changes: { name: [null, body.name] } })
  return departmentById(db, tenantId, person, made.id)
})

/** Holds the department until the transaction ends. @throws {Refusal} 404, or 412 for an older version */
export const lockDepartment = (
  db: Db,
  tenantId: number,
  id: number,
  ifMatch: number | null = null,
): Promise<void> => holdRow(db, { table: 'department', called: 'This department', tenantId, id, ifMatch })

const update = operation('departments.update', async (incoming) => {
  const { db, tenantId, person, params, body, ifMatch, audit } = incoming
  await lockDepartment(db, tenantId, params.id, ifMatch)
  if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
  const before = await departmentById(db, tenantId, person, params.id)
  try {
    await db
      .updateTable('department')
      .set({
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.description === undefined ? {} : { description: body.description }),
        version: sql<number>`version + 1`,
        updated_at: sql<string>`now()`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .execute()
  } catch (error) {
    if (codeOf(error) === '23505') throw nameTaken(body.name ?? '')
    throw error
  }
  const after = await departmentById(db, tenantId, person, params.id)
  audit({
    subject: 'department',
    subjectId: params.id,
    changes: {
      ...(before.name === after.name ? {} : { name: [before.name, after.name] }),
      ...(before.description === after.description
        ? {}
        : { description: [before.description, after.description] }),
    },
  })
  return after
})

const remove = operation('departments.remove', async ({ db, tenantId, person, params, audit }) => {
  await lockDepartment(db, tenantId, params.id)
  const before = await departmentById(db, tenantId, person, params.id)
  if (fixed.includes(before.id))
    throw conflict(`Rules of the portal rest on "${before.name}". It can be renamed, not deleted.`)
  const members = before.DepartmentUsers.length
  if (members > 0)
    throw conflict(
      `"${before.name}" has ${members === 1 ? 'a member' : `${members} members`}. Take them out first.`,
    )
  await db
    .updateTable('department')
    .set({ deleted_at: sql<string>`now()`, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  audit({ subject: 'department', subjectId: params.id, changes: { name: [before.name, null] } })
  return { id: params.id }
})

export const departmentRecordOperations = {
  'departments.list': list,
  'departments.get': get,
  'departments.byNames': byNames,
  'departments.create': create,
  'departments.update': update,
  'departments.remove': remove,
}
