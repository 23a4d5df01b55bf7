import {
  parseMoney,
  centsFromDollars,
  dollarsFromCents,
  formatAmount,
} from '@portal/core/foundation/format/money'
import { checkOf } from '@portal/core/foundation/contract/check-field'
import type { Field, FieldValue } from '@portal/core/foundation/contract/field'
import { completeUrl, required, requiredList } from '@portal/core/foundation/rules'

/** What a control of a form holds: what was typed, as typed, so that nothing a person wrote is lost before it is understood. */
export type Input = string | boolean | number | null | readonly number[]

/** The fields of a form; one that is undefined is not this person's to see. */
export type FormFields = Readonly<Record<string, Field | undefined>>

type InputOfField<F extends Field> = F['kind'] extends 'flag'
  ? boolean
  : F['kind'] extends 'record'
    ? number | null
    : F['kind'] extends 'records'
      ? readonly number[]
      : string

/** What the controls of a form hold, by field. */
export type InputsOf<F extends FormFields> = { readonly [K in keyof F]: InputOfField<NonNullable<F[K]>> }

type Filled = { readonly required: true } | { readonly initial: string | number | boolean }
/** `YYYY-MM-DD`, as the contract writes the type of a day. */
type Day = `${number}-${number}-${number}`
type ValueSent<F extends Field> = F['kind'] extends 'date' ? Day : FieldValue<F>
type SentOfField<F extends Field> = F extends Filled
  ? ValueSent<F>
  : F['kind'] extends 'records' | 'flag'
    ? ValueSent<F>
    : ValueSent<F> | null

/** What a form sends, by field: the JSON of a call. */
export type SentOf<F extends FormFields> = { -readonly [K in keyof F]: SentOfField<NonNullable<F[K]>> }

/** What a form starts from: a record as a call answers it, or a part of one. */
export type StartOf<F extends FormFields> = {
  readonly [K in keyof F]?: FieldValue<NonNullable<F[K]>> | null | undefined
}

/** What a control shows for a value of a call, or for nothing. */
export function inputOf(field: Field, value: unknown): Input {
  const given = value ?? field.initial ?? null
  switch (field.kind) {
    case 'flag':
      return given === true
    case 'record':
      return typeof given === 'number' ? given : null
    case 'records':
      return Array.isArray(given) ? given.filter((one) => typeof one === 'number') : []
    case 'money':
      return typeof given === 'number' ? formatAmount(centsFromDollars(given)) : ''
    case 'date':
      return typeof given === 'string' ? given.slice(0, 10) : ''
    default:
      return typeof given === 'string' || typeof given === 'number' ? String(given) : ''
  }
}

/** The value that a call takes of what a control holds; only for inputs without a problem. */
export function sentOf(field: Field, input: Input): unknown {
  if (typeof input !== 'string') return input
  const text = input.trim()
  if (text === '')
    return field.initial === undefined ? null : typeof field.initial === 'string' ? '' : field.initial
  switch (field.kind) {
    case 'money':
      return dollarsFromCents(parseMoney(text) ?? 0)
    case 'percent':
    case 'number':
    case 'integer':
      return Number(text)
    case 'url':
      return field.orFile && text.startsWith('/') ? text : completeUrl(text)
    case 'longText':
      return input.trimEnd()
    default:
      return text
  }
}

/** What is wrong with an input, in the words that the server says it in too; null when nothing is. */
export function problemOf(field: Field, input: Input): string | null {
  if (Array.isArray(input)) return field.required ? requiredList(input) : null
  if (typeof input === 'string') return checkOf(field)(input)
  return field.required && field.kind !== 'flag' ? required(input) : null
}

/** Whether two inputs mean the same. */
export const sameInput = (one: Input | undefined, other: Input | undefined): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((id, place) => id === other[place]))
