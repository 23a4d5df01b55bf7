import { sql, type RawBuilder } from 'kysely'
import type { Field, FieldKind } from '@portal/core/foundation/contract/field'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { resources } from '@portal/core/resources'

/** Where a resource's records lie. Names follow from the declaration: `sale type` in `sale_type`, `soldAt` in `sold_at`. */
export const tableOf = (resource: Resource): string => resource.one.toLowerCase().replaceAll(' ', '_')

/** The column of a field: `startsAt` is `starts_at`. */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Where a secret belongs: sealed for one field of one tenant, it does not open for another. */
export const secretPlace = (tenantId: number, resource: Resource, name: string): string =>
  `${tenantId}:${tableOf(resource)}.${columnOf(name)}`

/** The fields of a resource with their names. */
export const fieldsOf = (resource: Resource): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(resource.fields)

/** What a `record` field refers to: a table, its name column, and which rows may be chosen anew. */
export interface Reference {
  readonly table: string
  readonly name: RawBuilder<string>
  readonly offered: RawBuilder<boolean>
}

const account: Reference = {
  table: 'user_account',
  name: sql`t.first_name || ' ' || t.last_name`,
  offered: sql`t.active and not t.suspended`,
}

const elsewhere: Readonly<Record<string, Reference>> = {
  clients: { table: 'client', name: sql`t.name`, offered: sql`true` },
  feeServices: { table: 'fee_service', name: sql`t.name`, offered: sql`true` },
  departments: { table: 'department', name: sql`t.name`, offered: sql`t.deleted_at is null` },
  interactionTypes: {
    table: 'interaction_type',
    name: sql`t.name`,
    offered: sql`t.deleted_at is null and t.active`,
  },
  users: account,
  regionalManagers: account,
}

/** What a record is called where another one refers to it; a client's says whose it is. */
const titled = (resource: Resource): RawBuilder<string> =>
  resource.ofClient
    ? sql`(select c.name from client c where c.tenant_id = t.tenant_id and c.id = t.client_id) || ': ' || t.name`
    : sql`t.name`

/** @throws when the declaration names nothing that there is: a mistake in core, found at start */
export function referenceOf(of: string | undefined): Reference {
  const known = elsewhere[of ?? '']
  if (known) return known
  const resource = resources.find(({ area }) => area === of)
  if (!resource) throw new Error(`A field refers to ${of ?? 'nothing'}, which is no resource.`)
  const offered = resource.fields['active']
    ? sql<boolean>`t.deleted_at is null and t.active`
    : sql<boolean>`t.deleted_at is null`
  return { table: tableOf(resource), name: titled(resource), offered }
}

const numbers: readonly FieldKind[] = ['money', 'percent', 'number']

/** A column's value as JSON: `numeric` arrives as text. */
export const valueOf = (field: Field, stored: unknown): unknown =>
  numbers.includes(field.kind) && typeof stored === 'string' ? Number(stored) : stored

/** What a column takes of a JSON value. */
export const storedOf = (field: Field, value: unknown): unknown =>
  field.kind === 'money' && typeof value === 'number' ? value.toFixed(2) : value
