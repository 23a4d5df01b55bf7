import { sql, type RawBuilder } from 'kysely'
import { calls, type Answer } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import { addDays, instantOf } from '@portal/core/foundation/format'
import { operation, type Incoming } from '../../foundation/http/operation.ts'

type Query = Incoming<'audit.list'>['query']

interface Row {
  readonly id: number
  readonly at: string
  readonly call: string
  readonly user_id: number | null
  readonly user_name: string | null
  readonly impersonated_by: number | null
  readonly impersonator_name: string | null
  readonly via: string
  readonly subject: string | null
  readonly subject_id: number | null
  readonly client_id: number | null
  readonly client_name: string | null
  readonly client_slug: string | null
  readonly changes: unknown
  readonly ip: string | null
}

/**
 * A page of the audit log. Pages are cut by the entry before them and not by
 * their number, so that the thousandth costs what the first does, and new
 * entries move nothing.
 */
const listEntries = operation('audit.list', async ({ db, tenantId, query }) => {
  const limit = query.limit ?? 50
  const entries = pageOf(tenantId, query, limit + 1)
  // Names are looked up entry by entry: joined, the planner reads all clients of a small agency for a page of fifty.
  const { rows } = await sql<Row>`
    select e.id, e.at, e.call, e.user_id, u.name as user_name, e.impersonated_by, i.name as impersonator_name,
      e.via, e.subject, e.subject_id, e.client_id, c.name as client_name, c.slug as client_slug, e.changes, e.ip
    from (${entries}) e
      left join lateral (${nameOf(tenantId, 'user_id')}) u on e.user_id is not null
      left join lateral (${nameOf(tenantId, 'impersonated_by')}) i on e.impersonated_by is not null
      left join lateral (select name, slug from client where tenant_id = ${tenantId} and id = e.client_id limit 1) c
        on e.client_id is not null
    order by e.at desc, e.id desc`.execute(db)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown.map(present), next: rows.length > limit && last ? `${last.at}_${last.id}` : null }
})

const nameOf = (tenantId: number, column: 'user_id' | 'impersonated_by'): RawBuilder<unknown> => sql`
  select first_name || ' ' || last_name as name from user_account
  where tenant_id = ${tenantId} and id = ${sql.ref(`e.${column}`)} limit 1`

/** What a person did is done in their own name or in another's: each has an index, in the order of the page. */
function pageOf(tenantId: number, query: Query, limit: number): RawBuilder<unknown> {
  const conditions = conditionsOf(query)
  const page = (who: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select * from audit_entry e where e.tenant_id = ${tenantId} ${who} ${sql.join(conditions, sql` `)}
    order by e.at desc, e.id desc limit ${sql.lit(limit)}`
  if (query.userId === undefined) return page(sql``)
  return sql`
    select * from (
      (${page(sql`and e.user_id = ${query.userId}`)}) union
      (${page(sql`and e.impersonated_by = ${query.userId}`)})
    ) e order by e.at desc, e.id desc limit ${sql.lit(limit)}`
}

/** Names of the calls of one kind of record: those of `budgets.` */
const callsOf = (area: string): readonly string[] =>
  Object.keys(calls).filter((name) => name.startsWith(area))

function conditionsOf(query: Query): RawBuilder<unknown>[] {
  const { clientId, call, subject, subjectId, from, to, before } = query
  const conditions: RawBuilder<unknown>[] = [sql``]
  if (clientId !== undefined) conditions.push(sql`and e.client_id = ${clientId}`)
  if (call !== undefined)
    conditions.push(
      call.endsWith('.') ? sql`and e.call = any(${callsOf(call)}::text[])` : sql`and e.call = ${call}`,
    )
  if (subject !== undefined) conditions.push(sql`and e.subject = ${subject}`)
  if (subjectId !== undefined) conditions.push(sql`and e.subject_id = ${subjectId}`)
  if (from !== undefined) conditions.push(sql`and e.at >= ${instantOf(from, '00:00')}::timestamptz`)
  if (to !== undefined) conditions.push(sql`and e.at < ${instantOf(addDays(to, 1), '00:00')}::timestamptz`)
  if (before !== undefined) {
    const [at = '', id = ''] = before.split('_')
    conditions.push(sql`and (e.at, e.id) < (${at}::timestamptz, ${Number(id)}::bigint)`)
  }
  return conditions
}

const summaries: ReadonlyMap<string, string> = new Map(
  Object.entries(calls).map(([name, call]: [string, Call]) => [name, call.summary]),
)

const present = (row: Row): Answer<'audit.list'>['rows'][number] => ({
  id: row.id,
  at: row.at,
  call: row.call,
  summary: summaries.get(row.call) ?? row.call,
  user: row.user_id === null ? null : { id: row.user_id, fullName: row.user_name ?? `User ${row.user_id}` },
  impersonator:
    row.impersonated_by === null
      ? null
      : { id: row.impersonated_by, fullName: row.impersonator_name ?? `User ${row.impersonated_by}` },
  via: row.via,
  subject: row.subject,
  subjectId: row.subject_id,
  client:
    row.client_id === null || row.client_name === null
      ? null
      : { id: row.client_id, name: row.client_name, slug: row.client_slug ?? '' },
  changes: row.changes,
  ip: row.ip,
})

export const auditOperations = { 'audit.list': listEntries }
