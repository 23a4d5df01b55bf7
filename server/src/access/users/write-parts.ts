import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import type { UserChanges } from './check-user.ts'

/** Makes the roles of a user exactly these. */
export async function writeRoles(
  db: Db,
  tenantId: number,
  userId: number,
  roles: readonly string[],
): Promise<void> {
  const wanted = [...new Set(roles)]
  await db
    .deleteFrom('user_role')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`role <> all (${wanted}::text[])`)
    .execute()
  if (wanted.length === 0) return
  await db
    .insertInto('user_role')
    .values(wanted.map((role) => ({ tenant_id: tenantId, user_id: userId, role })))
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Makes the departments of a user exactly these. */
export async function writeDepartments(
  db: Db,
  tenantId: number,
  userId: number,
  departments: NonNullable<UserChanges['departments']>,
): Promise<void> {
  await db
    .deleteFrom('department_user')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute()
  if (departments.length === 0) return
  await db
    .insertInto('department_user')
    .values(
      departments.map(({ departmentId, departmentUserTypeId }) => ({
        tenant_id: tenantId,
        department_id: departmentId,
        user_id: userId,
        department_user_type_id: departmentUserTypeId ?? null,
      })),
    )
    .execute()
}

/** Makes the client groups whose report a user reads exactly these. */
export async function writeGroups(
  db: Db,
  tenantId: number,
  userId: number,
  groupIds: readonly number[],
): Promise<void> {
  await sql`delete from user_group_access where tenant_id = ${tenantId} and user_id = ${userId}
    and group_id <> all (${groupIds}::integer[])`.execute(db)
  await sql`insert into user_group_access (tenant_id, user_id, group_id)
    select ${tenantId}::integer, ${userId}::integer, g from unnest(${groupIds}::integer[]) g
    on conflict do nothing`.execute(db)
}

/** Ends every session of a user, those of widgets too. */
export async function endSessions(db: Db, tenantId: number, userId: number): Promise<void> {
  for (const table of ['session', 'embed_session'] as const)
    await db
      .updateTable(table)
      .set({ revoked_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute()
}

/**
 * Holds everyone who is a Super Administrator until the transaction ends, so
 * that two of them who step down at the same moment are seen one after the other.
 * @throws {Refusal} 409 when nobody who can sign in would be left
 */
export async function keepOneSuperAdministrator(db: Db, tenantId: number, leaving: number): Promise<void> {
  const holders = await db
    .selectFrom('user_role')
    .where('tenant_id', '=', tenantId)
    .where('role', '=', 'Super Administrator')
    .select('user_id')
    .forUpdate()
    .execute()
  const others = holders.map((row) => row.user_id).filter((id) => id !== leaving)
  const left = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${others}::integer[])`)
    .where('user_type', '=', 'Employee')
    .where('active', '=', true)
    .where('suspended', '=', false)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (!left)
    throw conflict(
      'This is the last Super Administrator who can sign in. Give the role to somebody else first.',
    )
}
