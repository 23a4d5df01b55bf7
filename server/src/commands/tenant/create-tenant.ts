import type pg from 'pg'
import { email as emailRule } from '@portal/core/foundation/rules'
import { tenantLists } from '../../seed/agency.ts'
import { continueAllNumbering, insertRows, type SeedRow } from '../../seed/insert-rows.ts'

/** A tenant and its first administrator, as the operator names them. */
export interface NewTenant {
  readonly name: string
  /** Short name, lower case letters, digits and hyphens. */
  readonly slug: string
  /** The name by which browsers reach it, without scheme and port. */
  readonly host: string
  /** Slug of the tenant it is a partner of; null for an agency of its own. */
  readonly parent: string | null
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Why no tenant was made, as a sentence for the person at the keyboard. */
export class TenantRefused extends Error {}

/** Lists that a new agency fills by itself: what stands in them in the demo agency are its own experiences. */
const begunEmpty: ReadonlySet<string> = new Set([
  'blacklist_entry',
  'oem_team_member',
  'partner',
  'resource',
  'website_provider',
])

/** What the demo agency knows of an entry, or agreed for itself: a new agency says it for itself. */
const saidByEach: Readonly<Record<string, readonly string[]>> = {
  manufacturer: ['coop_percent', 'portal_url'],
  oem_program: ['minimum_budget'],
}

/** @throws {TenantRefused} naming what is missing or cannot be */
export function checkTenant(tenant: NewTenant): void {
  for (const [option, value] of Object.entries({
    name: tenant.name,
    'first-name': tenant.firstName,
    'last-name': tenant.lastName,
  }))
    if (value === '') throw new TenantRefused(`Give --${option}; nothing was changed.`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(tenant.slug))
    throw new TenantRefused(
      `“${tenant.slug}” is no short name: --slug takes lower case letters, digits and hyphens.`,
    )
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(tenant.host))
    throw new TenantRefused(
      `“${tenant.host}” is no host name: --host takes what stands between https:// and the next / or :, for example portal.agency.example.`,
    )
  if (emailRule(tenant.email) !== null)
    throw new TenantRefused(`“${tenant.email}” is no e-mail address: correct --email.`)
}

const without = (row: SeedRow, columns: readonly string[]): SeedRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))

/**
 * Makes a tenant with the trade's usual lists and one Super Administrator, who
 * must choose another password at the first sign-in. Everything or nothing.
 *
 * @param client a connection of the database's owner
 * @param passwordHash of the first password
 * @returns the tenant's id
 * @throws {TenantRefused} when the short name or the host is taken, or the parent is not there
 */
export async function createTenant(
  client: pg.ClientBase,
  tenant: NewTenant,
  passwordHash: string,
): Promise<number> {
  checkTenant(tenant)
  await client.query('begin')
  try {
    await client.query('lock table tenant in exclusive mode')
    const taken = await client.query<{ what: string }>(
      `select 'short name' as what from tenant where slug = $1
       union all select 'host' from tenant_host where host = $2`,
      [tenant.slug, tenant.host],
    )
    const [first] = taken.rows
    if (first)
      throw new TenantRefused(
        `The ${first.what} “${first.what === 'host' ? tenant.host : tenant.slug}” belongs to another tenant; nothing was changed.`,
      )
    const parent =
      tenant.parent === null
        ? null
        : (await client.query<{ id: number }>('select id from tenant where slug = $1', [tenant.parent]))
            .rows[0]
    if (parent === undefined)
      throw new TenantRefused(
        `There is no tenant “${tenant.parent}” to be a partner of; nothing was changed.`,
      )
    const made = await client.query<{ id: number }>(
      'insert into tenant (parent_id, name, slug) values ($1, $2, $3) returning id',
      [parent?.id ?? null, tenant.name, tenant.slug],
    )
    const id = made.rows[0]?.id
    if (id === undefined) throw new Error('The database gave the new tenant no id.')
    await client.query('insert into tenant_host (host, tenant_id) values ($1, $2)', [tenant.host, id])
    for (const [table, rows] of tenantLists(id))
      if (!begunEmpty.has(table))
        await insertRows(
          client,
          table,
          rows.map((row) => without(row, saidByEach[table] ?? [])),
        )
    const person = await client.query<{ id: number }>(
      `insert into user_account (tenant_id, email, first_name, last_name, user_type, password_hash, must_change_password)
       values ($1, $2, $3, $4, 'Employee', $5, true) returning id`,
      [id, tenant.email, tenant.firstName, tenant.lastName, passwordHash],
    )
    await client.query(
      "insert into user_role (tenant_id, user_id, role) values ($1, $2, 'Super Administrator')",
      [id, person.rows[0]?.id],
    )
    await continueAllNumbering(client)
    await client.query('commit')
    return id
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
