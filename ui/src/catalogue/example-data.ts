import type { Option } from '../select/index.ts'

/** Dealers for the examples: enough to page, sort and search through. */
const towns = [
  'Northgate',
  'Lakeside',
  'Cedar Falls',
  'Riverbend',
  'Fox Valley',
  'Grand Prairie',
  'Oak Ridge',
  'Stonebridge',
  'Bluewater',
  'Summit',
] as const
const makes = ['Honda', 'Subaru', 'Kia', 'Mazda', 'Chevrolet', 'Jeep', 'Acura', 'Buick GMC'] as const

export const dealers: readonly Option<number>[] = Array.from({ length: 80 }, (_, index) => ({
  value: index + 1,
  label: `${towns[index % towns.length] ?? ''} ${makes[(index * 3 + Math.floor(index / 10)) % makes.length] ?? ''}`,
  description: `${['HON', 'SUB', 'KIA', 'MAZ'][index % 4] ?? ''}-${20_400 + index * 7}`,
}))

export const services: readonly Option<number>[] = [
  { value: 1, label: 'SEO' },
  { value: 2, label: 'SEM' },
  { value: 3, label: 'Social advertising' },
  { value: 4, label: 'Programmatic display' },
  { value: 5, label: 'Connected TV' },
  { value: 6, label: 'Video inventory', disabled: true },
  { value: 7, label: 'Reputation' },
]

export const people: readonly Option<number>[] = [
  'Dana Whitfield',
  'Marcus Lee',
  'Priya Natarajan',
  'Tom Okafor',
  'Elena Petrova',
  'Sam Rivera',
  'Grace Kim',
  'Noah Bennett',
].map((label, index) => ({
  value: index + 1,
  label,
  description: `${label.toLowerCase().replace(' ', '.')}@demo.test`,
}))

export interface ExampleBudget {
  readonly id: string
  readonly client: string
  readonly service: string
  readonly status: 'Active' | 'Starts soon' | 'Canceled'
  readonly start: string
  readonly end: string | null
  /** Cents. */
  readonly budget: number
  readonly spend: number
  /** Percent. */
  readonly pace: number
  readonly leads: number
  readonly manager: string
}

/** Budgets by a plain formula: the same ones at each visit. */
export const exampleBudgets = (count: number): readonly ExampleBudget[] =>
  Array.from({ length: count }, (_, index) => {
    const budget = 150_000 + ((index * 7919) % 90) * 25_000
    const pace = 62 + ((index * 37) % 61) + ((index * 13) % 10) / 10
    return {
      id: String(index + 1),
      client: dealers[index % dealers.length]?.label ?? '',
      service: services[(index * 5) % services.length]?.label ?? '',
      status: index % 9 === 4 ? 'Canceled' : index % 7 === 3 ? 'Starts soon' : 'Active',
      start: `2026-${String((index % 11) + 1).padStart(2, '0')}-01`,
      end: index % 4 === 0 ? '2026-12-31' : null,
      budget,
      spend: Math.round((budget * pace) / 100),
      pace,
      leads: (index * 17) % 143,
      manager: people[index % people.length]?.label ?? '',
    }
  })
