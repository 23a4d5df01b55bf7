import { parseMoney } from '../format/money.ts'
import { isBlank, type Check } from './check.ts'

/** A number as a form or an import holds it. */
export type NumberInput = number | string | null | undefined

const numberPattern = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

const numeric = (value: NumberInput): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = value?.trim() ?? ''
  return numberPattern.test(text) ? Number(text) : null
}

/** A number. */
export const number: Check<NumberInput> = (value) =>
  numeric(value) === null ? 'Field must be a number' : null

/** A number or nothing (the optional variant). */
export const optionalNumber: Check<NumberInput> = (value) => (isBlank(value) ? null : number(value))

/** A number above zero. */
export const positiveNumber: Check<NumberInput> = (value) =>
  (numeric(value) ?? 0) > 0 ? null : 'Field must be a positive number'

/** A whole number. */
export const integer: Check<NumberInput> = (value) =>
  Number.isInteger(numeric(value)) ? null : 'Field must be an integer'

/** An amount of money above zero. The message follows positive number. */
export const positiveAmount: Check<string | null | undefined> = (value) =>
  (parseMoney(value ?? '') ?? 0) > 0 ? null : 'Field must be a positive number'

/** Nothing, or none or more of something. */
export const notNegative: Check<NumberInput> = (value) =>
  isBlank(value) || (numeric(value) ?? -1) >= 0 ? null : 'Field must not be negative'
