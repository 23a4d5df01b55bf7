import type pg from 'pg'

/** Whether the database has no tenant yet. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>('select not exists (select from tenant) as empty')
  return rows[0]?.empty === true
}
