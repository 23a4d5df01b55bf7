import type { Check } from './check.ts'
import type { NumberInput } from './number.ts'

/** A number that is neither less than the one nor more than the other. */
export const between =
  (least: number, most: number): Check<NumberInput> =>
  (value) => {
    const text = String(value ?? '').trim()
    const given = text === '' ? Number.NaN : Number(text)
    return given >= least && given <= most ? null : `Field must be from ${least} to ${most}`
  }

/** Days after which something is due or too old: up to ten years. */
export const daysWithinReason = (least: number): Check<NumberInput> => between(least, 3650)
