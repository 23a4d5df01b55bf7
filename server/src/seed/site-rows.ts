import { cameFrom, modelOf, pageKindOf } from '@portal/core/sites/intelligence/pages'
import type { SeedClient } from './client-rows.ts'
import { addDays } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { randomFrom, type Random } from './random.ts'

/** Stores whose sites carry the collector: those of the demo accounts, and some beside them. */
const withCollector = [1001, 1003, 1004, 1010, 1021, 1044, 2001]
/** Days of visits; events are kept for 35. */
const days = 45

const sources = [
  ['', '', 'www.google.com', 34],
  ['google', 'cpc', '', 26],
  ['', '', '', 18],
  ['facebook', 'paid-social', '', 9],
  ['', '', 'www.bing.com', 5],
  ['', '', 'www.cars.example', 5],
  ['newsletter', 'email', '', 3],
] as const

/** New vehicles of a brand, as its stores' pages call them. */
const newOf: Readonly<Record<string, readonly string[]>> = {
  Ram: [
    '2026-ram-1500-big-horn',
    '2026-ram-2500-tradesman',
    '2026-ram-promaster-high-roof',
    '2025-ram-3500-laramie',
  ],
  Volkswagen: [
    '2026-volkswagen-tiguan-se',
    '2026-volkswagen-atlas-sel',
    '2026-volkswagen-jetta-sport',
    '2025-volkswagen-taos-s',
  ],
  Mitsubishi: ['2026-mitsubishi-outlander-sel', '2026-mitsubishi-eclipse-cross', '2025-mitsubishi-mirage-es'],
  Jeep: ['2026-jeep-wrangler-sport', '2026-jeep-compass-latitude', '2026-jeep-gladiator-mojave'],
  Audi: ['2026-audi-q5-premium', '2026-audi-a4-quattro', '2026-audi-q7-prestige', '2025-audi-q3-premium'],
  Cadillac: ['2026-cadillac-escalade-sport', '2026-cadillac-xt5-luxury', '2026-cadillac-lyriq-tech'],
  Subaru: ['2026-subaru-outback-premium', '2026-subaru-forester-sport', '2025-subaru-crosstrek-limited'],
}
const used = [
  '2023-honda-civic-ex',
  '2022-toyota-rav4-xle',
  '2023-ford-escape-se',
  '2021-chevrolet-equinox-lt',
]

/** New ones stand twice: more people look at them. */
const vehiclesOf = (name: string): readonly string[] => {
  const own = Object.entries(newOf).find(([brand]) => name.includes(brand))?.[1] ?? []
  return [...own, ...own, ...used]
}

const others = [
  '/new-inventory/',
  '/used-inventory/',
  '/new-vehicle-specials',
  '/finance-application',
  '/schedule-service',
  '/about-us',
] as const

const people = [
  ['Marisol Vega', 'marisol.vega'],
  ['Derek Olsen', 'derek.olsen'],
  ['Priya Raman', 'priya.raman'],
  ['Tom Brandt', 'tom.brandt'],
  ['Kayla Simmons', 'kayla.simmons'],
  ['Anthony Russo', 'a.russo'],
  ['Beth Nowak', 'beth.nowak'],
] as const

/** More people look at cars in the evening. */
const hours = [7, 8, 9, 10, 11, 12, 12, 13, 14, 16, 17, 18, 19, 19, 20, 20, 20, 21, 21, 22]

const sourceOf = (random: Random) => {
  let left = random.whole(1, 100)
  const [source, medium, referrer] = sources.find(([, , , part]) => (left -= part) <= 0) ?? sources[0]
  return cameFrom({ source, medium }, referrer, 'dealer.example')
}

interface Visited {
  readonly visit: SeedRow
  readonly events: readonly SeedRow[]
}

