import type { Check, Text } from '../../foundation/rules/check.ts'

/** Zero or more. */
export const nonNegative: Check<Text> = (value) =>
  Number((value ?? '').replaceAll(',', '')) < 0 ? 'Field must not be negative' : null
