import pg from 'pg'

/** A row to insert, by column name. */
export type SeedRow = Readonly<Record<string, unknown>>

/** Rows that travel in one statement. */
const atOnce = 2000

/**
 * Inserts rows by the columns of the first one; columns that are not named
 * take their default. Thousands of rows are one statement, so filling a
 * database takes few round trips.
 */
export async function insertRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly SeedRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => pg.escapeIdentifier(column))
    .join(', ')
  const name = pg.escapeIdentifier(table)
  for (let from = 0; from < rows.length; from += atOnce) {
    await client.query(
      `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [JSON.stringify(rows.slice(from, from + atOnce))],
    )
  }
}

/**
 * Fills tables without their indexes and makes those anew behind the rows, from all at once: kept row by row they would
 * take longer than the rows themselves. In a transaction that has the tables to itself, as other tables' foreign keys
 * must not lead to them.
 */
export async function withoutIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: found } = await client.query<{ drop: string; make: string }>(
    `select case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
         else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
       case when c.oid is null then pg_get_indexdef(i.indexrelid)
         else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as make
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.conrelid = i.indrelid
     where i.indrelid = any($1::regclass[])`,
    [tables],
  )
  for (const { drop } of found) await client.query(drop)
  await fill()
  for (const { make } of found) await client.query(make)
}

/** Lets the numbering of every table go on behind the ids that were given explicitly: they are never given again. */
export async function continueAllNumbering(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select table_name as "table" from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`,
  )
  for (const { table } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), (select greatest(max(id), 1,
         pg_sequence_last_value(pg_get_serial_sequence($1, 'id')::regclass)) from ${pg.escapeIdentifier(table)}))`,
      [table],
    )
  }
}