function visitOn(
  random: Random,
  { tenantId, id: clientId, name }: SeedClient,
  day: string,
  visitor: string,
  again: boolean,
  asks: boolean,
): Visited {
  const paths = ['/', ...random.several(others, random.whole(0, 2))]
  const wanted = random.several(vehiclesOf(name), asks ? random.whole(1, 3) : random.whole(0, 2))
  const all = [...paths, ...wanted.map((vehicle) => `/inventory/${vehicle}`)]
  const came = sourceOf(random)
  // Hours of the agency, five behind.
  const began =
    Date.parse(`${day}T00:00:00Z`) + (random.pick(hours) + 5) * 3_600_000 + random.whole(0, 3_000_000)
  let at = began
  const events = [...all, ...(asks ? ['lead'] : [])].map((path) => {
    const isLead = path === 'lead'
    const on = isLead ? (all.at(-1) ?? '/') : path
    const row = {
      tenant_id: tenantId,
      client_id: clientId,
      at: new Date(at).toISOString(),
      visitor,
      kind: isLead ? 'lead' : 'view',
      page_kind: pageKindOf(on),
      path: on,
      model: pageKindOf(on) === 'Vehicle' ? modelOf(on) : '',
      source: came.source,
      medium: came.medium,
      page_ref: '',
      form: isLead ? random.pick(['Check availability', 'Test drive', 'Trade value']) : '',
    }
    at += random.whole(15, 150) * 1000
    return row
  })
  return {
    events,
    visit: {
      tenant_id: tenantId,
      client_id: clientId,
      visitor,
      started_at: new Date(began).toISOString(),
      last_at: events.at(-1)?.at ?? new Date(began).toISOString(),
      pages: all.length,
      vehicles: wanted.length,
      leads: asks ? 1 : 0,
      returning_visitor: again,
      source: came.source,
      medium: came.medium,
      landing: '/',
      page_kinds: [...new Set(events.map(({ page_kind }) => page_kind))],
      models: [...new Set(events.map(({ model }) => model).filter(Boolean))],
    },
  }
}

/** The hours of events: as the nightly work makes them. */
function hoursOf(events: readonly SeedRow[]): readonly SeedRow[] {
  const found = new Map<string, { row: SeedRow; views: number; leads: number }>()
  for (const { tenant_id, client_id, at, page_kind, model, kind } of events) {
    const hour = `${String(at).slice(0, 13)}:00:00Z`
    const key = [client_id, hour, page_kind, model].join('|')
    const held = found.get(key) ?? {
      row: { tenant_id, client_id, hour, page_kind, model },
      views: 0,
      leads: 0,
    }
    found.set(key, {
      ...held,
      views: held.views + Number(kind === 'view'),
      leads: held.leads + Number(kind === 'lead'),
    })
  }
  return [...found.values()].map(({ row, views, leads }) => ({ ...row, views, leads }))
}

/** Sites with the collector, six weeks of their visits, and the people who made themselves known there. */
export function siteRows(
  clients: readonly SeedClient[],
  today: string,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] {
  const random = randomFrom(20_261_107)
  const stores = clients.filter(({ id }) => withCollector.includes(id))
  const visits: SeedRow[] = []
  const events: SeedRow[] = []
  const contacts: SeedRow[] = []
  const visitors: SeedRow[] = []
  const keep = ({ visit, events: seen }: Visited): void => {
    visits.push(visit)
    events.push(...seen)
  }
  for (const store of stores) {
    const { id, tenantId } = store
    for (let ago = days; ago >= 1; ago--)
      for (let count = random.whole(2, 6); count > 0; count--)
        keep(
          visitOn(
            random,
            store,
            addDays(today, -ago),
            `seed${id}x${ago}x${count}`,
            random.chance(0.18),
            false,
          ),
        )
    for (const [place, [name, mailbox]] of random.several(people, 4).entries()) {
      const visitor = `seed${id}contact${place}`
      const contact = contacts.length + 1
      const last = random.whole(1, 12)
      const came = [last + random.whole(6, 20), last + random.whole(1, 5), last].map((ago, at) => {
        const visited = visitOn(
          random,
          store,
          addDays(today, -ago),
          visitor,
          at > 0,
          at === 1 || (at === 2 && random.chance(0.4)),
        )
        keep(visited)
        return visited.visit
      })
      contacts.push({
        tenant_id: tenantId,
        id: contact,
        client_id: id,
        known_by: `${mailbox}.${id}@example.com`,
        name,
        email: `${mailbox}.${id}@example.com`,
        phone: random.chance(0.7) ? `(312) 555-01${random.whole(10, 99)}` : '',
        source: came[0]?.['source'],
        first_at: came[0]?.['started_at'],
        last_at: came.at(-1)?.['last_at'],
      })
      visitors.push({ tenant_id: tenantId, client_id: id, site_contact_id: contact, visitor })
    }
  }
  return [
    [
      'site',
      stores.map(({ tenantId, id, row }, at) => ({
        tenant_id: tenantId,
        id: at + 1,
        client_id: id,
        name: 'Website',
        origin: `https://www.${String(row['slug'])}.example`,
        own_addresses: '',
        site_key: `${String(id)}5e6d7c8b9a0f1e2d3c4b5a69788f`.padEnd(32, '0').slice(0, 32),
        active: true,
      })),
    ],
    ['site_event', events.filter(({ at }) => String(at) > addDays(today, -34))],
    ['site_visit', visits],
    ['site_hour', hoursOf(events)],
    ['site_contact', contacts],
    ['site_contact_visitor', visitors],
  ]
}
