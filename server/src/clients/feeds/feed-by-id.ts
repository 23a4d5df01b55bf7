import { sql } from 'kysely'
import type { Dealership } from '@portal/core/clients/feeds/vehicle'
import type { Db } from '../../foundation/database/database.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import type { KeptFeed } from './keep-feed.ts'

/** A feed with what is said for its vehicles. */
export interface Feed extends KeptFeed {
  readonly name: string
  readonly url: string
  readonly dealership: Dealership
}

/** @throws {Refusal} 404 */
export async function feedById(db: Db, tenantId: number, id: number): Promise<Feed> {
  const { rows } = await sql<
    KeptFeed & { name: string; url: string; store: string; dealership: string; address: string }
  >`
    select f.id, f.client_id, f.vehicles, f.name, f.url,
      coalesce(nullif(f.store_code, ''), c.identifier, '') as store, coalesce(nullif(f.dealership_name, ''), c.name) as dealership,
      coalesce(nullif(f.dealership_address, ''), case when c.city is null then '' else concat_ws(', ', c.city, c.state) end) as address
    from vehicle_feed f join client c on c.tenant_id = f.tenant_id and c.id = f.client_id
    where f.tenant_id = ${tenantId} and f.id = ${id} and f.deleted_at is null`.execute(db)
  const [row] = rows
  if (!row) throw notFound('This vehicle feed')
  const { store, dealership, address, ...feed } = row
  return { ...feed, dealership: { storeCode: store, name: dealership, address } }
}

/** Holds a feed until the transaction ends: two readings of it at once take turns. */
export async function holdFeed(db: Db, tenantId: number, id: number): Promise<void> {
  await sql`select from vehicle_feed where tenant_id = ${tenantId} and id = ${id} for update`.execute(db)
}

/**
 * The same as `feedById`, held until the transaction ends.
 * @throws {Refusal} 404
 */
export async function heldFeed(db: Db, tenantId: number, id: number): Promise<Feed> {
  await holdFeed(db, tenantId, id)
  return feedById(db, tenantId, id)
}
