import { sql, type RawBuilder } from 'kysely'
import { isDay } from '@portal/core/foundation/format'
import { ASSISTANT_USAGE_ACTION } from '@portal/core/foundation/policy/features'
import type { AiUseKind } from '@portal/core/access/usage/kinds'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'

const sortable: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql`created_at`,
  user: sql`lower(full_name)`,
  client: sql`lower(client_name)`,
  inputTokens: sql`coalesce(input_tokens, 0)`,
  outputTokens: sql`coalesce(output_tokens, 0)`,
}

interface Entry {
  readonly id: string
  readonly kind: AiUseKind
  readonly user_id: number
  readonly full_name: string
  readonly client_id: number | null
  readonly client_name: string | null
  readonly client_slug: string | null
  readonly created_at: string
  readonly log: Readonly<Record<string, unknown>>
  readonly models: readonly string[] | null
  readonly input_tokens: number | null
  readonly output_tokens: number | null
  readonly stood_in: number
}

interface Totals {
  readonly total: number
  readonly runs: number
  readonly used: number
  readonly answers: number
  readonly input_tokens: number
  readonly output_tokens: number
}

/** Runs of the generator with what models took for them, and what models wrote outside of a recorded run. */
const entries = (tenantId: number): RawBuilder<unknown> => sql`
  select e.*, u.first_name || ' ' || u.last_name as full_name, c.name as client_name, c.slug as client_slug
  from (
    select 'run-' || r.id as id, 'notes' as kind, r.user_id, r.client_id, r.created_at, r.log,
      m.models, m.input_tokens, m.output_tokens, m.stood_in
    from usage_record r
    cross join lateral (
      select array_agg(distinct model order by model) as models, sum(input_tokens)::float8 as input_tokens,
        sum(output_tokens)::float8 as output_tokens, count(*) filter (where not shown)::integer as stood_in
      from model_use where tenant_id = r.tenant_id and usage_id = r.id
    ) m
    where r.tenant_id = ${tenantId} and r.action = ${ASSISTANT_USAGE_ACTION}
    union all
    select kind || '-' || id, kind, user_id, client_id, created_at,
      jsonb_build_object('Start Date', starts_on::text, 'End Date', ends_on::text,
        'Requested Channels', to_jsonb(array_remove(array[channel], null))),
      array[model], input_tokens::float8, output_tokens::float8, (not shown)::integer
    from model_use where tenant_id = ${tenantId} and usage_id is null
  ) e
  join user_account u on u.tenant_id = ${tenantId} and u.id = e.user_id
  left join client c on c.tenant_id = ${tenantId} and c.id = e.client_id`

/** The AI usage logs, newest first. */
export const listAiUsage = operation('aiUsage.list', async ({ db, tenantId, query }) => {
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 50
  const column = sortable[query.sort?.replace(/^-/, '') ?? 'createdAt']
  if (!column) throw invalid({ sort: `AI usage can be sorted by ${Object.keys(sortable).join(', ')}.` })
  const direction = query.sort === undefined || query.sort.startsWith('-') ? sql`desc` : sql`asc`
  const found = sql`(select * from (${entries(tenantId)}) entry where ${conditionsOf(query)}) found`
  const [rows, totals] = await Promise.all([
    sql<Entry>`select * from ${found} order by ${column} ${direction} nulls last, created_at desc, id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
    totalsOf(db, found),
  ])
  return {
    rows: rows.rows.map(presentEntry),
    total: totals.total,
    page,
    pageSize,
    totals: {
      runs: totals.runs,
      used: totals.used,
      answers: totals.answers,
      inputTokens: totals.input_tokens,
      outputTokens: totals.output_tokens,
    },
  }
})

/** The day of the agency's clock. */
const usedOn = sql`(created_at at time zone 'America/Chicago')::date`

interface Query {
  readonly kind?: AiUseKind
  readonly userId?: number
  readonly clientId?: number
  readonly startDate?: string
  readonly endDate?: string
  readonly search?: string
}

function conditionsOf(query: Query): RawBuilder<unknown> {
  const typed = query.search?.trim().toLowerCase() ?? ''
  return sql.join(
    [
      sql`true`,
      ...(query.kind === undefined ? [] : [sql`kind = ${query.kind}`]),
      ...(query.userId === undefined ? [] : [sql`user_id = ${query.userId}`]),
      ...(query.clientId === undefined ? [] : [sql`client_id = ${query.clientId}`]),
      ...(query.startDate === undefined ? [] : [sql`${usedOn} >= ${query.startDate}`]),
      ...(query.endDate === undefined ? [] : [sql`${usedOn} <= ${query.endDate}`]),
      ...(typed === ''
        ? []
        : [
            sql`(position(${typed} in lower(full_name)) > 0 or position(${typed} in lower(coalesce(client_name, ''))) > 0
              or position(${typed} in lower(coalesce(array_to_string(models, ' '), ''))) > 0)`,
          ]),
    ],
    sql` and `,
  )
}

async function totalsOf(db: Db, found: RawBuilder<unknown>): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::integer as total,
      (count(*) filter (where kind = 'notes'))::integer as runs,
      (count(*) filter (where kind = 'notes' and jsonb_typeof(log -> 'Used Reports') = 'array'
        and log -> 'Used Reports' <> '[]'))::integer as used,
      (count(*) filter (where kind = 'chat'))::integer as answers,
      coalesce(sum(input_tokens), 0) as input_tokens,
      coalesce(sum(output_tokens), 0) as output_tokens
    from ${found}`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('A count has a row.')
  return totals
}

const presentEntry = (row: Entry) => ({
  id: row.id,
  kind: row.kind,
  user: { id: row.user_id, fullName: row.full_name },
  client:
    row.client_id === null || row.client_name === null || row.client_slug === null
      ? null
      : { id: row.client_id, name: row.client_name, slug: row.client_slug },
  createdAt: row.created_at,
  startDate: dayIn(row.log['Start Date']),
  endDate: dayIn(row.log['End Date']),
  requestedChannels: textsIn(row.log['Requested Channels']),
  usedReports: textsIn(row.log['Used Reports']),
  models: [...(row.models ?? [])],
  inputTokens: row.input_tokens,
  outputTokens: row.output_tokens,
  stoodIn: row.stood_in,
})

/** A record says what a browser once sent: only what has the right form is told. */
const dayIn = (value: unknown): string | null => (typeof value === 'string' && isDay(value) ? value : null)

const textsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && one.length <= 100).slice(0, 20)
    : []
