import { sql } from 'kysely'
import type { Given } from '@portal/core/calls'
import type { Person, UserType } from '@portal/core/foundation/policy/actor'
import { assignableTypes, mayGrant, rolesOf } from '@portal/core/foundation/policy/managing-users'
import { readsGroups, userTypeOf } from '@portal/core/foundation/policy/user-types'
import { email as emailRule, requiredText } from '@portal/core/foundation/rules'
import type { Db } from '../../foundation/database/database.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import type { UserRow } from './user-rows.ts'

export type UserChanges = Partial<Given<'users.create', 'body'>>

/** An account as it is before it exists. */
export const nobodyYet = { user_type: 'Employee', roles: [], departments: [], user_level_id: null } as const

type Before = Pick<UserRow, 'user_type' | 'roles' | 'departments' | 'user_level_id'>

/**
 * Checks what an administrator wants an account to be: that everything it
 * refers to is there, that its roles are those of its type, and that none of
 * them is given or taken by somebody who stands below it.
 *
 * @returns the account's type after the change
 * @throws {Refusal} 422 with a sentence for each field
 */
export async function checkUser(
  db: Db,
  tenantId: number,
  keeper: Person,
  given: UserChanges,
  before: Before,
): Promise<UserType> {
  const type = given.userTypeId === undefined ? before.user_type : userTypeOf(given.userTypeId)
  const errors: Record<string, string | null> = {
    email: given.email === undefined ? null : (requiredText(given.email) ?? emailRule(given.email.trim())),
    userTypeId:
      type && (type === before.user_type || assignableTypes.includes(type))
        ? null
        : 'This user type cannot be given to an account.',
    roles: rolesProblem(keeper, type ?? before.user_type, given.roles ?? before.roles, before.roles),
    departments: await departmentsProblem(db, tenantId, type ?? before.user_type, given.departments, before),
    groupIds: await groupsProblem(db, tenantId, type ?? before.user_type, given.groupIds ?? []),
    userLevelId: await levelProblem(db, tenantId, given.userLevelId, before.user_level_id),
  }
  const problems = Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  )
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return type ?? before.user_type
}

function rolesProblem(
  keeper: Person,
  type: UserType,
  wanted: readonly string[],
  before: readonly string[],
): string | null {
  const changed = [
    ...wanted.filter((role) => !before.includes(role)),
    ...before.filter((role) => !wanted.includes(role)),
  ]
  const above = changed.find((role) => !mayGrant(keeper, role))
  if (above !== undefined) return `Only a Super Administrator gives or takes the role ${above}.`
  const offered: readonly string[] = rolesOf(type)
  const strange = wanted.find((role) => !offered.includes(role))
  return strange === undefined ? null : `${strange} is not a role for the user type ${type}.`
}

async function departmentsProblem(
  db: Db,
  tenantId: number,
  type: UserType,
  given: UserChanges['departments'],
  before: Before,
): Promise<string | null> {
  const wanted = given ?? before.departments.map(({ id }) => ({ departmentId: id }))
  if (wanted.length > 0 && type !== 'Employee') return 'Only Employees are members of departments.'
  if (given === undefined) return null
  const departmentIds = given.map(({ departmentId }) => departmentId)
  if (new Set(departmentIds).size < departmentIds.length) return 'A department is chosen twice.'
  const typeIds = [
    ...new Set(
      given.flatMap(({ departmentId, departmentUserTypeId }) => {
        const kept = before.departments.some(
          (one) => one.id === departmentId && one.departmentUserTypeId === departmentUserTypeId,
        )
        return departmentUserTypeId && !kept ? [departmentUserTypeId] : []
      }),
    ),
  ]
  const { rows } = await sql<{ departments: number; types: number }>`select
    (select count(*)::integer from department d where d.tenant_id = ${tenantId} and d.id = any (${departmentIds}::integer[]) and d.deleted_at is null) as departments,
    (select count(*)::integer from department_user_type t where t.tenant_id = ${tenantId} and t.id = any (${typeIds}::integer[]) and t.deleted_at is null and t.active) as types`.execute(
    db,
  )
  if (rows[0]?.departments !== departmentIds.length) return 'One of the departments does not exist any more.'
  return rows[0].types === typeIds.length
    ? null
    : 'One of the department user types does not exist or is no longer offered.'
}

async function groupsProblem(
  db: Db,
  tenantId: number,
  type: UserType,
  wanted: readonly number[],
): Promise<string | null> {
  if (wanted.length === 0) return null
  if (!readsGroups(type)) return 'Only Regional Managers and Clients are given client groups.'
  const ids = [...new Set(wanted)]
  const found = await db
    .selectFrom('client_group')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${ids}::integer[])`)
    .select('id')
    .execute()
  return found.length === ids.length ? null : 'One of the groups does not exist any more.'
}

async function levelProblem(
  db: Db,
  tenantId: number,
  given: number | null | undefined,
  before: number | null,
): Promise<string | null> {
  if (given === undefined || given === null || given === before) return null
  const level = await db
    .selectFrom('user_level')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', given)
    .where('deleted_at', 'is', null)
    .where('active', '=', true)
    .select('id')
    .executeTakeFirst()
  return level ? null : 'User Level: this one does not exist or is no longer offered.'
}
