import { max, min, range, tickStep, ticks } from 'd3-array'

/** A scale of values that begins at zero, unless something lies below it, and ends on a round number. */
export interface ValueScale {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
  /** 0 at the foot, 1 at the top. */
  readonly share: (value: number) => number
}

const lines = 4

/** The scale that all of these fit on; null where there is nothing to show. */
export function valueScale(values: readonly (number | null)[]): ValueScale | null {
  const known = values.filter((value) => value !== null)
  const highest = max(known)
  if (highest === undefined) return null
  const from = Math.min(0, min(known) ?? 0)
  const above = highest > from ? highest : from + 1
  // Between whole counts nothing stands.
  const least = known.every(Number.isInteger) ? 1 : 0
  const step = Math.max(least, tickStep(from, above, lines))
  const to = Math.ceil(above / step) * step
  return {
    from,
    to,
    ticks: least === 1 && step === 1 ? range(Math.floor(from), to + 1) : ticks(from, to, lines),
    share: (value) => (value - from) / (to - from),
  }
}

/** Which of so many places get a label where so many have room: evenly spaced, the first among them. */
export function labelledPlaces(places: number, room: number): readonly number[] {
  if (places === 0) return []
  const every = Math.max(1, Math.ceil(places / Math.max(1, room)))
  return Array.from({ length: Math.ceil(places / every) }, (_, index) => index * every)
}
