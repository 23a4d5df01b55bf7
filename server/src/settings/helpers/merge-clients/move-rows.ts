import { sql } from 'kysely'
import type { Db } from '../../../foundation/database/database.ts'
import { keysOf, type Place } from './places.ts'

/** The keys of rows: of each its columns beside the tenant and the client, in the order of the primary key. */
export type RowKeys = readonly (readonly unknown[])[]

interface Going {
  readonly tenantId: number
  readonly from: number
  readonly to: number
  /** Only rows with these keys; all of the client's where absent. */
  readonly only?: RowKeys
}

/**
 * Lets the rows of a client be another one's. A row that the other one has
 * already, by a unique index, stays where it is: nothing is written over.
 *
 * @returns the keys of the rows that went over, and how many stayed
 */
export async function moveRows(
  db: Db,
  place: Place,
  { tenantId, from, to, only }: Going,
): Promise<{ readonly moved: RowKeys; readonly stayed: number }> {
  const { table, column } = place
  const { key, unique } = await keysOf(db, place)
  const free = unique.map(
    ({
      columns,
      where,
    }) => sql`not exists (select from ${sql.table(table)} o where o.tenant_id = ${tenantId} and ${sql.ref(`o.${column}`)} = ${to}
      ${
        columns.length === 0
          ? sql``
          : sql`and ${sql.join(
              columns.map((name) => sql`${sql.ref(`o.${name}`)} = ${sql.ref(`t.${name}`)}`),
              sql` and `,
            )}`
      }
      ${where === null ? sql`` : sql`and ${sql.raw(where)}`})`,
  )
  const among =
    only === undefined
      ? sql``
      : sql`and jsonb_build_array(${sql.join(key.map((name) => sql.ref(`t.${name}`)))}) in (select k from jsonb_array_elements(${JSON.stringify(only)}::jsonb) k)`
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    update ${sql.table(table)} t set ${sql.id(column)} = ${to}
    where t.tenant_id = ${tenantId} and ${sql.ref(`t.${column}`)} = ${from} ${among}
      ${free.length === 0 ? sql`` : sql`and ${sql.join(free, sql` and `)}`}
    returning ${sql.join(['tenant_id', ...key].map((name) => sql.ref(`t.${name}`)))}`.execute(db)
  const left = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} t
    where t.tenant_id = ${tenantId} and ${sql.ref(`t.${column}`)} = ${from}`.execute(db)
  return {
    moved: rows.map((row) => key.map((name) => asJson(row[name]))),
    stayed: only === undefined ? (left.rows[0]?.count ?? 0) : 0,
  }
}

/** A part of a key as `jsonb_build_array` writes it, by which rows are found again: a time with its offset. */
const asJson = (part: unknown): unknown =>
  typeof part === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(part) ? part.replace(/Z$/, '+00:00') : part
