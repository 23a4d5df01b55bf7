import { sql } from 'kysely'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { formatMonth, monthRange } from '@portal/core/foundation/format'
import { originOf } from '@portal/core/foundation/rules/url'
import type { Db } from '../../foundation/database/database.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import { columnOf, fieldsOf, tableOf } from './record-table.ts'

interface Asked {
  readonly clientId?: number | undefined
  readonly given: Readonly<Record<string, unknown>>
  /** The record that is changed; none where it is new. */
  readonly id?: number
}

/** Holds the client's row: of two who add the same together the second one is refused. */
const hold = (db: Db, tenantId: number, clientId: number): Promise<unknown> =>
  sql`select from client where tenant_id = ${tenantId} and id = ${clientId} for no key update`.execute(db)

/**
 * Of a client there is one record of a month, or of a site, where the list says so.
 *
 * @throws {Refusal} 409 for a month or a site that another record has
 */
export async function refuseSecond(
  db: Db,
  tenantId: number,
  resource: Resource,
  asked: Asked,
): Promise<void> {
  await refuseSecondMonth(db, tenantId, resource, asked)
  await refuseSecondSite(db, tenantId, resource, asked)
}

async function refuseSecondSite(
  db: Db,
  tenantId: number,
  resource: Resource,
  { clientId, given, id = 0 }: Asked,
): Promise<void> {
  const [name] = fieldsOf(resource).find(([, { oneOfSite }]) => oneOfSite) ?? []
  const typed = name === undefined ? undefined : given[name]
  const site = typeof typed === 'string' ? originOf(typed) : null
  if (name === undefined || clientId === undefined || site === null) return
  await hold(db, tenantId, clientId)
  const { rows } = await sql<{ id: number; address: string }>`
    select id, ${sql.id(columnOf(name))} as address from ${sql.table(tableOf(resource))}
    where tenant_id = ${tenantId} and client_id = ${clientId} and deleted_at is null`.execute(db)
  const same = rows.filter(({ address }) => originOf(address) === site)
  // One that is there beside another already may be changed.
  if (same.length === 0 || same.some((row) => row.id === id)) return
  const sentence = `${site} is there already: change that one instead.`
  throw conflict(sentence, { [name]: sentence })
}

async function refuseSecondMonth(
  db: Db,
  tenantId: number,
  resource: Resource,
  { clientId, given, id = 0 }: Asked,
): Promise<void> {
  const [name] = fieldsOf(resource).find(([, { monthly }]) => monthly) ?? []
  const month = name === undefined ? undefined : given[name]
  if (name === undefined || clientId === undefined || typeof month !== 'string') return
  await hold(db, tenantId, clientId)
  const { start, end } = monthRange(month)
  const { rows } = await sql`
    select from ${sql.table(tableOf(resource))}
    where tenant_id = ${tenantId} and client_id = ${clientId} and deleted_at is null and id <> ${id}
      and ${sql.id(columnOf(name))} between ${start}::date and ${end}::date
      -- One that is there beside another already may be changed.
      and not exists (select from ${sql.table(tableOf(resource))} own where own.tenant_id = ${tenantId} and own.id = ${id}
        and own.${sql.id(columnOf(name))} between ${start}::date and ${end}::date)
    limit 1`.execute(db)
  if (rows.length === 0) return
  const sentence = `${formatMonth(start)} is there already: change that one instead.`
  throw conflict(sentence, { [name]: sentence })
}
