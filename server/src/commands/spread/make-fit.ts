import pg from 'pg'
import { setAside, widenIds, withoutSubqueries } from '../../foundation/database/nodes/fit-tables.ts'
import { unfinished } from '../../foundation/database/nodes/migrate-on-nodes.ts'

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
    await client.query(
      `create table ${unfinished}.later ("table" text, name text, kind text, statement text)`,
    )
    for (const { table, name, kind, statement } of await setAside(client))
      await client.query(`insert into ${unfinished}.later values ($1, $2, $3, $4)`, [
        table,
        name,
        kind,
        statement,
      ])
    const policies = await dropPolicies(client)
    await widenIds(client)
    for (const create of policies) await client.query(create)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

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
