import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Db } from '../../foundation/database/database.ts'

/** Clients by their ids, from the one to the other; null stands for all. */
export type Parts = readonly ({ readonly first: number; readonly last: number } | null)[]

/** All clients at once. */
export const whole: Parts = [null]

/** Clients that are looked at in one statement of the embedded database. */
const clientsAtOnce = 400

/**
 * The parts in which a month of all clients is read. The embedded database has one connection, for which everybody
 * waits while a statement runs: there a few clients are looked at after the others, and calls go in between.
 */
export async function partsOfClients(
  db: Db,
  tenantId: number,
  kind: Database['kind'],
  atOnce = clientsAtOnce,
): Promise<Parts> {
  if (kind === 'server') return whole
  const { rows } = await sql<{ first: number; last: number }>`
    select min(id) as first, max(id) as last
    from (select id, (row_number() over (order by id) - 1) / ${atOnce}::integer as part from client where tenant_id = ${tenantId}) c
    group by part order by part`.execute(db)
  return rows
}

/** Whether a column names a client of a part. */
export const ofClients = (column: string, part: Parts[number]): RawBuilder<SqlBool> =>
  part === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} between ${part.first} and ${part.last}`
