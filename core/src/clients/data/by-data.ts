import { parseDay } from '../../foundation/format/dates.ts'

/** Types that a list of clients is narrowed by at once. */
export const mostByData = 20

/** Clients that have nothing written down. */
export const nothingWritten = 'nothing'

/** From where to where, both included; null for no end. */
export interface Between {
  readonly from: string | null
  readonly until: string | null
}

const between = (text: string, read: (part: string) => string | null): Between | null => {
  const parts = text.split('..').map((part) => part.trim())
  const [first = '', second = first] = parts
  if (parts.length > 2 || (first === '' && second === '')) return null
  const from = first === '' ? null : read(first)
  const until = second === '' ? null : read(second)
  if ((first !== '' && from === null) || (second !== '' && until === null)) return null
  return { from, until }
}

const numeral = (part: string): string | null => {
  const plain = part.replaceAll(',', '')
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(plain) ? plain : null
}

/** A number, or two with two dots between them, one of which may be missing: `5`, `5..10`, `..10`. Null for anything else. */
export const numbersBetween = (text: string): Between | null => between(text, numeral)

/** A day, or two with two dots between them, one of which may be missing. Null for anything else. */
export const daysBetween = (text: string): Between | null => between(text, (part) => parseDay(part))

/** What a list of clients is narrowed by, as its call takes it: a JSON object of values by the ids of types. */
export const byDataText = (values: Readonly<Record<number, string>>): string => JSON.stringify(values)

/** What `byDataText` wrote; null for anything else. */
export function byDataOf(text: string): readonly { readonly id: number; readonly value: string }[] | null {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
  const entries = Object.entries(read)
  if (entries.length > mostByData) return null
  const values = entries.flatMap(([id, value]) =>
    /^[1-9]\d{0,8}$/.test(id) && typeof value === 'string' && value !== '' ? [{ id: Number(id), value }] : [],
  )
  return values.length === entries.length ? values : null
}
