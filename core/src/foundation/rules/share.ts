import type { Check } from './check.ts'
import type { NumberInput } from './number.ts'

/** How many decimals of a percent may be kept, in words. */
export const decimalWords = { 2: 'two', 3: 'three' } as const
export type Decimals = keyof typeof decimalWords

/** Of a number, or of nothing: a share from nothing to all of it, in percent, without decimals that would be lost. */
export const shareOfHundred =
  (decimals: Decimals = 2): Check<NumberInput> =>
  (value) => {
    if (Number(value) < 0 || Number(value) > 100) return 'Field must be from 0 to 100'
    return (String(value).trim().split('.')[1] ?? '').length > decimals
      ? `Field must be a number with at most ${decimalWords[decimals]} decimals`
      : null
  }
