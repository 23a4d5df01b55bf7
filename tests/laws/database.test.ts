import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '@portal/core/resources'
import { tablesFile } from '../../scripts/make-tables.mjs'
import { tableSql } from '../../scripts/table-sql.mjs'
import { columnsQuery, tableTypes } from '../../scripts/table-types.mjs'
import { columnOf, tableOf } from '@portal/server/platform/records/record-table'
import { missingRights, rightOf, roleRightsOf } from '@portal/server/foundation/database/application-role'
import { wholeTenant } from '@portal/server/foundation/database/context'
import { openDatabase, type Database } from '@portal/server/foundation/database/database'
import { isMigrated, migrate } from '@portal/server/foundation/database/migrate'
import { byItself, keysOf, placesOf, stays } from '@portal/server/settings/helpers/merge-clients/places'
import { seededDatabase } from '../support/seeded-database.ts'
import { root } from '../support/root.ts'

/**
 * Tables that hold no tenant's data: the tenants themselves and their hosts,
 * which are read before anyone is known, and the migrator's own.
 */
const outsideTenants = ['kysely_migration', 'kysely_migration_lock', 'tenant', 'tenant_host']

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly nullable: boolean
  /** Whether the database fills it in when it is left out. */
  readonly filled: boolean
}

type Row = Parameters<typeof tableTypes>[0][number]
type RightRow = Parameters<typeof rightOf>[0]

describe.each(['embedded', 'server'] as const)('the %s database', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-law-'))
  let database: Database

  beforeAll(async () => {
    const databaseUrl = kind === 'server' ? await seededDatabase('empty', folder) : null
    database = await openDatabase({ databaseUrl, dataDir: folder, poolSize: 4 })
  })
  afterAll(async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('takes every migration once, also from two servers at once, and a second time does nothing', async () => {
    await expect(isMigrated(database)).rejects.toThrow('kysely_migration')
    const applied =
      kind === 'server'
        ? await Promise.all([migrate(database), migrate(database)])
        : [await migrate(database)]
    const names = applied.flat()
    expect(names.length).toBeGreaterThan(2)
    expect(new Set(names).size).toBe(names.length)
    expect(await isMigrated(database)).toBe(true)
    expect(await migrate(database)).toEqual([])
  })

  test('has the tables and columns that the queries are typed by', async () => {
    const { rows } = await database.asOwner((client) => client.query<Row>(columnsQuery))
    expect(rows.length).toBeGreaterThan(2000)
    const types = readFileSync(join(root, tablesFile), 'utf8')
    expect(types === tableTypes(rows), 'run npm run tables and commit it').toBe(true)
  })

  test('has a column for every field of every declared list, of the type that its kind needs', async () => {
    const columns = new Map(
      (await columnsOf(database)).map((column) => [`${column.table}.${column.column}`, column]),
    )
    for (const resource of resources) {
      for (const [name, field] of Object.entries(resource.fields)) {
        const place = `${tableOf(resource)}.${columnOf(name)}`
        expect(columns.get(place)?.type, place).toBe(typeOfKind[field.kind] ?? 'string')
        // What may be left out of a call is filled in by the database, or may be nothing.
        const needs = columns.get(place)?.nullable === false && !columns.get(place)?.filled
        expect(needs && !field.required, `${place} must not be empty, and the field may be`).toBe(false)
      }
    }
  })

  test('takes the table that is written for a declared list, whatever its fields are called', async () => {
    await database.asOwner(async (client) => {
      const { rows } = await client.query<{ word: string }>(
        "select word from pg_get_keywords() where catcode in ('R', 'T')",
      )
      expect(rows.length).toBeGreaterThan(80)
      const words = rows.map(({ word }) => [word, { label: word, kind: 'text', unique: true }])
      const named = { area: 'words', one: 'word', ofClient: true, fields: Object.fromEntries(words) }
      const person = { label: 'User', kind: 'record', of: 'users' }
      const referring = { area: 'others', one: 'other', ofClient: false, fields: { user: person } }
      await client.query('begin')
      await client.query('create schema scratch; set local search_path = scratch, public')
      for (const resource of [...resources, named, referring])
        // The policy is written by the migration itself.
        await client.query(tableSql(resource, resources).replace(/\$\{.*\}/, ''))
      await client.query('rollback')
      const unknown = { ...referring, fields: { fundId: { ...person, of: 'nothing' } } }
      expect(() => tableSql(unknown, resources)).toThrow('others.fundId refers to nothing')
    })
  })

  test('keeps every row of business data behind a policy, tenant first', async () => {
    const tables = await protectionOf(database)
    const outside = tables.filter(({ columns }) => !columns.includes('tenant_id')).map(({ table }) => table)
    expect(outside.toSorted()).toEqual(outsideTenants.filter((table) => table !== 'tenant_host'))
    const business = tables.filter(({ table }) => !outsideTenants.includes(table))
    expect(business.length).toBeGreaterThan(20)
    for (const { table, key, secured, policies } of business) {
      expect(key[0], `first column of the primary key of ${table}`).toBe('tenant_id')
      expect(secured, `row-level security of ${table}`).toBe(true)
      expect(policies.length, `policies of ${table}`).toBeGreaterThan(0)
      for (const policy of policies) expect(policy, `policy of ${table}`).toContain('app_tenant()')
    }
  })

  test('says of every column that names a client what becomes of it when two clients become one', async () => {
    const db = database.reading(wholeTenant(1))
    const places = await placesOf(db)
    for (const place of places) await expect(keysOf(db, place)).resolves.toBeDefined()
    const known = [
      ...places.map(({ table, column }) => `${table}.${column}`),
      ...byItself,
      ...Object.keys(stays),
    ]
    const named = (await columnsOf(database))
      .filter(
        ({ table, column }) =>
          /(^|_)client_id$/.test(column) && !/^(metric_fact|site_event)_(\d|other)/.test(table),
      )
      .map(({ table, column }) => `${table}.${column}`)
    expect(named.length).toBeGreaterThan(90)
    expect(
      named.filter((name) => !known.includes(name)),
      'a foreign key to the client lets it go over; without one it is named in merge-clients/places.ts',
    ).toEqual([])
    expect([...Object.keys(stays), ...byItself].filter((name) => !named.includes(name))).toEqual([])
  })

  test('finds what refers to a client by an index that leaves out no row', async () => {
    const { rows } = await database.asOwner((client) =>
      client.query<{ place: string; found: boolean }>(`
        select c.conrelid::regclass || ' (' || c.key || ')' as place, exists (
          select 1 from pg_index i where i.indrelid = c.conrelid and i.indpred is null
            and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] @> c.conkey) as found
        from (select k.*, (select string_agg(a.attname, ', ') from pg_attribute a
            where a.attrelid = k.conrelid and a.attnum = any (k.conkey)) as key from pg_constraint k) c
        where c.contype = 'f' and c.confrelid = 'client'::regclass`),
    )
    expect(rows.length).toBeGreaterThan(80)
    expect(
      rows.filter(({ found }) => !found).map(({ place }) => place),
      'a client that is deleted would read the whole table: an index on the key, without a condition',
    ).toEqual([])
  })

  test('shows the application no row and takes none while no tenant is set', async () => {
    const seen = await database.asOwner(async (client) => {
      await client.query(
        "insert into tenant (id, name, slug) values (1, 'One', 'one'), (2, 'Two', 'two') on conflict do nothing",
      )
      await client.query("insert into industry (tenant_id, name) values (1, 'Automotive'), (2, 'Marine')")
      try {
        await client.query("set role portal_app; set app.tenant = ''; set app.clients = ''")
        const none = await client.query('select name from industry')
        await client.query("set app.tenant = '2'")
        const own = await client.query<{ name: string }>('select name from industry')
        const foreign = client.query("insert into industry (tenant_id, name) values (1, 'Aviation')")
        await expect(foreign).rejects.toThrow('row-level security')
        return { none: none.rows, own: own.rows.map(({ name }) => name) }
      } finally {
        await client.query('reset role; reset app.tenant; reset app.clients')
      }
    })
    expect(seen).toEqual({ none: [], own: ['Marine'] })
  })

  test('gives the application every right that it needs, and no other', async () => {
    const { rows } = await database.asOwner((client) => client.query<RightRow>(roleRightsOf('public')))
    const rights = rows.map(rightOf)
    expect(rights.length).toBeGreaterThan(400)
    expect(rights.filter(({ needed, has }) => needed !== has)).toEqual([])
    expect(await missingRights(database)).toEqual([])
    const takenAway = 'revoke insert on budget from portal_app'
    await database.asOwner((client) => client.query(takenAway))
    expect(await missingRights(database)).toEqual(['INSERT on public.budget'])
    await migrate(database)
    expect(await missingRights(database)).toEqual([])
  })

  test('gives the application a role that cannot step around the policies', async () => {
    const { rows } = await database.asOwner((client) =>
      client.query("select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = 'portal_app'"),
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false }])
    const owned = await database.asOwner((client) =>
      client.query(
        "select tablename from pg_tables where schemaname = 'public' and tableowner = 'portal_app'",
      ),
    )
    expect(owned.rows).toEqual([])
  })
})

