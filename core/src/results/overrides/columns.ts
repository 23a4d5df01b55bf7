import { parseDay } from '../../foundation/format/dates.ts'

/** The figures that a file of corrections may set. */
const overriddenMeasures = ['impressions', 'clicks', 'spend', 'conversions'] as const
export type OverriddenMeasure = (typeof overriddenMeasures)[number]

const namesOf = {
  day: ['date', 'day'],
  campaign: ['insertionorderid', 'campaignid', 'ioid', 'lineitemid'],
  impressions: ['impressions'],
  clicks: ['clicks'],
  spend: ['spend', 'revenue', 'revenueadvcurrency', 'mediacost', 'cost'],
  conversions: ['conversions', 'totalconversions'],
} as const

export type OverridePlaces = Readonly<Partial<Record<keyof typeof namesOf, number>>>

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Where a file has what it corrects. */
export function overridePlaces(header: readonly string[]): OverridePlaces {
  const names = header.map(plain)
  return Object.fromEntries(
    Object.entries(namesOf).flatMap(([field, known]) => {
      const found = known.map((name) => names.indexOf(name)).find((at) => at >= 0)
      return found === undefined ? [] : [[field, found]]
    }),
  )
}

/** What a file lacks to be one of corrections, in a sentence; null where it lacks nothing. */
export function overrideProblem(places: OverridePlaces): string | null {
  const missing = [
    ...(places.day === undefined ? ['Date'] : []),
    ...(places.campaign === undefined ? ['Insertion Order ID'] : []),
    ...(overriddenMeasures.every((measure) => places[measure] === undefined)
      ? ['one of Impressions, Clicks, Revenue and Conversions']
      : []),
  ]
  return missing.length === 0 ? null : `There is no column for ${missing.join(', nor for ')}.`
}

/** A line of corrections: what a day of an insertion order is to be. A figure that is null stays as it is. */
export interface OverrideLine {
  readonly line: number
  readonly day: string
  readonly campaign: string
  readonly impressions: number | null
  readonly clicks: number | null
  /** Dollars. */
  readonly spend: number | null
  readonly conversions: number | null
}

/**
 * Reads a line.
 * @param today `YYYY-MM-DD`
 * @returns the line, or a sentence about what is wrong with it
 */
export function overrideLine(
  cells: readonly string[],
  places: OverridePlaces,
  line: number,
  today: string,
): OverrideLine | string {
  const text = (field: keyof OverridePlaces): string => (cells[places[field] ?? -1] ?? '').trim()
  const day = parseDay(text('day'))
  if (day === null) return `Line ${line}: "${text('day').slice(0, 40)}" is no day.`
  if (day > today) return `Line ${line}: ${day} is still to come.`
  const campaign = text('campaign').slice(0, 100)
  if (campaign === '') return `Line ${line}: the insertion order is missing.`
  const figures: Record<OverriddenMeasure, number | null> = {
    impressions: null,
    clicks: null,
    spend: null,
    conversions: null,
  }
  for (const measure of overriddenMeasures) {
    const written = text(measure).replaceAll(/[$,\s]/g, '')
    if (written === '') continue
    const number = Number(written)
    if (!Number.isFinite(number) || number < 0 || number > 1e12)
      return `Line ${line}: "${text(measure).slice(0, 40)}" is no figure.`
    figures[measure] = number
  }
  if (Object.values(figures).every((figure) => figure === null)) return `Line ${line}: it corrects nothing.`
  return { line, day, campaign, ...figures }
}
