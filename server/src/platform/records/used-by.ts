import { sql } from 'kysely'
import { retires, shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { resources } from '@portal/core/resources'
import type { Db } from '../../foundation/database/database.ts'
import { conflict, notFound } from '../../foundation/http/refusal.ts'
import { idOf, type RecordRequest } from './record-request.ts'
import { columnOf, fieldsOf, tableOf } from './record-table.ts'

/** A kind of record that refers to another one, and how many do. */
export interface Use {
  /** In a sentence, in the number that goes with the count: `budgets`. */
  readonly what: string
  readonly count: number
}

interface Reference {
  readonly table: string
  readonly column: string
  readonly soft: boolean
}

/** What refers to a table stands in the schema, which does not change while the server runs. */
const known = new Map<string, readonly Reference[]>()

/** Those that use a record: what is a part of it is none. */
async function referencesTo(db: Db, table: string): Promise<readonly Reference[]> {
  return (await everyReferenceTo(db, table)).filter(({ table: child, column }) => !isPart(child, column))
}

/** The columns of other tables that hold ids of this one, read from the database's own foreign keys. */
export async function everyReferenceTo(db: Db, table: string): Promise<readonly Reference[]> {
  const held = known.get(table)
  if (held) return held
  const { rows } = await sql<Reference>`
    select child.relname as "table", a.attname as "column",
      exists (select from pg_attribute d where d.attrelid = child.oid and d.attname = 'deleted_at') as soft
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    cross join lateral unnest(c.conkey, c.confkey) as k (here, there)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.here
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.there
    where c.contype = 'f' and c.conparentid = 0 and parent.relname = ${table} and f.attname = 'id'
    order by child.relname, a.attname`.execute(db)
  known.set(table, rows)
  return rows
}

const resourceOf = (table: string): Resource | undefined =>
  resources.find((resource) => tableOf(resource) === table)

/** A part of the record goes with it and is no use of it. */
function isPart(table: string, column: string): boolean {
  const resource = resourceOf(table)
  return (
    resource !== undefined &&
    fieldsOf(resource).some(([name, { part, parent }]) => (part || parent) && columnOf(name) === column)
  )
}

/** Tables whose name is not what people call their rows. */
const names: Readonly<Record<string, readonly [one: string, many: string]>> = {
  client_user: ['team member', 'team members'],
  user_account: ['user', 'users'],
  client_tag_link: ['client', 'clients'],
}

/** What people call this many rows of a table. */
export function wordsFor(table: string, count: number): string {
  const resource = resourceOf(table)
  const one = names[table]?.[0] ?? (resource && shownAs(resource).one) ?? table.replaceAll('_', ' ')
  if (count === 1) return one
  const many = one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`
  return names[table]?.[1] ?? (resource && shownAs(resource).many) ?? many
}

/** What refers to one record, the most frequent first. */
async function usesOf(
  resource: Resource,
  { db, tenantId }: RecordRequest,
  id: number,
): Promise<readonly Use[]> {
  const references = await referencesTo(db, tableOf(resource))
  if (references.length === 0) return []
  const counts = references.map(
    ({ table, column, soft }, at) => sql`
      (select count(*)::integer from ${sql.table(table)} t
       where t.tenant_id = ${tenantId} and ${sql.ref(`t.${column}`)} = ${id}
         ${soft ? sql`and t.deleted_at is null` : sql``}) as ${sql.id(`use${at}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  const byTable = new Map<string, number>()
  for (const [at, { table }] of references.entries())
    byTable.set(table, (byTable.get(table) ?? 0) + (rows[0]?.[`use${at}`] ?? 0))
  return [...byTable]
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([table, count]) => ({ what: wordsFor(table, count), count }))
}

/** What points at one record of a list, by its id, points at another one from now on: the two are one. */
export async function pointAtOther(
  db: Db,
  tenantId: number,
  resource: Resource,
  { gone, kept }: { readonly gone: number; readonly kept: number },
): Promise<void> {
  const parts = await everyReferenceTo(db, tableOf(resource))
  for (const { table, column } of parts)
    await sql`update ${sql.table(table)} set ${sql.id(column)} = ${kept}
      where tenant_id = ${tenantId} and ${sql.id(column)} = ${gone}`.execute(db)
}

/** What refers to a record: said before it is deleted or retired. */
export async function recordUses(resource: Resource, request: RecordRequest): Promise<readonly Use[]> {
  const id = idOf(request)
  const { rows } = await sql`
    select from ${sql.table(tableOf(resource))} r
    where r.tenant_id = ${request.tenantId} and r.id = ${id} and r.deleted_at is null`.execute(request.db)
  if (rows.length === 0) throw notFound(`This ${shownAs(resource).one}`)
  return usesOf(resource, request, id)
}

/** `12 budgets and 3 activities`. */
const listed = (uses: readonly Use[]): string =>
  new Intl.ListFormat('en-US').format(
    uses.map(({ what, count }) => `${count.toLocaleString('en-US')} ${what}`),
  )

/**
 * An entry that records point to is retired, not deleted: they would show what is no longer there.
 *
 * @throws {Refusal} 409 that names what uses it, for a list whose entries can be retired
 */
export async function mayGo(resource: Resource, request: RecordRequest, id: number): Promise<void> {
  if (resource.lasting?.includes(id))
    throw conflict(
      `Rules of the portal rest on this ${shownAs(resource).one}. It can be renamed${retires(resource) ? ' or made inactive' : ''}, not deleted.`,
      {},
    )
  if (!retires(resource)) return
  const uses = await usesOf(resource, request, id)
  if (uses.length > 0)
    throw conflict(
      `This ${shownAs(resource).one} is used by ${listed(uses)}. Make it inactive instead: what has it keeps it, and it is offered no more.`,
      {},
    )
}
