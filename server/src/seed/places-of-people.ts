import type pg from 'pg'
import type { SeedClient } from './client-rows.ts'
import { insertRows } from './insert-rows.ts'
import { placesOf } from './report-figure-kinds.ts'
import { addDays } from './days.ts'

/** Stores of which it is known where people live: those with the collector of whose campaigns places were imported. */
const stores = [1001, 1003, 1004, 1010, 1044]

const shoppers = ['Alma Reyes', 'Ben Whitlock', 'Carla Dunn', 'Dev Patel', 'Erin Foley', 'Gus Hahn'] as const
const streets = ['Maple Ave', 'Oak St', 'Washington Blvd', 'Mill Rd', 'Prairie Ln'] as const

/** Of ten people five live in the nearest places and the others further out. */
const near = (key: string): string =>
  `(select z[1 + floor(power((abs(hashtext(${key}::text)) % 1000) / 1000.0, 2) * cardinality(z))::integer] from places where places.id = client_id)`

/** Where visitors and buyers of some stores live, customers of their lists, and leads that came with an address. */
export async function seedPlacesOfPeople(
  client: pg.ClientBase,
  clients: readonly SeedClient[],
  today: string,
): Promise<void> {
  const known = clients.flatMap((store) => {
    const zips = placesOf(store).map(({ of }) => of)
    return stores.includes(store.id) && zips.length > 0 ? [{ ...store, zips }] : []
  })
  const places = JSON.stringify(known.map(({ id, zips }) => ({ id, zips: zips.map(({ zip }) => zip) })))
  const withPlaces = `with places as (
    select id, array(select json_array_elements_text(zips)) as z from json_to_recordset($1::json) as p (id integer, zips json))`
  const ofThem = 'tenant_id = 1 and client_id in (select id from places)'
  // Providers know most networks, not all; a dealer's system has the address of most buyers.
  await client.query(
    `${withPlaces} update site_visit set zip = ${near('visitor')} where ${ofThem} and abs(hashtext(visitor)) % 10 < 8`,
    [places],
  )
  await client.query(
    `${withPlaces} update sale set zip = ${near('sale.id')} where ${ofThem} and id % 10 < 9`,
    [places],
  )
  await client.query(
    `${withPlaces} update customer_list set counts = counts || jsonb_build_object('zips', (
      select jsonb_object_agg(z[at], round(row_count * 0.3 / at)) from places, generate_subscripts(z, 1) as at
      where places.id = client_id)) where ${ofThem}`,
    [places],
  )
  await insertRows(
    client,
    'arrived_lead',
    known.flatMap(({ id, zips }) =>
      Array.from({ length: 18 }, (_, at) => {
        const { zip, city } = zips[Math.floor((at * at) / 30) % zips.length] ?? { zip: '', city: '' }
        const name = shoppers[(at + id) % shoppers.length] ?? ''
        const day = addDays(today, -(2 + at * 4))
        return {
          tenant_id: 1,
          client_id: id,
          lead_key_id: null,
          fingerprint: `demo-place-${id}-${at}`,
          external_id: null,
          source: 'Website form',
          received_at: day,
          name,
          email: `${name.toLowerCase().replace(' ', '.')}.${at}@example.com`,
          phone: '',
          address: `${100 + at * 7} ${streets[at % streets.length]}, ${city}, ${zip}`,
          vehicle: '',
          comments: '',
          state: 'Counted',
          created_at: `${day}T16:20:00Z`,
        }
      }),
    ),
  )
}
