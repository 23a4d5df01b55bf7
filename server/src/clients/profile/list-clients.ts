import { sql, type Expression, type SqlBool } from 'kysely'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { dataConditions } from '../data/by-data.ts'
import { keptCount } from './count-clients.ts'
import { presentClient } from './present-client.ts'
import { versionOf } from './simple-list.ts'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { lowestOf } from '@portal/core/clients/profile/health-bands'
import { clientRows, dataOfClient, healthOfClient, tagsOfClient, teamOfClient } from './query.ts'
import { agencyToday } from '../../foundation/database/agency-day.ts'
import { folded } from '../../foundation/database/folded.ts'

const sortable = {
  name: 'client.name_folded',
  identifier: 'client.identifier',
  activatedAt: 'client.activated_at',
  canceledAt: 'client.canceled_at',
  id: 'client.id',
} as const

/** The scores of each band: from the lowest on, below the next one's. */
const scoresOf = {
  Good: { from: lowestOf.Good, below: 101 },
  Watch: { from: lowestOf.Watch, below: lowestOf.Good },
  'At Risk': { from: lowestOf['At Risk'], below: lowestOf.Watch },
} as const

/** What is asked of clients by themselves: how many there are stands until one of them changes. */
const ofClients: ReadonlySet<string> = new Set(['page', 'pageSize', 'sort', 'search', 'state', 'team'])

/** Clients of the caller, filtered, sorted and paged; the count follows the same filter. */
export const listClients = operation('clients.list', async ({ db, tenantId, query, actor, services }) => {
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 50
  const descending = query.sort?.startsWith('-') ?? false
  const column = query.sort?.replace('-', '') ?? 'name'
  const staff = isPerson(actor) && isEmployee(actor)
  const sort =
    staff && column === 'health'
      ? healthOfClient
      : Object.entries(sortable).find(([name]) => name === column)?.[1]
  if (!sort) throw invalid({ sort: `Clients can be sorted by ${Object.keys(sortable).join(', ')}.` })
  const conditions: Expression<SqlBool>[] = []
  const typed = query.search?.trim() ?? ''
  if (typed) conditions.push(named(typed))
  if (query.state === 'Inactive') conditions.push(sql<SqlBool>`client.canceled_at <= ${agencyToday}`)
  if (query.state === 'Client')
    conditions.push(
      sql<SqlBool>`client.activated_at <= ${agencyToday} and (client.canceled_at is null or client.canceled_at > ${agencyToday})`,
    )
  if (query.state === 'Prospect') {
    conditions.push(
      sql<SqlBool>`(client.activated_at is null or client.activated_at > ${agencyToday}) and (client.canceled_at is null or client.canceled_at > ${agencyToday})`,
    )
  }
  if (query.groupId !== undefined) conditions.push(sql<SqlBool>`client.group_id = ${query.groupId}`)
  if (query.managementGroupId !== undefined) {
    conditions.push(
      staff ? sql<SqlBool>`client.management_group_id = ${query.managementGroupId}` : sql<SqlBool>`false`,
    )
  }
  if (query.regionId !== undefined) {
    conditions.push(staff ? sql<SqlBool>`client.region_id = ${query.regionId}` : sql<SqlBool>`false`)
  }
  if (query.industryId !== undefined) conditions.push(sql<SqlBool>`client.industry_id = ${query.industryId}`)
  if (query.managerId !== undefined) {
    conditions.push(
      sql<SqlBool>`exists (select from client_user m where m.tenant_id = client.tenant_id and m.client_id = client.id and m.user_id = ${query.managerId} and m.client_user_type_id in (1, 2))`,
    )
  }
  if (query.tagId !== undefined) {
    conditions.push(
      staff
        ? sql<SqlBool>`exists (select from client_tag_link l where l.tenant_id = client.tenant_id and l.client_id = client.id and l.client_tag_id = ${query.tagId})`
        : sql<SqlBool>`false`,
    )
  }
  if (query.health !== undefined) {
    const { from, below } = scoresOf[query.health]
    conditions.push(
      staff
        ? sql<SqlBool>`exists (select from client_health h where h.tenant_id = client.tenant_id and h.client_id = client.id and h.score >= ${from} and h.score < ${below})`
        : sql<SqlBool>`false`,
    )
  }
  if (query.memberId !== undefined) {
    conditions.push(
      sql<SqlBool>`exists (select from client_user m where m.tenant_id = client.tenant_id and m.client_id = client.id and m.user_id = ${query.memberId})`,
    )
  }
  if (query.withoutTypeId !== undefined) {
    conditions.push(
      sql<SqlBool>`not exists (select from client_user m where m.tenant_id = client.tenant_id and m.client_id = client.id and m.client_user_type_id = ${query.withoutTypeId})`,
    )
  }
  if (query.data !== undefined)
    conditions.push(...(staff ? await dataConditions(db, tenantId, query.data) : [sql<SqlBool>`false`]))
  const all = sql<SqlBool>`${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}`
  const inOrder = (rows: ReturnType<typeof clientRows>) =>
    rows
      .orderBy(sort, (order) => (descending ? order.desc().nullsLast() : order.asc().nullsLast()))
      .orderBy('client.id')
  const counted = async (): Promise<number> => {
    const { total } = await db
      .selectFrom('client')
      .where('client.tenant_id', '=', tenantId)
      .where(all)
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  const count = async (): Promise<number> => {
    const further = Object.entries(query).some(([name, given]) => given !== undefined && !ofClients.has(name))
    // Everybody of the agency sees every client; what others see is a few.
    if (further || !staff) return counted()
    const asked = { tenantId, version: await versionOf(db, tenantId), state: query.state ?? '', typed }
    return keptCount(services.database, asked, counted)
  }
  const [rows, total] = await Promise.all([
    clientRows(db, tenantId)
      .$if(staff, (rows) =>
        rows.select([tagsOfClient.as('tags'), healthOfClient.as('health'), dataOfClient.as('data')]),
      )
      .$if(staff && query.team === true, (rows) => rows.select(teamOfClient.as('team')))
      // What stands beside a row is looked up for those of the page, and not for all that come before them.
      .where(
        'client.id',
        'in',
        inOrder(clientRows(db, tenantId).where(all))
          .limit(pageSize)
          .offset((page - 1) * pageSize)
          .clearSelect()
          .select('client.id'),
      )
      .$call(inOrder)
      .execute(),
    count(),
  ])
  return { rows: rows.map((row) => presentClient(row, actor)), total, page, pageSize }
})

/** Clients whose name has what was typed in it, or whose code or id it is; names are kept without punctuation. */
function named(typed: string): Expression<SqlBool> {
  const name = folded(typed)
  const byName = name ? sql`position(${name} in client.name_folded) > 0 or` : sql``
  return sql<SqlBool>`(${byName} lower(client.identifier) = ${typed.toLowerCase()} or client.id::text = ${typed})`
}
