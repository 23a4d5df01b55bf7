import pg from 'pg'

/** Tables that every node holds whole: small, and of no tenant or of all. Whatever else there is is spread by `tenant_id`. */
export const referenceTables = ['tenant', 'tenant_host', 'kysely_migration', 'kysely_migration_lock'] as const

/** Tables whose triggers are for processes of the release before alone: the statements that write them do the same. */
export const tablesWrittenByStatements: readonly string[] = ['client', 'metric_fact']

/** A condition of a policy as Citus takes it: it refuses a subquery, and a function that answers an array compared with null. */
export const withoutSubqueries = (condition: string): string =>
  condition
    .replaceAll(/\(\s*select\s+(app_\w+\(\))(?:\s+as\s+\w+)?\s*\)/gi, '$1')
    .replaceAll(/\bapp_clients\(\) is null\b/gi, 'coalesce(cardinality(app_clients()), 0) = 0')

/** The same within a statement that makes policies, or a function that does. */
export const withFitPolicies = (statement: string): string =>
  /\b(?:create|alter)\s+policy\b/i.test(statement) ? withoutSubqueries(statement) : statement

/** A foreign key or a trigger that was dropped, and how it is made again. */
export interface SetAside {
  readonly table: string
  readonly name: string
  readonly kind: 'constraint' | 'trigger'
  readonly statement: string
}

/**
 * Drops foreign keys and triggers: rows that move to their nodes would set them off, and a table on one node may not
 * refer to a spread one.
 * @param table of one table; of all where it is absent
 * @returns those that a spread database has too: a table that every node holds whole may not refer to a spread one (a
 * tenant's logo, whose file is kept while it is named), and some triggers do what statements do there
 */
export async function setAside(client: pg.ClientBase, table?: string): Promise<readonly SetAside[]> {
  const { rows } = await client.query<SetAside & { stays: boolean }>(
    `with of_table as (
       select c.oid, c.relname from pg_class c
       where c.relnamespace = 'public'::regnamespace and ($1::text is null or c.relname = $1)
     )
     select c.relname as "table", f.conname as name, 'constraint' as kind,
       format('alter table %I add constraint %I %s', c.relname, f.conname, pg_get_constraintdef(f.oid)) as statement,
       not ${isWhole('f.conrelid')} or ${isWhole('f.confrelid')} as stays
     from pg_constraint f join of_table c on c.oid = f.conrelid
     where f.contype = 'f' and f.conparentid = 0
     union all
     select c.relname, t.tgname, 'trigger', pg_get_triggerdef(t.oid), c.relname <> all ($2::text[])
     from pg_trigger t join of_table c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgparentid = 0`,
    [table ?? null, tablesWrittenByStatements],
  )
  for (const { table: of, name, kind } of rows)
    await client.query(
      kind === 'trigger'
        ? `drop trigger ${pg.escapeIdentifier(name)} on ${pg.escapeIdentifier(of)}`
        : `alter table ${pg.escapeIdentifier(of)} drop constraint ${pg.escapeIdentifier(name)}`,
    )
  return rows.filter(({ stays }) => stays).map(({ stays: _, ...kept }) => kept)
}

/** As a condition of SQL: whether every node holds a table whole. */
export const isWhole = (oid: string): string =>
  `((select relname from pg_class where oid = ${oid}) in (${referenceTables.map((name) => pg.escapeLiteral(name)).join()})
    or not exists (select from pg_attribute where attrelid = ${oid} and attname = 'tenant_id' and not attisdropped))`

/** Nodes take identities of `bigint` alone. What refers to them stays as it is. */
export async function widenIds(client: pg.ClientBase, table?: string): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attidentity <> '' and a.atttypid = 'integer'::regtype and c.relkind in ('r', 'p') and not c.relispartition
       and c.relnamespace = 'public'::regnamespace and ($1::text is null or c.relname = $1)`,
    [table ?? null],
  )
  for (const each of rows)
    await client.query(
      `alter table ${pg.escapeIdentifier(each.table)} alter column ${pg.escapeIdentifier(each.column)} type bigint`,
    )
}
