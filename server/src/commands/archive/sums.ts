import pg from 'pg'

/** Every table of the portal's own with its rows and a checksum of them, a line each: equal lines are equal tables. */
export async function sumsOf(databaseUrl: string): Promise<readonly string[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query("begin isolation level repeatable read read only; set local timezone = 'UTC'")
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'pgboss') and c.relkind = 'r' order by 1`,
    )
    const lines: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: string; sum: string }>(
        `select count(*)::text as count, coalesce(md5(string_agg(row, '' order by row)), '-') as sum
         from (select md5(t::text) as row from ${name} t) rows`,
      )
      lines.push(`${name} ${rows[0]?.count ?? '0'} ${rows[0]?.sum ?? '-'}`)
    }
    return lines
  } finally {
    await client.end()
  }
}
