import { hash } from 'node:crypto'
import { counted } from '@portal/core/foundation/format'
import { sql } from 'kysely'
import { suspiciousFrom } from '@portal/core/clients/feeds/limits'
import { dollarsFromCents } from '@portal/core/foundation/format/money'
import type { Db } from '../../foundation/database/database.ts'
import type { FeedCopy, FoundVehicle } from './read-feed.ts'

/** A feed whose copy is to be kept. */
export interface KeptFeed {
  readonly id: number
  readonly client_id: number
  /** Of the copy that is there. */
  readonly vehicles: number
}

/** What reading a feed came to. */
export interface FeedOutcome {
  readonly taken: boolean
  readonly shrunk: boolean
  readonly message: string
  readonly vehicles: number
  readonly added: number
  readonly gone: number
  readonly repriced: number
}

/** Turns a copy down: the last good one stays, and the feed says why. */
export async function keepLastCopy(
  db: Db,
  tenantId: number,
  feed: KeptFeed,
  reason: string,
  shrunk = false,
): Promise<FeedOutcome> {
  const message = feed.vehicles === 0 ? reason : `${reason} The last good copy stays.`
  await sql`update vehicle_feed set read_at = now(), message = ${message}, updated_at = now(),
      state = case when good_at is null then 'Never Read Well' else 'Last Good Copy' end
    where tenant_id = ${tenantId} and id = ${feed.id}`.execute(db)
  return { taken: false, shrunk, message, vehicles: feed.vehicles, added: 0, gone: 0, repriced: 0 }
}

const dollars = (cents: number | null): number | null => (cents === null ? null : dollarsFromCents(cents))

/** A vehicle as its row has it. */
const rowOf = ({ key, title, mistakes, doubts, ...vehicle }: FoundVehicle) => ({
  key,
  title,
  vin: vehicle.vin,
  stock: vehicle.stock,
  condition: vehicle.condition,
  certified: vehicle.certified,
  price: dollars(vehicle.price),
  mileage: vehicle.mileage,
  image: vehicle.image,
  in_stock_since: vehicle.inStockSince,
  mistakes,
  doubts,
  facts: vehicle,
})

/** What tells two copies of a vehicle apart: all that is known of it. A feed has tens of thousands, most as they were. */
const digestOf = (vehicle: FoundVehicle): string =>
  hash('sha1', Object.values(vehicle).join('\u0000'), 'base64url')

/** The vehicles of the copy that is there, each key with its digest; as one text, which is read ten times as fast as rows. */
async function heldVehicles(db: Db, tenantId: number, feedId: number): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ held: string | null }>`
    select string_agg(digest || ' ' || key, E'\n') as held from feed_vehicle
    where tenant_id = ${tenantId} and vehicle_feed_id = ${feedId}`.execute(db)
  const lines = rows[0]?.held?.split('\n') ?? []
  return new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(' ')
      return [line.slice(at + 1), line.slice(0, at)]
    }),
  )
}

interface Changes {
  readonly added: number
  readonly gone: number
  readonly repriced: number
}