/** What the values of a kind of field arrive as; texts where absent. */
const typeOfKind: Readonly<Record<string, string>> = {
  integer: 'number',
  record: 'number',
  flag: 'boolean',
}

const arrives: Readonly<Record<string, string>> = {
  integer: 'number',
  bigint: 'number',
  text: 'string',
  boolean: 'boolean',
  jsonb: 'json',
  numeric: 'string',
  date: 'string',
  uuid: 'string',
  'integer[]': 'number[]',
  // Other lists are of texts.
  ARRAY: 'string[]',
  'timestamp with time zone': 'string',
}

async function columnsOf(database: Database): Promise<Column[]> {
  const { rows } = await database.asOwner((client) =>
    client.query<{
      table_name: string
      column_name: string
      data_type: string
      is_nullable: string
      filled: boolean
    }>(
      `select table_name, column_name, case when udt_name = '_int4' then 'integer[]' else data_type end as data_type, is_nullable, column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
       from information_schema.columns where table_schema = 'public'`,
    ),
  )
  return rows.map((row) => ({
    table: row.table_name,
    column: row.column_name,
    type: arrives[row.data_type] ?? row.data_type,
    nullable: row.is_nullable === 'YES',
    filled: row.filled,
  }))
}

interface Protection {
  readonly table: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
  readonly secured: boolean
  readonly policies: readonly string[]
}

async function protectionOf(database: Database): Promise<Protection[]> {
  const { rows } = await database.asOwner((client) =>
    client.query<Protection>(`
      select c.relname as table, c.relrowsecurity as secured,
        (select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        coalesce((select json_agg(a.attname order by k.place) from pg_index i,
            unnest(i.indkey) with ordinality as k (number, place), pg_attribute a
            where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number), '[]') as key,
        coalesce((select json_agg(p.qual) from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname), '[]') as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`),
  )
  return rows
}
