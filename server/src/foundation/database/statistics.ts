import type { Database } from './database.ts'

/**
 * Counts the tables anew that changed by more than a tenth, or were never
 * counted, as the autovacuum of a PostgreSQL server does by itself. The
 * embedded database has none, and a planner that was told nothing takes a table
 * of a thousand budgets for one row: a page of a report took it two seconds
 * instead of twenty milliseconds.
 */
export async function countGrownTables(database: Database): Promise<void> {
  if (database.kind !== 'embedded') return
  await database.asOwner(async (client) => {
    const { rows } = await client.query<{ tables: string | null }>(`
      select string_agg(c.oid::regclass::text, ', ') as tables
      from pg_class c join pg_stat_user_tables s on s.relid = c.oid
      where c.relkind = 'r' and pg_relation_size(c.oid) > 0
        and (c.reltuples < 0 or s.n_mod_since_analyze > 50 + c.reltuples / 10)`)
    const tables = rows[0]?.tables
    if (tables) await client.query(`analyze ${tables}`)
  })
}

/**
 * Counts those of some tables anew that have become twice as long since they
 * were counted. For work that fills them faster than the autovacuum comes
 * round: the foreign keys of an empty table are checked by reading all of it,
 * and go on so when it is long.
 */
export async function countDoubled(database: Database, tables: readonly string[]): Promise<void> {
  await database.asOwner(async (client) => {
    const { rows } = await client.query<{ tables: string | null }>(
      `select string_agg(c.oid::regclass::text, ', ') as tables from pg_class c
       where c.oid = any ($1::regclass[])
         and pg_relation_size(c.oid) > 2 * c.relpages * current_setting('block_size')::bigint`,
      [tables],
    )
    const grown = rows[0]?.tables
    if (grown) await client.query(`analyze ${grown}`)
  })
}
