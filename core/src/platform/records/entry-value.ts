import type { Field } from '../../foundation/contract/field.ts'
import { referenceName } from '../../foundation/contract/resource.ts'
import { formatDateTime } from '../../foundation/format/time.ts'
import { centsFromDollars } from '../../foundation/format/money.ts'

type Row = Readonly<Record<string, unknown>>

/** The name of what a field refers to; null where it refers to nothing. */
export const referredName = (row: Row, field: string): string | null => {
  const named = row[referenceName(field)]
  return typeof named === 'object' && named !== null && 'name' in named && typeof named.name === 'string'
    ? named.name
    : null
}

const plain = (value: unknown): string | number | boolean | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

/** What a field of an entry is in a column: sorted, searched, exported and imported by this. Money is cents. */
export function entryValue(field: Field, name: string, row: Row): string | number | boolean | null {
  const value = row[name]
  switch (field.kind) {
    case 'money':
      return typeof value === 'number' ? centsFromDollars(value) : null
    case 'record':
      return referredName(row, name)
    case 'instant':
      return typeof value === 'string' ? formatDateTime(value) : null
    case 'flag':
      return value === true ? 'Yes' : ''
    case 'secret':
      return null
    case 'integer':
      return field.numbered ? (field.numbered[Number(value)] ?? null) : plain(value)
    default:
      return plain(value) === '' ? null : plain(value)
  }
}
