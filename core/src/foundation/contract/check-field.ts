import { whyNoDay } from '../format/dates.ts'
import { parseMoney } from '../format/money.ts'
import { all, optional, type Check, type Text } from '../rules/check.ts'
import { email } from '../rules/email.ts'
import { integer, number, shareOfHundred } from '../rules/number.ts'
import { requiredText } from '../rules/required.ts'
import { maxLength } from '../rules/text.ts'
import { url } from '../rules/url.ts'
import { longest, type Field, type FieldKind } from './field.ts'

const noDays = {
  none: 'Field must be a date',
  year: 'Field must be a date of the years 1900 to 2199',
  swapped: 'Field must be written as MM/DD/YYYY or YYYY-MM-DD: with dots, day and month could be swapped',
} as const

/** `YYYY-MM-DD` or what people write: `11/20/2026`. The message follows number. */
export const date: Check<Text> = (value) => {
  const why = whyNoDay(value ?? '')
  return why && noDays[why]
}

/**
 * An amount of money as people write it: `1,234.50`, `$12`, `(3.00)`. The message follows number; where there are parts
 * of a cent it says how many decimals there may be.
 */
export const amount: Check<Text> = (value) =>
  parseMoney(value ?? '') === null
    ? `Field must be a number${/\.\d{3}/.test(value ?? '') ? ' with at most two decimals' : ''}`
    : null

/** Seven digits or more, with what people write between them. */
const phone: Check<Text> = (value) =>
  /^\+?[\d\s().\-/]+((x|ext\.?)\s*\d{1,6})?$/i.test(value?.trim() ?? '') &&
  (value?.replaceAll(/\D/g, '').length ?? 0) >= 7
    ? null
    : 'Field must be a telephone number'

const color: Check<Text> = (value) =>
  /^#[0-9a-f]{6}$/i.test(value?.trim() ?? '') ? null : 'Field must be a color such as #2854DF'

const instant: Check<Text> = (value) =>
  Number.isNaN(Date.parse(value ?? '')) ? 'Field must be a date and time' : null

const flag: Check<Text> = (value) =>
  /^(true|false|yes|no|1|0)$/i.test(value?.trim() ?? '') ? null : 'Field must be yes or no'

const checks: Readonly<Partial<Record<FieldKind, Check<Text>>>> = {
  email,
  phone,
  color,
  url,
  money: amount,
  number,
  integer,
  record: integer,
  date,
  instant,
  flag,
}

const kindCheck = ({ kind, orFile, choices, decimals }: Field): Check<Text> | undefined =>
  choices
    ? (value) => (choices.includes(value?.trim() ?? '') ? null : `Field must be ${choices.join(' or ')}`)
    : (orFile ?? (kind === 'percent' ? shareOfHundred(decimals) : checks[kind]))

/** Texts of every kind have an end. */
const lengthCheck = ({ kind, label }: Field): Check<Text> | undefined =>
  kind in longest ? maxLength(label, longest[kind as keyof typeof longest]) : undefined

/**
 * Everything that a field's text must fulfil: required, its kind, its length,
 * its own rule, in this order. For forms and imports, which hold text; an empty
 * optional field is fine.
 */
export const checkOf = (field: Field): Check<Text> => {
  const rules = [kindCheck(field), lengthCheck(field), field.check].filter((check) => check !== undefined)
  return field.required ? all(requiredText, ...rules) : optional(all(...rules))
}
