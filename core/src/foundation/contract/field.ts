import { parseDay } from '../format/dates.ts'
import { all, optional, type Check, type Text } from '../rules/check.ts'
import { email } from '../rules/email.ts'
import { amount, integer, number } from '../rules/number.ts'
import { requiredText } from '../rules/required.ts'
import { maxLength } from '../rules/text.ts'
import { url } from '../rules/url.ts'

/**
 * What a value of each kind is in the JSON of a call. `record` is the id of
 * another record, `records` a list of such ids; money is dollars, a percent
 * 0 to 100, a date `YYYY-MM-DD`, an instant ISO 8601 in UTC.
 */
export interface ValueOfKind {
  text: string
  longText: string
  email: string
  url: string
  /** Answered only where one record is opened, never in a list. */
  secret: string
  money: number
  percent: number
  number: number
  integer: number
  flag: boolean
  date: string
  instant: string
  choice: string
  /** A telephone number as people write it. */
  phone: string
  /** `#rrggbb`. */
  color: string
  record: number
  records: readonly number[]
}

export type FieldKind = keyof ValueOfKind

/**
 * A field of a record: declared once, read by the form, the table column, the
 * filter, the export and the import. Plain data, light enough for a browser.
 */
export interface Field {
  readonly label: string
  readonly kind: FieldKind
  readonly required?: true
  /** The options of a `choice`. */
  readonly choices?: readonly string[]
  /** The color in which a choice stands in a list; plain where absent. */
  readonly tones?: Readonly<Record<string, 'neutral' | 'success' | 'warning' | 'danger' | 'information'>>
  /** Whose ids a `record` or `records` holds: the area whose list offers the options, such as `services`. */
  readonly of?: string
  /** What a new record holds where nothing is given; a field with one is never null. */
  readonly initial?: string | number | boolean
  /** The record is a part of the one it refers to, and goes with it: it is no use of it. */
  readonly part?: true
  /** No two records share it, whatever the letter case. */
  readonly unique?: true
  /** The portal itself works it out: it is answered, and nobody types it. */
  readonly computed?: true
  /** E-mail addresses of others: whoever types it cannot put their own there. */
  readonly ofOthers?: true
  /** A rule beyond its kind's own, on what a person typed. */
  readonly check?: Check<Text>
  /** What people call it besides: the assistant knows it by these words too. */
  readonly alsoCalled?: readonly string[]
  /** What an empty value reads as in a table. */
  readonly emptyAs?: string
  readonly hint?: string
}

/** The fields of a record by their names in the calls, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>

/** Keeps the literal types of a record's fields. */
export const defineFields = <const F extends Fields>(fields: F): F => fields

/** The JSON value of a field. */
export type FieldValue<F extends Field> = F extends { kind: 'choice'; choices: readonly (infer C)[] }
  ? C
  : ValueOfKind[F['kind']]

/** Most characters of a text by its kind; the calls refuse longer ones. */
export const longest = {
  text: 255,
  email: 255,
  phone: 40,
  url: 2000,
  secret: 2000,
  longText: 20_000,
} as const

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
      return all(url, maxLength(field.label, longest.url))
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
