import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { referenceName, type Resource } from '@portal/core/foundation/contract/resource'
import type { Actor } from '@portal/core/foundation/policy/actor'
import { covers, type Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../../foundation/database/database.ts'
import { columnOf, fieldsOf, referenceOf, tableOf, valueOf } from './record-table.ts'

/** A row of any resource by column. */
export type RecordRow = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number }

export interface Slice {
  readonly order: RawBuilder<unknown>
  readonly limit: number
  readonly offset: number
}

/** The records of a tenant that are not deleted and lie in the caller's scope. `r` is the record. */
export function visible(
  resource: Resource,
  tenantId: number,
  scope: Exclude<Scope, 'none'>,
): RawBuilder<SqlBool> {
  const kept = sql<SqlBool>`r.tenant_id = ${tenantId} and r.deleted_at is null`
  if (!resource.ofClient || scope === 'all') return kept
  const clientIds = scope.of === 'client' ? scope.ids : []
  return sql<SqlBool>`${kept} and r.client_id = any (${clientIds}::integer[])`
}

/**
 * Rows with the names of what they refer to, secrets left sealed and left out unless asked for.
 * `counted` has each say as `total` how many there are in all, where looking for them twice costs twice.
 */
export async function recordRows(
  db: Db,
  resource: Resource,
  where: RawBuilder<SqlBool>,
  slice: Slice,
  { secrets = false, counted = false } = {},
): Promise<readonly RecordRow[]> {
  const columns = fieldsOf(resource)
    .filter(([, field]) => secrets || field.kind !== 'secret')
    .map(([name]) => sql.ref(`r.${columnOf(name)}`))
  const names = fieldsOf(resource)
    .filter(([, field]) => field.kind === 'record')
    .map(([name, field]) => {
      const { table, name: title } = referenceOf(field.of)
      return sql`(select ${title} from ${sql.table(table)} t where t.tenant_id = r.tenant_id and t.id = ${sql.ref(`r.${columnOf(name)}`)}) as ${sql.id(`${name} name`)}`
    })
  const client = resource.ofClient
    ? [sql`r.client_id`, sql`c.name as client_name`, sql`c.slug as client_slug`]
    : []
  const join = resource.ofClient
    ? sql`join client c on c.tenant_id = r.tenant_id and c.id = r.client_id`
    : sql``
  const selected = [
    sql`r.id`,
    sql`r.version`,
    sql`r.created_at`,
    sql`r.updated_at`,
    ...client,
    ...columns,
    ...names,
    ...(counted ? [sql`(count(*) over ())::integer as total`] : []),
  ]
  const { rows } = await sql<RecordRow>`
    select ${sql.join(selected)} from ${sql.table(tableOf(resource))} r ${join}
    where ${where} order by ${slice.order} limit ${slice.limit} offset ${slice.offset}`.execute(db)
  return rows
}

/** Whether the caller may read the secrets of a record. */
export function opens(resource: Resource, actor: Actor, row: RecordRow): boolean {
  const scope = (resource.opens ?? resource.read).scope(actor)
  return (
    scope === 'all' || (typeof row['client_id'] === 'number' && covers(scope, 'client', row['client_id']))
  )
}

/** A record as JSON, with what the caller may do with it. */
export function recordPresenter(
  resource: Resource,
  actor: Actor,
): (row: RecordRow) => Record<string, unknown> {
  const writes = resource.write.scope(actor) !== 'none'
  const hasSecrets = fieldsOf(resource).some(([, { kind }]) => kind === 'secret')
  const fields = fieldsOf(resource).map(([name, field]) => ({
    name,
    field,
    column: columnOf(name),
    title: `${name} name`,
  }))
  return (row) => {
    const record: Record<string, unknown> = { id: row.id }
    if (resource.ofClient) {
      record['clientId'] = row['client_id']
      record['Client'] = { id: row['client_id'], name: row['client_name'], slug: row['client_slug'] }
    }
    for (const { name, field, column, title } of fields) {
      if (!(column in row)) continue
      record[name] = valueOf(field, row[column])
      if (field.kind === 'record')
        record[referenceName(name)] = row[column] === null ? null : { id: row[column], name: row[title] }
    }
    return {
      ...record,
      version: row.version,
      createdAt: row['created_at'],
      updatedAt: row['updated_at'],
      can: {
        update: writes,
        remove: writes && !resource.lasting?.includes(row.id),
        ...(hasSecrets ? { open: opens(resource, actor, row) } : {}),
      },
    }
  }
}
