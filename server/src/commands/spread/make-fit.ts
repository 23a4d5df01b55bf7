import pg from 'pg'

/** Tables that every node holds whole: small, and of no tenant or of all. Whatever else there is is spread by `tenant_id`. */
export const referenceTables = ['tenant', 'tenant_host', 'kysely_migration', 'kysely_migration_lock'] as const

/** Tables whose triggers are for processes of the release before alone: the statements that write them do the same. */
const tablesWrittenByStatements = ['client', 'metric_fact']

/** Where a move keeps what it has yet to put back, so that one which broke off can go on. */
export const unfinished = 'spreading'

/** A condition of a policy as Citus takes it: it refuses a subquery, and a function that answers an array compared with null. */
export const withoutSubqueries = (condition: string): string =>
  condition
    .replaceAll(/\( ?SELECT (app_\w+\(\)) AS \w+\)/g, '$1')
    .replaceAll('(app_clients() IS NULL)', '(coalesce(cardinality(app_clients()), 0) = 0)')

/**
 * Makes a database fit for being spread, in one transaction: ids as wide as nodes take them, policies without subqueries,
 * no triggers that a shard cannot run, and no foreign keys, which are kept aside until all tables are spread. The portal
 * runs on what this leaves as it did before, but for the foreign keys.
 * @param client as the owner of the tables
 */
export async function makeFit(client: pg.ClientBase): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`create schema ${unfinished}`)
    await setAside(client)
    const policies = await dropPolicies(client)
    await widenIds(client)
    for (const create of policies) await client.query(create)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Keeps how foreign keys and triggers are made, and drops them: rows that move to their nodes would set them off. */
async function setAside(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create table ${unfinished}.later as
      select c.relname as "table", f.conname as name, 'constraint' as kind,
        format('alter table %I add constraint %I %s', c.relname, f.conname, pg_get_constraintdef(f.oid)) as statement,
        -- A table that every node holds whole may not refer to a spread one: a tenant's logo, whose file is kept while it is named.
        c.relname <> all (${listOf(referenceTables)}) or t.relname = any (${listOf(referenceTables)}) as stays
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
      where f.contype = 'f' and f.conparentid = 0 and c.relnamespace = 'public'::regnamespace
      union all
      select c.relname, t.tgname, 'trigger', pg_get_triggerdef(t.oid), c.relname <> all (${listOf(tablesWrittenByStatements)})
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and t.tgparentid = 0 and c.relnamespace = 'public'::regnamespace`,
  )
  const { rows } = await client.query<{ table: string; name: string; kind: string }>(
    `select "table", name, kind from ${unfinished}.later`,
  )
  for (const { table, name, kind } of rows)
    await client.query(
      kind === 'trigger'
        ? `drop trigger ${pg.escapeIdentifier(name)} on ${pg.escapeIdentifier(table)}`
        : `alter table ${pg.escapeIdentifier(table)} drop constraint ${pg.escapeIdentifier(name)}`,
    )
  await client.query(`delete from ${unfinished}.later where not stays`)
}

/** As an array within a statement that takes no parameters. */
const listOf = (names: readonly string[]): string =>
  `array[${names.map((name) => pg.escapeLiteral(name)).join()}]`

/** @returns the statements that make them anew */
async function dropPolicies(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{
    table: string
    name: string
    rows: string
    written: string | null
  }>(
    `select c.relname as "table", p.polname as name, pg_get_expr(p.polqual, p.polrelid) as rows,
       pg_get_expr(p.polwithcheck, p.polrelid) as written
     from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows)
    await client.query(`drop policy ${pg.escapeIdentifier(name)} on ${pg.escapeIdentifier(table)}`)
  return rows.map(
    (policy) =>
      `create policy ${pg.escapeIdentifier(policy.name)} on ${pg.escapeIdentifier(policy.table)} using (${withoutSubqueries(policy.rows)})` +
      (policy.written === null ? '' : ` with check (${withoutSubqueries(policy.written)})`),
  )
}

/** Nodes take identities of `bigint` alone. What refers to them stays as it is. */
async function widenIds(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attidentity <> '' and a.atttypid = 'integer'::regtype and c.relkind in ('r', 'p') and not c.relispartition
       and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { table, column } of rows)
    await client.query(
      `alter table ${pg.escapeIdentifier(table)} alter column ${pg.escapeIdentifier(column)} type bigint`,
    )
}
