import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { agencyDayOf } from '../../foundation/database/agency-day.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'

const sortable: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql`r.id`,
  user: sql`lower(u.first_name || ' ' || u.last_name)`,
  action: sql`lower(r.action)`,
}

/** The day of the agency's clock on which something was recorded. */
const recordedOn = agencyDayOf(sql`r.created_at`)

/** What people did, newest first: the usage log of administrators (Admin). */
export const listUsage = operation('usage.list', async ({ db, tenantId, query }) => {
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 50
  const conditions: RawBuilder<SqlBool>[] = [sql<SqlBool>`r.tenant_id = ${tenantId}`]
  if (query.action !== undefined) conditions.push(sql<SqlBool>`r.action = ${query.action}`)
  if (query.userId !== undefined) conditions.push(sql<SqlBool>`r.user_id = ${query.userId}`)
  if (query.clientId !== undefined) conditions.push(sql<SqlBool>`r.client_id = ${query.clientId}`)
  if (query.startDate !== undefined) conditions.push(sql<SqlBool>`${recordedOn} >= ${query.startDate}`)
  if (query.endDate !== undefined) conditions.push(sql<SqlBool>`${recordedOn} <= ${query.endDate}`)
  const typed = query.search?.trim().toLowerCase() ?? ''
  if (typed)
    conditions.push(
      sql<SqlBool>`(position(${typed} in lower(u.first_name || ' ' || u.last_name)) > 0 or position(${typed} in lower(coalesce(c.name, ''))) > 0 or position(${typed} in lower(r.log::text)) > 0)`,
    )
  const where = sql<SqlBool>`${sql.join(conditions, sql` and `)}`
  const column = sortable[query.sort?.replace(/^-/, '') ?? 'createdAt']
  if (!column) throw invalid({ sort: `Usage can be sorted by ${Object.keys(sortable).join(', ')}.` })
  const ascending = query.sort !== undefined && !query.sort.startsWith('-')
  const found = db
    .selectFrom('usage_record as r')
    .innerJoin('user_account as u', (join) =>
      join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.user_id'),
    )
    .leftJoin('client as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.client_id'),
    )
    .where(where)
  const [rows, count] = await Promise.all([
    found
      .select([
        'r.id',
        'r.action',
        'r.log',
        'r.user_id',
        'u.first_name',
        'u.last_name',
        'r.client_id',
        'c.name as client_name',
        'r.created_at',
        'r.updated_at',
      ])
      .orderBy(column, ascending ? 'asc' : 'desc')
      .orderBy('r.id', ascending ? 'asc' : 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    rows: rows.map((row) => ({
      id: row.id,
      action: row.action,
      log: typeof row.log === 'object' && row.log !== null ? row.log : {},
      userId: row.user_id,
      user: { id: row.user_id, fullName: `${row.first_name} ${row.last_name}` },
      clientId: row.client_id,
      client:
        row.client_id === null || row.client_name === null
          ? null
          : { id: row.client_id, name: row.client_name },
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
    total: count.total,
    page,
    pageSize,
  }
})

export const usageActions = operation('usage.actions', async ({ db, tenantId }) =>
  db
    .selectFrom('usage_record')
    .where('tenant_id', '=', tenantId)
    .groupBy('action')
    .select(['action', sql<number>`count(*)::integer`.as('records')])
    .orderBy('action')
    .execute(),
)
