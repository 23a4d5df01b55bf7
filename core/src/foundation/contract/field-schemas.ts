import type { Type } from 'arktype'
import { type } from './type.ts'
import { longest, type Field, type Fields } from './field.ts'
import type { Keys, Value } from './resource-types.ts'
import { day, id, instant, line, money, name, percent, text } from './schemas.ts'

/** What the schemas of a call are made of, from the fields that it takes or answers. */

const longText = (most: number) => text.and(`string <= ${most}` as 'string')

/** What a call takes for a field. */
const taken = (field: Field): Type => {
  switch (field.kind) {
    case 'text':
      return field.required ? name : line
    case 'email':
      return longText(longest.email)
    case 'phone':
      return longText(longest.phone)
    case 'color':
      return type('/^#[0-9a-fA-F]{6}$/')
    case 'url':
    case 'secret':
      return field.required ? longText(longest.url).and('string >= 1') : longText(longest.url)
    case 'longText':
      return field.required ? text.and('string >= 1') : text
    case 'money':
      return money
    case 'percent':
      return percent(field.decimals)
    case 'number':
      return type('number')
    case 'integer':
      if (field.numbered) return type.enumerated(...Object.keys(field.numbered).map(Number))
      return type('-2147483648 <= number.integer <= 2147483647')
    case 'flag':
      return type('boolean')
    case 'date':
      return day
    case 'instant':
      return instant
    case 'choice':
      return type.enumerated(...(field.choices ?? []))
    case 'record':
      return id
    case 'records':
      return id.array()
  }
}

const isFilled = ({ required, initial }: Field): boolean => required === true || initial !== undefined

const takenOrNull = (field: Field): Type => (isFilled(field) ? taken(field) : taken(field).or('null'))

const answered = (field: Field): Type => {
  const plain: Record<string, Type> = {
    money: type('number'),
    percent: type('number'),
    number: type('number'),
    integer: type('number'),
    record: type('number'),
    flag: type('boolean'),
    records: type('number[]'),
  }
  const value: Type = plain[field.kind] ?? type('string')
  return isFilled(field) ? value : value.or('null')
}

/** Schemas are built from the fields at run time; the types of the three below say the same of them. */
const built = (fields: Fields, entry: (name: string, field: Field) => [string, Type]): unknown =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => entry(key, field)))

/** What a record answers for its fields. */
export const answersOf = <const F extends Fields>(fields: F) =>
  built(fields, (key, field) => [key, answered(field)]) as { [K in Keys<F>]: Type<Value<F[K]>> }

/** What a call takes that changes some of the fields. */
export const changesOf = <const F extends Fields>(fields: F) =>
  built(fields, (key, field) => [`${key}?`, takenOrNull(field)]) as {
    [K in Keys<F> as `${K}?`]: Type<Value<F[K]>>
  }

/** What a call takes that makes a record: what is required, and what else is known of it. */
export const creationOf = <const F extends Fields>(fields: F) =>
  built(fields, (key, field) => [field.required ? key : `${key}?`, takenOrNull(field)]) as {
    [K in Keys<F> as F[K] extends { required: true } ? K : `${K}?`]: Type<Value<F[K]>>
  }
