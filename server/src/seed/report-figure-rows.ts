import type { FigureSource } from '@portal/core/results/figures/source'
import { figureSources, type FigureSourceName } from '@portal/core/results/figures/sources'
import type { SeedClient } from './client-rows.ts'
import { addDays, monthStart } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { randomFrom, type Random } from './random.ts'
import type { Recipe } from './report-figure-kinds.ts'
import { furtherRecipes, recipes } from './report-figure-recipes.ts'

/** Clients whose platforms' exports were imported: those that the demo accounts are of, and a store beside them. */
export const withExports: readonly number[] = [1001, 1003, 1004, 1005, 1010, 1044]
/**
 * What is imported of the other stores, and of which: everybody is found by Google, and not everybody buys
 * local service ads. What only buyers of programmatic have is taken from the others again.
 */
const ofFurtherStores = {
  searchConsole: () => true,
  businessProfile: () => true,
  businessReviews: () => true,
  locations: () => true,
  creatives: () => true,
  audiences: () => true,
  dayparts: () => true,
  audio: (id) => id % 3 === 0,
  localServices: (id) => id % 3 === 1,
  inventory: (id) => id % 2 === 0,
  conversionIq: (id) => id % 4 === 1,
} as const satisfies Partial<Record<keyof typeof recipes, (clientId: number) => boolean>>
/** Days of a month on which a weekly export was made: as many in each month. */
const exportedOn = ['03', '10', '17', '24']
/** Months before the present one: last month is set beside the one before it. */
const monthsBack = 2

/** Days from the first until the one before the last. */
function daysFrom(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (let day = first; day < last; day = addDays(day, 1)) days.push(day)
  return days
}

/** What was not charged cost nothing. */
const chargedOnly = (
  { chargeStatus }: Readonly<Record<string, string>>,
  figures: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> => (chargeStatus === 'Not charged' ? { ...figures, spend: 0 } : figures)

/** The figures that the exports of platforms hold beside those of advertising, for some clients of the demo agency. */
export function reportFigureRows(clients: readonly SeedClient[], today: string): readonly SeedRow[] {
  const random = randomFrom(20_261_123)
  const ofYearBefore = randomFrom(20_251_123)
  const days = [
    ...daysFrom(monthStart(today, -monthsBack), today).map((day) => [day, random, 1] as const),
    // The same two months of the year before, to be compared with, when less was done.
    ...daysFrom(monthStart(today, -13), monthStart(today, -11)).map(
      (day) => [day, ofYearBefore, 0.86] as const,
    ),
  ]
  const rows: SeedRow[] = []
  const exported = clients.filter(({ id }) => withExports.includes(id))
  for (const client of exported) {
    const store = 0.7 + random.next() * 0.9
    for (const [source, recipe] of Object.entries(recipes))
      rows.push(...rowsOf({ client, store, source: source as FigureSourceName, recipe, random, days, today }))
  }
  for (const [source, [draws, recipe]] of Object.entries(furtherRecipes)) {
    const random = randomFrom(draws)
    for (const client of exported)
      rows.push(
        ...rowsOf({
          client,
          store: 0.7 + random.next() * 0.9,
          source: source as FigureSourceName,
          recipe,
          random,
          days: days.map(([day, , growth]) => [day, random, growth] as const),
          today,
        }),
      )
  }
  for (const client of clients.filter(({ id, state }) => state === 'client' && !withExports.includes(id)))
    rows.push(...rowsOfFurtherStore(client, today))
  return rows
}

/** The sources of a store without an account in the demo, by week and since the month before the last. */
function rowsOfFurtherStore(client: SeedClient, today: string): readonly SeedRow[] {
  const random = randomFrom(20_261_130 + client.id)
  const store = 0.7 + random.next() * 0.9
  const days = daysFrom(monthStart(today, -monthsBack), today)
  return Object.entries(ofFurtherStores).flatMap(([name, connected]) => {
    if (!connected(client.id)) return []
    const source = name as keyof typeof ofFurtherStores
    const recipe = recipes[source]
    const daysOfExport = recipe.every === 'day' ? 7 : 1
    return rowsOf({
      client,
      store,
      source,
      recipe: { ...recipe, every: 'week' },
      random,
      days: days.map((day) => [day, random, daysOfExport] as const),
      today,
    })
  })
}

/** A source of a client, and the days of its exports with what they are drawn from. */
interface Exported {
  readonly client: SeedClient
  readonly store: number
  readonly source: FigureSourceName
  readonly recipe: Recipe
  readonly random: Random
  readonly days: readonly (readonly [day: string, chance: Random, growth: number])[]
  readonly today: string
}

function rowsOf({ client, store, source, recipe, random, days, today }: Exported): readonly SeedRow[] {
  const { dimensions }: FigureSource = figureSources[source]
  const { every, kinds, figures } = recipe
  const rows: SeedRow[] = []
  for (const { of, share } of kinds(client, random)) {
    const values = {
      ...of,
      ...(of['stockedOn'] ? { stockedOn: addDays(today, Number(of['stockedOn'])) } : {}),
    }
    const key = JSON.stringify(
      Object.keys(dimensions).map(
        (field) => Object.entries(values).find(([name]) => name === field)?.[1] ?? '',
      ),
    )
    for (const [day, chance, growth] of days) {
      if (every === 'week' && !exportedOn.includes(day.slice(8))) continue
      const size = store * share * growth * (0.82 + chance.next() * 0.36)
      const counted = chargedOnly(of, figures(size, chance))
      if (Object.values(counted).every((value) => value === 0)) continue
      rows.push({
        tenant_id: client.tenantId,
        client_id: client.id,
        source,
        day,
        key,
        dimensions: values,
        figures: counted,
      })
    }
  }
  return rows
}
