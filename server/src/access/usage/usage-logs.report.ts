import { sql, type RawBuilder } from 'kysely'
import { usageLogsReport } from '@portal/core/access/usage/usage-logs.report'
import { assistantUsageAction } from '@portal/core/foundation/policy/features'
import { answer, client, person } from '../../platform/reports/answer.ts'
import { onDays, within } from '../../platform/reports/conditions.ts'

/** A text as people write it: its first letter large. */
const written = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`upper(left(${text}, 1)) || substr(${text}, 2)`

/** What an action is called; one that has no name yet is its own words. */
const nameOf = (action: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when ${action} = ${assistantUsageAction} then 'AI note generator'
    else replace(${written(action)}, '-', ' ') end`

/** What was recorded with an action, each as it is read: `Start Date: 11/01/2026`, `Requested Channels: Search, CTV`. */
const details = sql`(select jsonb_agg(f.key || ': ' || case jsonb_typeof(f.value)
    when 'array' then (select string_agg(${written(sql`t.words`)}, ', ')
      from (select regexp_replace(e, '^ctv\\y', 'CTV') as words from jsonb_array_elements_text(f.value) e) t)
    when 'string' then regexp_replace(f.value #>> '{}', '^(\\d{4})-(\\d\\d)-(\\d\\d)$', '\\2/\\3/\\1')
    else f.value::text end)
  from jsonb_each(r.log) f)`

export const usageLogsAnswer = answer(usageLogsReport, async ({ filters, days, db, tenantId }) => {
  const { rows: actions } = await sql<{ value: string; label: string }>`
    select r.action as value, ${nameOf(sql`r.action`)} || ' (' || count(*) || ')' as label
    from usage_record r where r.tenant_id = ${tenantId} group by r.action order by r.action`.execute(db)
  return {
    query: sql`
      select r.id, r.created_at as "createdAt", ${person('u')} as "user", ${nameOf(sql`r.action`)} as action,
        case when c.id is not null then ${client('c')} end as client, ${details} as details,
        r.updated_at as "updatedAt"
      from usage_record r
        join user_account u on u.tenant_id = r.tenant_id and u.id = r.user_id
        left join client c on c.tenant_id = r.tenant_id and c.id = r.client_id
      where r.tenant_id = ${tenantId} and ${onDays('r.created_at', days)}
        and ${within({ 'r.action': filters.action, 'r.user_id': filters.userId, 'r.client_id': filters.clientId })}`,
    offers: { action: actions },
  }
})
