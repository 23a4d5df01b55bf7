import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import type { Job } from './job.ts'

/** Writes what rows say of clients by the ids of types: `said` has a client's id and a JSON object of texts. */
const write = async (db: Db, { run }: Job, said: RawBuilder<unknown>): Promise<void> => {
  await sql`
    insert into client_data_value (tenant_id, client_id, client_data_type_id, value)
    select ${run.tenantId}::integer, s.client_id, d.key::integer, d.value from (${said}) s, jsonb_each_text(s.data) d
    on conflict (tenant_id, client_id, client_data_type_id) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(
    db,
  )
}

/** What files say of clients that they make. */
export async function writeDataOfNew(
  db: Db,
  job: Job,
  clients: readonly { readonly id: number | undefined; readonly client_data?: unknown }[],
): Promise<void> {
  const said = clients.flatMap(({ id, client_data: data }) =>
    data === undefined ? [] : [{ client_id: id, data }],
  )
  if (said.length > 0)
    await write(
      db,
      job,
      sql`select client_id, data from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as r (client_id integer, data jsonb)`,
    )
}

/** What files say of clients that are there. */
export const writeDataOfChanged = (db: Db, job: Job): Promise<void> =>
  write(
    db,
    job,
    sql`select r.target_id as client_id, r.change -> 'set' -> 'client_data' as data from import_row r
      where r.tenant_id = ${job.run.tenantId} and r.import_id = ${job.run.id} and r.target_id is not null and r.change -> 'set' ? 'client_data'`,
  )