/** Writes down what is new or different and drops what is gone, in one statement. */
async function writeChanges(
  db: Db,
  tenantId: number,
  feed: KeptFeed,
  today: string,
  written: readonly object[],
  left: readonly string[],
): Promise<Changes | undefined> {
  // The planner takes a copy for a hundred rows, and would compare twenty thousand with each of as many others.
  await sql`set local enable_nestloop = off`.execute(db)
  const { rows } = await sql<Changes>`
    with fresh as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as f (key text, title text, vin text, stock text,
        condition text, certified boolean, price numeric(12, 2), mileage integer, image text, in_stock_since date,
        mistakes text, doubts text, facts jsonb, digest text)
    ), held as materialized (
      select id, key, title, vin, price from feed_vehicle where tenant_id = ${tenantId} and vehicle_feed_id = ${feed.id}
    ), gone as materialized (
      select h.* from held h join unnest(${left}::text[]) l (key) on l.key = h.key
    ), changes as (
      select 'Added' as kind, f.title, f.vin, null::numeric as before, f.price as after
        from fresh f left join held h on h.key = f.key where h.id is null
      union all
      select 'Gone', title, vin, price, null from gone
      union all
      select 'Price', f.title, f.vin, h.price, f.price from fresh f join held h on h.key = f.key
        where h.price is distinct from f.price
    ), told as (
      insert into feed_change (tenant_id, client_id, vehicle_feed_id, day, kind, title, vin, price_before, price_after)
      select ${tenantId}, ${feed.client_id}, ${feed.id}, ${today}::date, kind, title, vin, before, after from changes
      -- The first copy is where counting begins: nothing of it came today.
      where not ${feed.vehicles === 0}::boolean
    ), dropped as (
      delete from feed_vehicle v using gone g where v.tenant_id = ${tenantId} and v.id = g.id
    ), kept as (
      insert into feed_vehicle (tenant_id, client_id, vehicle_feed_id, key, title, vin, stock, condition, certified, price,
        mileage, image, in_stock_since, mistakes, doubts, first_seen, facts, digest)
      select ${tenantId}, ${feed.client_id}, ${feed.id}, key, title, vin, stock, condition, certified, price, mileage, image,
        in_stock_since, mistakes, doubts, ${today}::date, facts, digest from fresh
      on conflict (tenant_id, vehicle_feed_id, key) do update set title = excluded.title, vin = excluded.vin,
        stock = excluded.stock, condition = excluded.condition, certified = excluded.certified, price = excluded.price,
        mileage = excluded.mileage, image = excluded.image, in_stock_since = excluded.in_stock_since,
        mistakes = excluded.mistakes, doubts = excluded.doubts, facts = excluded.facts, digest = excluded.digest
    )
    select count(*) filter (where kind = 'Added')::integer as added, count(*) filter (where kind = 'Gone')::integer as gone,
      count(*) filter (where kind = 'Price')::integer as repriced from changes`.execute(db)
  await sql`set local enable_nestloop = on`.execute(db)
  return rows[0]
}

/**
 * Puts a copy in place of the one before and writes down what changed. A copy of fewer than half
 * the vehicles is no sale: the one before stays, unless somebody has said that it is meant.
 *
 * @param today `YYYY-MM-DD` in the agency's time zone
 */
export async function keepCopy(
  db: Db,
  tenantId: number,
  feed: KeptFeed,
  copy: FeedCopy,
  { today, evenSmaller }: { readonly today: string; readonly evenSmaller: boolean },
): Promise<FeedOutcome> {
  const { vehicles, nameless, repeated } = copy
  if (!evenSmaller && feed.vehicles >= suspiciousFrom && vehicles.length * 2 < feed.vehicles)
    return keepLastCopy(
      db,
      tenantId,
      feed,
      `The feed shrank from ${feed.vehicles.toLocaleString('en-US')} vehicles to ${vehicles.length.toLocaleString('en-US')}.`,
      true,
    )
  const held = await heldVehicles(db, tenantId, feed.id)
  const written: object[] = []
  const keys = new Set<string>()
  for (const vehicle of vehicles) {
    keys.add(vehicle.key)
    const digest = digestOf(vehicle)
    if (held.get(vehicle.key) !== digest) written.push({ ...rowOf(vehicle), digest })
  }
  const left = [...held.keys()].filter((key) => !keys.has(key))
  const isFirst = feed.vehicles === 0
  const changed =
    written.length + left.length === 0
      ? undefined
      : await writeChanges(db, tenantId, feed, today, written, left)
  const { added = 0, gone = 0, repriced = 0 } = isFirst ? {} : (changed ?? {})
  const wrong = vehicles.filter(({ mistakes }) => mistakes !== '').length
  const message = [
    `${counted(vehicles.length, 'vehicle')}${isFirst ? '' : `: ${added} came, ${gone} gone, ${repriced} priced anew`}.`,
    ...(wrong > 0 ? [`${counted(wrong, 'vehicle has', 'vehicles have')} mistakes.`] : []),
    ...(repeated > 0
      ? [`${counted(repeated, 'row repeats', 'rows repeat')} a vehicle and counts once.`]
      : []),
    ...(nameless > 0 ? [`${counted(nameless, 'row has', 'rows have')} neither VIN nor stock number.`] : []),
  ].join(' ')
  await sql`update vehicle_feed set read_at = now(), good_at = now(), state = 'In Order', vehicles = ${vehicles.length},
      message = ${message}, updated_at = now()
    where tenant_id = ${tenantId} and id = ${feed.id}`.execute(db)
  return { taken: true, shrunk: false, message, vehicles: vehicles.length, added, gone, repriced }
}
