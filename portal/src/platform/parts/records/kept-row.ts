import { formatDay } from '@portal/core/foundation/format'
import { referredName } from '@portal/core/platform/records/entry-value'
import { shownAs, titleField, type Resource } from '@portal/core/foundation/contract/resource'

/** A record of any kept list, as its calls answer it. */
export interface KeptRow extends Readonly<Record<string, unknown>> {
  readonly id: number
  readonly version: number
  readonly can: { readonly update: boolean; readonly remove: boolean; readonly open?: boolean }
}

interface Named {
  readonly id: number
  readonly name: string
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'

export { referredName } from '@portal/core/platform/records/entry-value'

/** The client that a record belongs to. */
export const clientOf = (row: KeptRow): { readonly name: string; readonly slug: string } | null => {
  const client = row['Client']
  return isNamed(client) && 'slug' in client && typeof client.slug === 'string'
    ? { name: client.name, slug: client.slug }
    : null
}

/** The name of what a field refers to, without the client before it where that is the record's own. */
export function ownName(row: KeptRow, field: string): string | null {
  const name = referredName(row, field)
  const client = clientOf(row)
  return name !== null && client !== null && name.startsWith(`${client.name}: `)
    ? name.slice(client.name.length + 2)
    : name
}

/** What a record is called where it is spoken of. */
export const titleOf = (resource: Resource, row: KeptRow): string => {
  const field = titleField(resource)
  const value = row[field]
  if (typeof value === 'string' && resource.fields[field]?.kind === 'date') return formatDay(value)
  return (
    referredName(row, field) ??
    (typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : `${shownAs(resource).one} ${row.id}`)
  )
}

/** The place of an entry in an order that people choose, by the field that says it. */
export const placeOf = (row: KeptRow, field: string): number => {
  const place = row[field]
  return typeof place === 'number' ? place : 0
}
