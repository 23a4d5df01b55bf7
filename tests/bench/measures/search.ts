import { search, searchableRoutesFor } from '@portal/core/clients/profile/search'
import { buildIndex, type SimpleClient } from '@portal/core/clients/profile/search-index'
import type { User } from '@portal/core/foundation/policy/actor'
import { ms, type Figure } from '../figure.ts'
import { exponent, median, percentile } from '../rounds.ts'
import { sizes } from '../world.ts'

/** What people type, key by key. */
const typed = [
  'toyota of aus',
  'ford nap',
  'honda schau',
  'boise',
  'D123456',
  '41234',
  'chevrolet of reno',
  'mazda tulsa 9',
  'xyz',
  'o',
  'bmw mo',
  'plano kia',
]
const prefixes = typed.flatMap((text) =>
  Array.from({ length: text.length }, (_, length) => text.slice(0, length + 1)),
)

const administrator: User = {
  kind: 'user',
  id: 1,
  tenantId: 1,
  userType: 'Employee',
  roles: ['Super Administrator'],
  departments: [],
  clients: [],
  groupIds: [],
  hasGroupAccess: false,
  pdfUser: false,
  impersonatedBy: null,
}

/** The search of the header, key by key, in the engine that browsers run too; the painted list is measured with the portal. */
export async function measureSearch(): Promise<Figure[]> {
  const today = '2026-11-20'
  const screens = searchableRoutesFor({
    actor: administrator,
    authorisedClients: [],
    features: { geoiq: false },
  })
  const medians: number[] = []
  let large: { readonly ours: number[]; readonly plain: number[]; readonly text: string } | undefined
  for (const size of ['small', 'large'] as const) {
    const clients = clientsOf(sizes[size])
    const index = buildIndex(clients, today)
    const ours: number[] = []
    const plain: number[] = []
    for (let round = 0; round < 8; round += 1) {
      for (const text of prefixes) {
        const begun = performance.now()
        search(index, screens, text, today)
        const middle = performance.now()
        allPlaces(index.text, text.toLowerCase())
        const end = performance.now()
        // The first rounds warm the engine up.
        if (round > 1) {
          ours.push(middle - begun)
          plain.push(end - middle)
        }
      }
    }
    medians.push(median(ours))
    large = { ours, plain, text: index.text }
  }
  if (!large) return []
  const [small = Number.NaN, big = Number.NaN] = medians
  const reference = `indexOf ${ms(median(large.plain))}`
  return [
    {
      name: 'search as you type, 50,000 clients, a key',
      on: 'Node',
      ours: ms(median(large.ours)),
      reference,
      value: median(large.ours),
      reach: { atMost: 8 },
      note: 'milliseconds, median; ranking, shortcuts and screens included',
    },
    {
      name: 'search as you type, 99th percentile',
      on: 'Node',
      ours: ms(percentile(large.ours, 0.99)),
      reference: `indexOf ${ms(percentile(large.plain, 0.99))}`,
      value: percentile(large.ours, 0.99),
      reach: { atMost: 16 },
      note: 'milliseconds; reference: indexOf over one folded string, 1,500 hits at most',
    },
    {
      name: 'search as you type: growth',
      on: 'Node',
      ours: `${ms(small)} at 5,000 clients`,
      reference: `${ms(big)} at 50,000`,
      value: exponent(small, big, 10),
      reach: null,
      note: 'exponent',
    },
  ]
}

/** The plainest search there is. */
function allPlaces(text: string, needle: string): number {
  let count = 0
  for (let place = text.indexOf(needle); place >= 0 && count < 1500; place = text.indexOf(needle, place + 1))
    count += 1
  return count
}

const makes = [
  'Toyota',
  'Ford',
  'Honda',
  'Chevrolet',
  'Nissan',
  'Subaru',
  'Mazda',
  'Kia',
  'Hyundai',
  'Jeep',
  'Volkswagen',
  'GMC',
  'Buick',
  'BMW',
  'Lexus',
]
const cities = [
  'Austin',
  'Dallas',
  'Naperville',
  'Schaumburg',
  'Tulsa',
  'Boise',
  'Fresno',
  'Salem',
  'Akron',
  'Mobile',
  'Reno',
  'Tampa',
  'Omaha',
  'Dayton',
  'Waco',
  'Plano',
]

const clientsOf = (count: number): SimpleClient[] =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: `${makes[place % makes.length]} of ${cities[(place >> 4) % cities.length]} ${place}`,
    slug: `dealer-${place}`,
    identifier: `D${100_000 + place}`,
    groupId: place % 100,
    activatedAt: '2024-01-01',
    canceledAt: place % 12 === 0 ? '2025-01-01' : null,
  })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
