import { parseDay } from '../format/dates.ts'
import { all, optional, type Check, type Text } from '../rules/check.ts'
import { email } from '../rules/email.ts'
import { amount, integer, number } from '../rules/number.ts'
import { requiredText } from '../rules/required.ts'
import { maxLength } from '../rules/text.ts'
import { url } from '../rules/url.ts'
import { longest, type Field } from './field.ts'

/** `YYYY-MM-DD` or what people write: `11/20/2026`. The message follows number. */
const date: Check<Text> = (value) => (parseDay(value ?? '') === null ? 'Field must be a date' : null)

/** Seven digits or more, with what people write between them. */
const phone: Check<Text> = (value) =>
  /^\+?[\d\s().\-/]+(\s*(x|ext\.?)\s*\d{1,6})?$/i.test(value?.trim() ?? '') &&
  (value?.replaceAll(/\D/g, '').length ?? 0) >= 7
    ? null
    : 'Field must be a telephone number'

const color: Check<Text> = (value) =>
  /^#[0-9a-f]{6}$/i.test(value?.trim() ?? '') ? null : 'Field must be a color such as #2854DF'

const instant: Check<Text> = (value) =>
  Number.isNaN(Date.parse(value ?? '')) ? 'Field must be a date and time' : null

const flag: Check<Text> = (value) =>
  /^(true|false|yes|no|1|0)$/i.test(value?.trim() ?? '') ? null : 'Field must be yes or no'

const kindCheck = (field: Field): Check<Text> | null => {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'secret':
      return maxLength(field.label, longest[field.kind])
    case 'email':
      return all(email, maxLength(field.label, longest.email))
    case 'phone':
      return all(phone, maxLength(field.label, longest.phone))
    case 'color':
      return color
    case 'url':
      return all(field.orFile ?? url, maxLength(field.label, longest.url))
    case 'money':
      return amount
    case 'percent':
    case 'number':
      return number
    case 'integer':
    case 'record':
      return integer
    case 'date':
      return date
    case 'instant':
      return instant
    case 'flag':
      return flag
    case 'choice':
      return (value) =>
        field.choices?.includes(value?.trim() ?? '') ? null : `Field must be ${field.choices?.join(' or ')}`
    case 'records':
      return null
  }
}

/**
 * Everything that a field's text must fulfil: required, its kind, its own
 * rule, in this order. For forms and imports, which hold text; an empty
 * optional field is fine.
 */
export const checkOf = (field: Field): Check<Text> => {
  const rules = [kindCheck(field), field.check ?? null].filter((check) => check !== null)
  return field.required ? all(requiredText, ...rules) : optional(all(...rules))
}
