import { numbers } from './english.ts'

const figure = /^([-−–])?\$?(\d[\d,]*(?:\.\d+)?)([km])?%?$/

/** The number that a word is: `5k` is 5000, `three` is 3, `-500` is below nought; null for another word. */
export function numberOf(low: string): number | null {
  const found = figure.exec(low)
  if (!found) return numbers[low] ?? null
  const [, minus, digits = '', unit] = found
  const factor = unit === 'k' ? 1000 : unit === 'm' ? 1_000_000 : 1
  return Number(digits.replaceAll(',', '')) * factor * (minus === undefined ? 1 : -1)
}
