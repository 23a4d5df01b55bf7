import { waits } from './events.ts'

/** How much earlier or later than its wait a try may come: what failed together does not come back together. */
const spread = 0.2

/** The longest that a receiver may put us off, in seconds. */
const longest = 86_400

/**
 * Seconds that a receiver asks us to wait, by its header: a number, or a day and time.
 *
 * @param now milliseconds
 * @returns null where it says nothing that can be read
 */
export function askedWait(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text), longest)
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.min(Math.max(0, Math.ceil((at - now) / 1000)), longest)
}

/**
 * Seconds until the next try of a delivery that failed; null where that was the last one.
 *
 * @param attempt the one that failed, from 1
 * @param asked what the receiver asked for: it is never tried sooner
 * @param random 0 to 1
 */
export function nextWait(attempt: number, asked: number | null, random: number): number | null {
  const wait = waits[attempt - 1]
  if (wait === undefined) return null
  return Math.max(Math.round(wait * (1 - spread + 2 * spread * random)), asked ?? 0)
}
