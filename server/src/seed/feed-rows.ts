import { checkVehicle, titleOf, type Vehicle } from '@portal/core/clients/feeds/vehicle'
import { checkDigitOf } from '@portal/core/clients/feeds/vin'
import type { SeedClient } from './client-rows.ts'
import { addDays } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { brandOf, modelsOf } from './vehicle-models.ts'
import { randomFrom, type Random } from './random.ts'

type Tables = readonly (readonly [table: string, rows: readonly SeedRow[]])[]

/** Every so many of the clients that are served has a feed: among them the one that has everything. */
const everyNth = 4

const trims = ['Base', 'Sport', 'Limited', 'Premium', 'Touring', '']
const colors = ['White', 'Black', 'Silver', 'Blue', 'Red', 'Gray']
const bodies = ['SUV', 'Sedan', 'Truck', 'Hatchback']
const makers: Readonly<Record<string, string>> = { Honda: '1HG', Ford: '1FM', Toyota: '4T1', Subaru: '4S4' }
const characters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

/** A number whose check digit is right. */
function vinOf(brand: string, random: Random): string {
  const body = Array.from({ length: 14 }, () => characters.charAt(random.whole(0, characters.length - 1)))
  const raw = `${makers[brand] ?? '1GC'}${body.join('')}`
  return `${raw.slice(0, 8)}${checkDigitOf(raw)}${raw.slice(9)}`
}

function vehicleOf(client: SeedClient, today: string, random: Random): Vehicle {
  const brand = brandOf(client)
  const isNew = random.chance(0.55)
  const model = random.pick(modelsOf(client))
  const price = random.whole(14_500, 68_900) * 100
  const vin = vinOf(brand, random)
  const { slug } = client.row
  const site = `https://www.${typeof slug === 'string' ? slug : client.id}.example`
  const { city, state } = client.row
  return {
    vin,
    stock: `${isNew ? 'N' : 'U'}${random.whole(10_000, 99_999)}`,
    condition: isNew ? 'New' : 'Used',
    certified: !isNew && random.chance(0.35),
    year: Number(today.slice(0, 4)) + (isNew ? 1 : -random.whole(1, 6)),
    make: brand,
    model,
    trim: random.pick(trims),
    bodyStyle: random.chance(0.95) ? random.pick(bodies) : '',
    exteriorColor: random.pick(colors),
    interiorColor: random.pick(['Black', 'Gray', 'Beige']),
    price: random.chance(0.04) ? null : price,
    msrp: isNew ? price + 150_000 : null,
    mileage: isNew ? random.whole(4, 30) : random.chance(0.05) ? null : random.whole(6000, 92_000),
    link: `${site}/inventory/${vin.toLowerCase()}`,
    image: random.chance(0.07) ? '' : `${site}/photos/${vin.toLowerCase()}.jpg`,
    inStockSince: addDays(today, -random.whole(0, 130)),
    description: '',
    transmission: 'Automatic',
    fuel: random.pick(['Gasoline', 'Hybrid']),
    drivetrain: random.pick(['AWD', 'FWD']),
    storeCode: typeof client.row['identifier'] === 'string' ? client.row['identifier'] : `S${client.id}`,
    dealershipName: client.name,
    dealershipAddress: [city, state].filter((part) => typeof part === 'string').join(', '),
  }
}

const dollars = (cents: number | null): string | null => (cents === null ? null : (cents / 100).toFixed(2))

/** Vehicle inventory of some stores: the last good copy of a feed and what changed in it lately. */
export function feedRows(today: string, clients: readonly SeedClient[]): Tables {
  const random = randomFrom(20_261_126)
  const feeds: SeedRow[] = []
  const vehicles: SeedRow[] = []
  const changes: SeedRow[] = []
  const served = clients.filter(({ state }) => state === 'client')
  for (const [at, client] of served.entries()) {
    if (at % everyNth !== 0 && client.id !== 1005) continue
    const id = feeds.length + 1
    const of = { tenant_id: client.tenantId, client_id: client.id }
    const copy = Array.from({ length: random.whole(38, 64) }, () => vehicleOf(client, today, random))
    const isBroken = random.chance(0.12) && client.id !== 1005
    const readAt = `${today}T09:10:00Z`
    feeds.push({
      ...of,
      id,
      name: random.pick(['HomeNet', 'vAuto', 'Website inventory']),
      url: `https://feeds.inventory.example/${client.id}/vehicles.csv`,
      rhythm: random.chance(0.7) ? 'Every Night' : 'Every Six Hours',
      store_code: '',
      dealership_name: '',
      dealership_address: '',
      active: true,
      state: isBroken ? 'Last Good Copy' : 'In Order',
      vehicles: copy.length,
      read_at: readAt,
      good_at: isBroken ? `${addDays(today, -2)}T09:10:00Z` : readAt,
      message: isBroken
        ? random.pick([
            `The feed shrank from ${copy.length} vehicles to 3. The last good copy stays.`,
            'This is a web page, not a feed. Check the address with whoever provides the feed. The last good copy stays.',
          ])
        : `${copy.length} vehicles: 2 came, 1 gone, 1 priced anew.`,
    })
    for (const vehicle of copy) {
      const { mistakes, doubts } = checkVehicle(vehicle, today)
      vehicles.push({
        ...of,
        vehicle_feed_id: id,
        key: vehicle.vin,
        title: titleOf(vehicle),
        vin: vehicle.vin,
        stock: vehicle.stock,
        condition: vehicle.condition,
        certified: vehicle.certified,
        price: dollars(vehicle.price),
        mileage: vehicle.mileage,
        image: vehicle.image,
        in_stock_since: vehicle.inStockSince,
        mistakes: mistakes.join('\n'),
        doubts: doubts.join('\n'),
        first_seen: vehicle.inStockSince ?? today,
        facts: vehicle,
      })
    }
    for (let day = 0; day < 21; day += 1) {
      const on = addDays(today, -day)
      for (const vehicle of copy.filter(({ inStockSince }) => inStockSince === on))
        changes.push(changeOf(of, id, on, 'Added', vehicle, [null, vehicle.price]))
      if (random.chance(0.45)) {
        const sold = vehicleOf(client, today, random)
        changes.push(changeOf(of, id, on, 'Gone', sold, [sold.price, null]))
      }
      if (random.chance(0.3)) {
        const vehicle = random.pick(copy)
        changes.push(
          changeOf(of, id, on, 'Price', vehicle, [(vehicle.price ?? 2_500_000) + 75_000, vehicle.price]),
        )
      }
    }
  }
  return [
    ['vehicle_feed', feeds],
    ['feed_vehicle', vehicles],
    ['feed_change', changes],
  ]
}

const changeOf = (
  of: SeedRow,
  feed: number,
  day: string,
  kind: string,
  vehicle: Vehicle,
  [before, after]: readonly [number | null, number | null],
): SeedRow => ({
  ...of,
  vehicle_feed_id: feed,
  day,
  kind,
  title: titleOf(vehicle),
  vin: vehicle.vin,
  price_before: dollars(before),
  price_after: dollars(after),
})
