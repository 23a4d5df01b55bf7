import type { SeedClient } from './client-rows.ts'
import { zipOfCity, zipsAround } from '../platform/places/gazetteer.ts'
import type { Random } from './random.ts'
import { modelsOf } from './vehicle-models.ts'

/** A kind of row: its dimensions with the part that it has of the whole. */
export interface Kind {
  readonly of: Readonly<Record<string, string>>
  readonly share: number
}

export interface Recipe {
  /** An export by day, or one by week. */
  readonly every: 'day' | 'week'
  readonly kinds: (client: SeedClient, random: Random) => readonly Kind[]
  /** The figures of a row; `size` is what the store and the day make of the kind's share. */
  readonly figures: (size: number, chance: Random) => Readonly<Record<string, number>>
}

export const parts = (dimension: string, names: readonly string[]): readonly Kind[] =>
  names.map((name, at) => ({ of: { [dimension]: name }, share: 1 / (at + 1.4) }))

export const whole = (value: number): number => Math.max(0, Math.round(value))

/** A column that holds a text, or what stands for it. */
export const textIn = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise

export const queriesOf = (client: SeedClient): readonly string[] => {
  const { name, row } = client
  const [first = '', second = '', third = ''] = modelsOf(client)
  const city = textIn(row['city'], 'town').toLowerCase()
  const dealer = name.toLowerCase()
  return [
    dealer,
    `${dealer} service`,
    `${first.toLowerCase()} for sale near me`,
    `used ${first.toLowerCase()} ${city}`,
    `${second.toLowerCase()} lease deals`,
    `new ${third.toLowerCase()} ${city}`,
    `car dealer ${city}`,
    `oil change ${city}`,
    `certified pre-owned ${second.toLowerCase()}`,
    `trade in value ${city}`,
  ]
}

export const pages = [
  '/',
  '/new-inventory/',
  '/used-inventory/',
  '/specials/',
  '/service/schedule/',
  '/about-us/hours/',
]

/** Twelve ZIP codes around a store, from next door, where most people come from, to the towns around. */
export const placesOf = ({ row }: SeedClient): readonly Kind[] => {
  const middle =
    zipOfCity(textIn(row['city'], 'Dayton'), textIn(row['state'], 'OH')) ?? zipOfCity('Dayton', 'OH')
  const around = middle ? zipsAround(middle, 25) : []
  const count = Math.min(12, around.length)
  return Array.from({ length: count }, (_, at) => around[Math.floor((at * around.length) / count)]).flatMap(
    (place, at) => (place ? [{ of: { zip: place.zip, city: place.city }, share: 1 / (at + 1.2) }] : []),
  )
}

export const seen = (
  impressions: number,
  ctr: number,
  rate: number,
  random: Random,
): Readonly<Record<string, number>> => {
  const clicks = whole(impressions * ctr * (0.85 + random.next() * 0.3))
  return {
    impressions: whole(impressions),
    clicks,
    conversions: whole(clicks * rate * (0.7 + random.next() * 0.6)),
  }
}
