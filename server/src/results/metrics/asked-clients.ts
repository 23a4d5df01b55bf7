import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { agencyToday } from '../../foundation/database/agency-day.ts'
import type { Db } from '../../foundation/database/database.ts'

/** An active client: begun and not canceled on the agency's day. */
export const isActive = sql<SqlBool>`activated_at <= ${agencyToday} and (canceled_at is null or canceled_at > ${agencyToday})`

/**
 * Whether the rows of `client_id` are of a client asked for. All active ones are a join; a list of
 * thousands of ids would be compared with every row.
 */
export const isAsked = (tenantId: number, ids: readonly number[] | null): RawBuilder<SqlBool> =>
  ids === null
    ? sql<SqlBool>`client_id in (select id from client where tenant_id = ${tenantId} and ${isActive})`
    : sql<SqlBool>`client_id = any (${[...ids]}::integer[])`

/** A client of a dashboard. */
export interface AskedClient {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/**
 * The clients that a dashboard is about, as far as the asker sees them, in the
 * order of the question; for an empty question all active ones, by name.
 */
export async function askedClients(
  db: Db,
  tenantId: number,
  ids: readonly number[],
): Promise<readonly AskedClient[]> {
  const found = db.selectFrom('client').where('tenant_id', '=', tenantId).select(['id', 'name', 'slug'])
  if (ids.length === 0) return found.where(isActive).orderBy('name_folded').orderBy('id').execute()
  return inOrder(await found.where('id', '=', sql<number>`any (${[...ids]}::integer[])`).execute(), ids)
}

/** Clients in the order in which they were asked for, each once; as they are where none was named. */
export function inOrder(clients: readonly AskedClient[], ids: readonly number[]): readonly AskedClient[] {
  if (ids.length === 0) return clients
  const byId = new Map(clients.map((client) => [client.id, client]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
