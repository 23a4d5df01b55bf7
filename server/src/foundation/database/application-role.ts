import { sql } from 'kysely'
import pg from 'pg'
import { SettingsError } from '../environment.ts'
import { wholeTenant } from './context.ts'
import type { Database } from './database.ts'
import { applicationRole } from './role.ts'

const tableRights = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const
type TableRight = (typeof tableRights)[number]

/** Tables with which the application may not do everything: what it may. */
const narrower: Readonly<Record<string, readonly TableRight[]>> = {
  'public.kysely_migration': [],
  'public.kysely_migration_lock': [],
  'public.tenant': ['SELECT', 'UPDATE'],
  'public.tenant_host': ['SELECT'],
  // What happened is written once and never changed.
  'public.audit_entry': ['SELECT', 'INSERT'],
}

/** A right of the application's on a table or a sequence. */
export interface RoleRight {
  /** With its schema, as it stands in statements: `public.budget`. */
  readonly on: string
  readonly kind: 'table' | 'sequence'
  readonly right: string
  /** Whether the application needs it. */
  readonly needed: boolean
  /** Whether it has it. */
  readonly has: boolean
}

/**
 * Makes sure of the application's role, and that the owner of the tables may
 * act as it. A restored database has neither by itself: roles are a cluster's,
 * not a database's.
 * @throws {SettingsError} with what an administrator has to run, where this user may not do it
 */
export async function prepareRole(client: pg.ClientBase): Promise<void> {
  await client.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${applicationRole}') then
        create role ${applicationRole} nologin;
      end if;
    exception when duplicate_object or unique_violation or insufficient_privilege then null;
    end $$`)
  if (await mayActAsRole(client)) return
  await client.query(`
    do $$ begin execute format('grant ${applicationRole} to %I', current_user);
    exception when insufficient_privilege or undefined_object or internal_error then null;
    end $$`)
  if (await mayActAsRole(client)) return
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name')
  throw new SettingsError(
    `The user in DATABASE_URL may not act as ${applicationRole}. As an administrator of the database run: create role ${applicationRole} nologin; grant ${applicationRole} to ${rows[0]?.name ?? ''}; the first part only where that role is missing.`,
  )
}

async function mayActAsRole(client: pg.ClientBase): Promise<boolean> {
  try {
    await client.query(`begin; set local role ${applicationRole}; rollback`)
    return true
  } catch (error) {
    await client.query('rollback')
    if (error instanceof pg.DatabaseError && isMissingRight(error.code)) return false
    throw error
  }
}

/** PostgreSQL's codes for a right, or a role, that is not there. */
const isMissingRight = (code: string | undefined): boolean =>
  code === '42501' || code === '42704' || code === '22023'

/**
 * Gives the application whatever it needs and has not: all of it after a
 * restore that left rights out.
 * @throws the database's error when this user does not own the tables
 */
export async function grantRights(client: pg.ClientBase): Promise<void> {
  // One process after the other: PostgreSQL refuses two grants on one table at once.
  await client.query(`begin; select pg_advisory_xact_lock(hashtext('${applicationRole}'))`)
  try {
    await client.query(`grant usage on schema public to ${applicationRole}`)
    const { rows } = await client.query<RoleRow>(roleRightsOf('public'))
    const missing = rows.map(rightOf).filter(({ needed, has }) => needed && !has)
    for (const { on, kind, right } of missing)
      await client.query(`grant ${right} on ${kind} ${on} to ${applicationRole}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Acts as the application to find what it cannot do: reads and writes, without
 * a row, and looks at its rights on every table and sequence.
 * @returns what is missing, for the log: `SELECT on public.budget`; empty when nothing is
 * @throws the database's error, for example when it is away
 */
export async function missingRights(database: Database): Promise<readonly string[]> {
  try {
    return await database.write(wholeTenant(0), async (db) => {
      await sql`update session set last_used_at = last_used_at where tenant_id = 0 and false`.execute(db)
      const { rows } = await sql.raw<RoleRow>(roleRightsOf('public', 'pgboss')).execute(db)
      return rows
        .map(rightOf)
        .filter(({ needed, has }) => needed && !has)
        .map(({ on, right }) => `${right} on ${on}`)
    })
  } catch (error) {
    if (error instanceof pg.DatabaseError && (isMissingRight(error.code) || error.code === readOnly))
      return [error.message]
    throw error
  }
}

/** PostgreSQL's code for a write on a server that takes none. */
const readOnly = '25006'

interface RoleRow {
  readonly on: string
  readonly kind: 'table' | 'sequence'
  readonly right: string
  readonly has: boolean
}

/** Every right there could be in schemas; partitions are reached through the table that they are parts of. */
export const roleRightsOf = (...schemas: readonly string[]): string => `
  select format('%I.%I', n.nspname, c.relname) as "on", 'table' as kind, r as "right",
    has_schema_privilege('${applicationRole}', n.oid, 'USAGE') and has_table_privilege('${applicationRole}', c.oid, r) as has
  from pg_class c join pg_namespace n on n.oid = c.relnamespace,
    unnest(array[${tableRights.map((right) => `'${right}'`).join()}]) r
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in (${schemas.map((schema) => `'${schema}'`).join()})
  union all
  select format('%I.%I', n.nspname, c.relname), 'sequence', 'USAGE', has_sequence_privilege('${applicationRole}', c.oid, 'USAGE')
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and n.nspname = 'public'`

/** What a row of `roleRightsOf` says, and whether the application needs that. */
export const rightOf = (row: RoleRow): RoleRight => ({ ...row, needed: isNeeded(row) })

function isNeeded({ on, kind, right }: RoleRow): boolean {
  if (kind === 'sequence') return true
  // Work is put on the queue in the transactions of calls, and taken off by the owner.
  if (on.startsWith('pgboss.')) return right !== 'DELETE'
  const allowed: readonly string[] = narrower[on] ?? tableRights
  return allowed.includes(right)
}
