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
  const tables = await database.asOwner(async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      select c.oid::regclass::text as name
      from pg_class c join pg_stat_user_tables s on s.relid = c.oid
      where c.relkind = 'r' and pg_relation_size(c.oid) > 0
        and (c.reltuples < 0 or s.n_mod_since_analyze > 50 + c.reltuples / 10)`)
    return rows
  })
  // One at a time: whoever asks something meanwhile goes between two of them.
  for (const { name } of tables)
    await database.asOwner((client) => client.query(`analyze ${name}`).then(() => undefined))
}

/**
 * Counts those of some tables anew that have become twice as long since they
 * were counted. For work that fills them faster than the autovacuum comes
 * round: the foreign keys of an empty table are checked by reading all of it,
 * and go on so when it is long. Only how long they are is read, from a few of
 * their pages, which takes no time; the rest is counted when its turn comes.
 */
export async function countDoubled(database: Database, tables: readonly string[]): Promise<void> {
  await database.asOwner(async (client) => {
    const { rows } = await client.query<{ tables: string | null }>(
      `select string_agg(c.oid::regclass::text || ' (tenant_id)', ', ') as tables from pg_class c
       where c.oid = any ($1::regclass[])
         and pg_relation_size(c.oid) > 2 * c.relpages * current_setting('block_size')::bigint`,
      [tables],
    )
    const grown = rows[0]?.tables
    if (!grown) return
    await client.query('begin')
    try {
      await client.query('set local default_statistics_target = 1')
      await client.query(`analyze ${grown}`)
    } finally {
      await client.query('commit')
    }
  })
}
