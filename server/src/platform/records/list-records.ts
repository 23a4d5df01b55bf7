import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FieldKind } from '@portal/core/foundation/contract/field'
import { shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { markFields, parentField, placeField } from '@portal/core/platform/records/list-facts'
import { monthRange } from '@portal/core/foundation/format/dates'
import { folded } from '../../foundation/database/folded.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { columnOf, fieldsOf, tableOf } from './record-table.ts'
import { recordPresenter, recordRows, visible } from './read-records.ts'
import type { RecordRequest } from './record-request.ts'

/** A list to choose from has some dozens of entries and is answered whole. */
const longestList = 5000

/** What people marked stands before all others. */
const marked = (resource: Resource): readonly RawBuilder<unknown>[] =>
  markFields(resource).map((name) => sql`${sql.ref(`r.${columnOf(name)}`)} desc`)

/** All records, what is marked first, then as they are declared to come, in their own order or by name, or as they were added. */
export async function listRecords(
  resource: Resource,
  { db, tenantId, scope, actor, query }: RecordRequest,
): Promise<unknown> {
  const byName = 'name' in resource.fields ? sql`lower(r.name), r.id` : sql`r.id`
  const order = [parentField(resource), placeField(resource)].flatMap((name) =>
    name === undefined ? [] : [sql.ref(`r.${columnOf(name)}`)],
  )
  const where = [visible(resource, tenantId, scope), ...narrowed(resource, query)]
  const rows = await recordRows(db, resource, sql`${sql.join(where, sql` and `)}`, {
    order: sql.join([...marked(resource), ...order, ...declaredOrder(resource), byName]),
    limit: longestList,
    offset: 0,
  })
  return rows.map(recordPresenter(resource, actor))
}

const searched: readonly FieldKind[] = ['text', 'email', 'phone', 'url']
const unsortable: readonly FieldKind[] = ['secret', 'longText', 'record', 'records']

/** What is asked of single fields: whose, of which kind, of which month. */
const narrowed = (resource: Resource, query: RecordRequest['query']): readonly RawBuilder<SqlBool>[] =>
  fieldsOf(resource).flatMap(([name, field]): RawBuilder<SqlBool>[] => {
    const column = sql.ref(`r.${columnOf(name)}`)
    const wanted = query[name]
    if ((field.kind === 'record' || field.kind === 'choice') && wanted !== undefined)
      return [sql`${column} = ${wanted}`]
    const month = query[`${name}Month`]
    if (field.kind !== 'date' || typeof month !== 'string') return []
    const { start, end } = monthRange(month)
    return [sql`${column} between ${start} and ${end}`]
  })

/** The records of clients, filtered and paged; of one client where the path names it. */
export async function pageOfRecords(
  resource: Resource,
  { db, tenantId, scope, actor, query, params }: RecordRequest,
): Promise<unknown> {
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 50
  const clientId = params?.id ?? query['clientId']
  const conditions: RawBuilder<SqlBool>[] = [visible(resource, tenantId, scope)]
  if (clientId !== undefined) conditions.push(sql`r.client_id = ${clientId}`)
  conditions.push(...narrowed(resource, query))
  const typed = query.search?.trim().toLowerCase() ?? ''
  if (typed) conditions.push(found(resource, tenantId, typed))
  const where = sql<SqlBool>`${sql.join(conditions, sql` and `)}`
  const slice = {
    order: query.sort === undefined ? usualOrder(resource, clientId) : orderOf(resource, query.sort),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  const count = async (): Promise<number> => {
    const { rows } = await sql<{
      total: number
    }>`select count(*)::integer as total from ${sql.table(tableOf(resource))} r where ${where}`.execute(db)
    return rows[0]?.total ?? 0
  }
  // A search looks through all of them anyway: once for the page and the count together.
  const counted = typed !== ''
  const [rows, before] = await Promise.all([
    recordRows(db, resource, where, slice, { counted }),
    counted ? null : count(),
  ])
  const said = rows[0]?.['total']
  const total = before ?? (typeof said === 'number' ? said : page === 1 ? 0 : await count())
  return {
    rows: rows.map(recordPresenter(resource, actor)),
    total,
    page,
    pageSize,
  }
}

/** What somebody typed, in lower case, in a text of the record or in its client's name. */
function found(resource: Resource, tenantId: number, typed: string): RawBuilder<SqlBool> {
  const texts = fieldsOf(resource)
    .filter(([, field]) => searched.includes(field.kind))
    .map(([name]) => sql<SqlBool>`position(${typed} in lower(${sql.ref(`r.${columnOf(name)}`)})) > 0`)
  const name = folded(typed)
  const ofClient = sql<SqlBool>`${name} <> '' and r.client_id in (select n.id from client n where n.tenant_id = ${tenantId} and position(${name} in n.name_folded) > 0)`
  return sql`(${sql.join([...texts, ofClient], sql` or `)})`
}

/**
 * As the list is declared to come, or the newest first; of one client as people put them, where they do, and before all
 * others what they marked.
 */
function usualOrder(resource: Resource, clientId: unknown): RawBuilder<unknown> {
  const declared = [...declaredOrder(resource), sql`r.id desc`]
  if (clientId === undefined) return sql.join(declared)
  const place = placeField(resource)
  const rest = place === undefined ? declared : [sql`${sql.ref(`r.${columnOf(place)}`)}`, sql`r.id`]
  return sql.join([...marked(resource), ...rest])
}

/** What the records can be sorted by. */
const sortable = (resource: Resource): ReadonlyMap<string, RawBuilder<unknown>> =>
  new Map([
    ['id', sql`r.id`],
    ['createdAt', sql`r.created_at`],
    ['client', sql`c.name_folded`],
    ...fieldsOf(resource)
      .filter(([, field]) => !unsortable.includes(field.kind))
      .map(([name, field]): [string, RawBuilder<unknown>] => {
        const column = sql.ref(`r.${columnOf(name)}`)
        return [name, searched.includes(field.kind) ? sql`lower(${column})` : column]
      }),
  ])

const directed = (column: RawBuilder<unknown>, sort: string): RawBuilder<unknown> =>
  sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`

const declaredOrder = (resource: Resource): readonly RawBuilder<unknown>[] => {
  const columns = sortable(resource)
  return (resource.sort ?? []).flatMap((sort) => {
    const column = columns.get(sort.replace(/^-/, ''))
    return column ? [directed(column, sort)] : []
  })
}

/**
 * By one column; what is alike in it comes as the list is declared to.
 * @throws {Refusal} 422 naming what the records can be sorted by
 */
function orderOf(resource: Resource, sort: string): RawBuilder<unknown> {
  const columns = sortable(resource)
  const column = columns.get(sort.replace(/^-/, ''))
  if (!column)
    throw invalid({ sort: `${shownAs(resource).many} can be sorted by ${[...columns.keys()].join(', ')}.` })
  const last = sort.startsWith('-') ? sql`r.id desc` : sql`r.id`
  return sql.join([directed(column, sort), ...declaredOrder(resource), last])
}
