import { addDays, monthStart } from './days.ts'

/** Days of the month that ends with `last`, in as many steps as are asked for, of those that are over: the first where none is. */
export function weeksOf(last: string, today: string, steps = 4, before = 0): readonly string[] {
  const days = Array.from({ length: steps }, (_, at) =>
    addDays(monthStart(last), (at + 1) * (28 / steps) - 1 - before),
  )
  const over = days.filter((day) => day < today)
  return over.length > 0 ? over : [monthStart(last)]
}

/** Shares a number out over days, nothing lost. */
export const spread = (number: number, days: readonly string[]): readonly (readonly [number, string])[] =>
  days.flatMap((day, at) => {
    const part = Math.floor((number * (at + 1)) / days.length) - Math.floor((number * at) / days.length)
    return part > 0 ? [[part, day] as const] : []
  })

/** Where leads of a type come from, in turn. */
const leadSources = [
  ['Website form', 'Cars.com', 'AutoTrader', 'Google Business Profile'],
  ['Call tracking'],
  ['Showroom'],
  ['Website chat'],
]

/** Of how many leads of a source one becomes an appointment: who comes by himself or calls is close. */
const closeness: Readonly<Record<string, number>> = {
  'Website form': 2.4,
  'Cars.com': 2.9,
  AutoTrader: 3.2,
  'Google Business Profile': 2.2,
  'Call tracking': 1.9,
  'Website chat': 2.1,
  Showroom: 1.5,
}

interface Stages {
  readonly set: number
  readonly shown: number
  readonly sold: number
}

/** What leads lead to, by source: never more is shown than was set, nor sold than was shown. */
export function appointmentsOf(
  leads: readonly (readonly [source: string, number: number])[],
): ReadonlyMap<string, Stages> {
  const numbers = new Map<string, number>()
  for (const [source, number] of leads) numbers.set(source, (numbers.get(source) ?? 0) + number)
  return new Map(
    [...numbers].map(([source, number]) => {
      const set = Math.ceil(number / (closeness[source] ?? 2.4))
      const shown = Math.ceil(set * 0.6)
      return [source, { set, shown, sold: Math.ceil(shown * 0.5) }]
    }),
  )
}

/** Stages of all sources together. */
export const sumOf = (stages: ReadonlyMap<string, Stages>): Stages =>
  [...stages.values()].reduce(
    (sum, one) => ({ set: sum.set + one.set, shown: sum.shown + one.shown, sold: sum.sold + one.sold }),
    { set: 0, shown: 0, sold: 0 },
  )

/** Where the leads of a type came from on a day. */
export const sourceOf = (type: number, day: string, clientId: number): string => {
  const sources = leadSources[type] ?? []
  return sources[(Number(day.slice(8)) + clientId) % sources.length] ?? ''
}
