import { sql, type RawBuilder } from 'kysely'
import { assistantUsageAction } from '@portal/core/foundation/policy/features'
import { aiUsageReport } from '@portal/core/results/assistant/ai-usage.report'
import { answer, client, person } from '../../platform/reports/answer.ts'
import { onDays, within } from '../../platform/reports/conditions.ts'

/** Runs of the generator with what models took for them, and what models wrote outside of a recorded run. */
const entries = (tenantId: number): RawBuilder<unknown> => sql`
  select 'run-' || r.id as id, 'notes' as kind, r.user_id, r.client_id, r.created_at, r.log,
    m.models, m.input_tokens, m.output_tokens, m.stood_in
  from usage_record r
  cross join lateral (
    select array_agg(distinct model order by model) as models, sum(input_tokens) as input_tokens,
      sum(output_tokens) as output_tokens, count(*) filter (where not shown) as stood_in
    from model_use where tenant_id = r.tenant_id and usage_id = r.id
  ) m
  where r.tenant_id = ${tenantId} and r.action = ${assistantUsageAction}
  union all
  select kind || '-' || id, kind, user_id, client_id, created_at,
    jsonb_build_object('Start Date', starts_on::text, 'End Date', ends_on::text,
      'Requested Channels', to_jsonb(array_remove(array[channel], null))),
    array[model], input_tokens, output_tokens, (not shown)::integer
  from model_use where tenant_id = ${tenantId} and usage_id is null`

/** A record says what a browser once sent: only what has the right form is told. */
const dayIn = (name: string): RawBuilder<unknown> =>
  sql`case when e.log ->> ${sql.lit(name)} ~ '^\\d{4}-\\d{2}-\\d{2}$' then e.log ->> ${sql.lit(name)} end`
const textsIn = (name: string): RawBuilder<unknown> => sql`
  case when jsonb_typeof(e.log -> ${sql.lit(name)}) = 'array'
    then jsonb_path_query_array(e.log -> ${sql.lit(name)}, '$[0 to 19] ? (@.type() == "string" && @ like_regex "^.{0,100}$")')
    else '[]' end`

export const aiUsageAnswer = answer(aiUsageReport, async ({ filters, days, tenantId }) => ({
  query: sql`
    select e.id, e.kind, ${person('u')} as "user", case when c.id is not null then ${client('c')} end as client,
      e.created_at as "createdAt", ${dayIn('Start Date')} as "startDate", ${dayIn('End Date')} as "endDate",
      ${textsIn('Requested Channels')} as "requestedChannels", ${textsIn('Used Reports')} as "usedReports",
      coalesce(to_jsonb(e.models), '[]') as models, e.input_tokens as "inputTokens", e.output_tokens as "outputTokens",
      e.stood_in as "stoodIn"
    from (${entries(tenantId)}) e
    join user_account u on u.tenant_id = ${tenantId} and u.id = e.user_id
    left join client c on c.tenant_id = ${tenantId} and c.id = e.client_id
    where ${within({ 'e.kind': filters.kind, 'e.user_id': filters.userId, 'e.client_id': filters.clientId })}
      and ${onDays('e.created_at', days)}`,
  sums: {
    runs: sql`count(*) filter (where kind = 'notes')`,
    used: sql`count(*) filter (where kind = 'notes' and "usedReports" <> '[]')`,
    answers: sql`count(*) filter (where kind = 'chat')`,
  },
}))
