import { numbers } from './english.ts'

const figure = /^\$?(\d[\d,]*(?:\.\d+)?)([km])?%?$/

/** The number that a word is: `5k` is 5000, `three` is 3; null for another word. */
export function numberOf(low: string): number | null {
  const found = figure.exec(low)
  if (!found) return numbers[low] ?? null
  const factor = found[2] === 'k' ? 1000 : found[2] === 'm' ? 1_000_000 : 1
  return Number((found[1] ?? '').replaceAll(',', '')) * factor
}
