import { folded } from '../foundation/database/folded.ts'
import { addDays } from './days.ts'
import { dealerCode, dealersFrom } from './dealer-names.ts'
import type { SeedRow } from './insert-rows.ts'
import type { Random } from './random.ts'

/** A client of the demo agency with what later rows need of it. */
export interface SeedClient {
  readonly tenantId: number
  readonly id: number
  readonly name: string
  readonly groupId: number | null
  readonly state: 'client' | 'prospect' | 'inactive'
  readonly activatedAt: string | null
  readonly canceledAt: string | null
  readonly row: SeedRow
}

/** Groups of the demo agency: id, the family name its stores carry, and the ids of its stores. */
export const groups = [
  {
    id: 1,
    name: 'Hartwell Auto Group',
    family: 'Hartwell',
    stores: [1003, 1004, 1005, 1006, 1007, 1008, 1009],
  },
  { id: 2, name: 'Lakeshore Motor Group', family: 'Lakeshore', stores: [1021, 1022, 1023, 1024, 1025] },
  { id: 3, name: 'Cascade Dealer Partners', family: 'Cascade', stores: [1051, 1052, 1053, 1054, 1055, 1056] },
] as const

/** Clients that some account or rule needs in good standing; see `team-rows.ts`. */
export const knownClients = {
  ofClient: 1001,
  ofClientManager: [1003, 1004],
  ofAdSupport: [1010, 1011],
  ofKeywordClient: 1044,
  withGeoiq: 1003,
} as const

/** How many clients the demo agency has. */
export const demoClientCount = 132
const partnerClientCount = 12
const first = 1001

/** The slug of a name in the clients' addresses. */
export const slugOf = (name: string): string => folded(name).replaceAll(' ', '-')

/**
 * The clients of the agency, from 1001 on, and of its partner, from 2001 on or
 * behind them. The first 132 are the same for any count.
 */
export function agencyClients(random: Random, today: string, count: number): readonly SeedClient[] {
  const dealer = dealersFrom(random)
  const make = (tenantId: 1 | 2, place: number): SeedClient => {
    const id = (tenantId === 1 ? first : Math.max(2001, first + count)) + place
    const group =
      tenantId === 1 ? groups.find(({ stores }) => stores.some((store) => store === id)) : undefined
    const { name, make: brand, city, state: region, phone, website } = dealer(group?.family)
    const state = stateOf(tenantId, place)
    const activatedAt =
      state === 'prospect'
        ? random.chance(0.3)
          ? addDays(today, random.whole(5, 40))
          : null
        : addDays(today, -random.whole(state === 'inactive' ? 500 : 45, 1900))
    const canceledAt =
      state === 'inactive' ? addDays(today, -random.whole(8, 320)) : id === 1078 ? addDays(today, 24) : null
    const industry = id % 29 === 0 ? 1 : id % 31 === 0 ? 5 : 2
    return {
      tenantId,
      id,
      name,
      state,
      activatedAt,
      canceledAt,
      groupId: group?.id ?? null,
      row: {
        tenant_id: tenantId,
        id,
        name,
        name_folded: folded(name),
        slug: slugOf(name),
        identifier:
          state === 'prospect' && random.chance(0.6)
            ? null
            : dealerCode(brand, tenantId * 40_000 + place * 37 + random.whole(0, 36)),
        industry_id: industry,
        group_id: group?.id ?? null,
        activated_at: activatedAt,
        canceled_at: canceledAt,
        city,
        state: region,
        phone,
        website,
        brands: brand,
      },
    }
  }
  const list = (tenantId: 1 | 2, length: number): readonly SeedClient[] =>
    Array.from({ length }, (_none, place) => make(tenantId, place))
  return [...list(1, count), ...list(2, partnerClientCount)]
}

/** Every client a rule needs is a client: prospects and former clients come behind them. */
function stateOf(tenantId: 1 | 2, place: number): SeedClient['state'] {
  if (tenantId === 2) return place === 10 ? 'prospect' : place === 11 ? 'inactive' : 'client'
  if (place >= demoClientCount)
    return place % 10 === 8 ? 'prospect' : place % 10 === 9 ? 'inactive' : 'client'
  if (place >= 118) return 'inactive'
  return place >= 103 ? 'prospect' : 'client'
}
