import { sql } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { semConfigurationReport } from '@portal/core/results/agency/sem-configuration.report'
import { invoicedBudgets } from '../../money/budgets/invoiced-months.ts'
import { answer, client, person } from '../../platform/reports/answer.ts'
import { managedBy, within } from '../../platform/reports/conditions.ts'
import { isActive } from '../metrics/asked-clients.ts'

/** The section of paid search. */
const searchSection = 1
/** Days without figures after which something is wrong. */
const quietDays = 7
const conversionDays = 30

const hasProfile = (name: string) => sql`exists (
  select from integration p
  where p.tenant_id = c.tenant_id and p.client_id = c.id and p.deleted_at is null and p.platform = ${name} and p.identifier <> '')`

export const semConfigurationAnswer = answer(
  semConfigurationReport,
  async ({ filters, today, tenantId, ofClients }) => ({
    query: sql`
      with paid as (
        select b.client_id, sum(b.amount) as budget, bool_or(v.name ilike '%microsoft%') as microsoft,
          bool_or(v.name ilike '%vehicle listing%') as vehicles
        from ${invoicedBudgets(tenantId, monthRange(today))} b join service v on v.tenant_id = ${tenantId} and v.id = b.service_id
        where v.pacing_section_id = ${sql.lit(searchSection)}
          and client_id in (select id from client where tenant_id = ${tenantId} and ${isActive}) group by 1
      ), lately as (
        select client_id, sum(conversion_micros) as conversions,
          coalesce(sum(spend_micros) filter (where day > ${today}::date - ${sql.lit(quietDays)}::integer), 0) as spend
        from metric_day where tenant_id = ${tenantId} and channel = 'search' and facts > 0 and day > ${today}::date - ${sql.lit(conversionDays)}::integer
        group by 1
      ), seat as (
        select distinct on (client_id) client_id, user_id from client_user m
        where m.tenant_id = ${tenantId} and m.client_user_type_id = ${clientUserTypes.semManager}
          and exists (select from user_account u where u.tenant_id = m.tenant_id and u.id = m.user_id and u.user_type = 'Employee')
        order by client_id, user_id
      ), manager as (
        select distinct on (client_id) client_id, user_id from client_user m
        where m.tenant_id = ${tenantId} and m.client_user_type_id = ${clientUserTypes.manager}
          and exists (select from user_account u where u.tenant_id = m.tenant_id and u.id = m.user_id and u.user_type = 'Employee')
        order by client_id, user_id
      )
      select * from (
        select c.id as "clientId", ${client('c')} as client, i.item, case when i.is_set then 'set' else 'missing' end as state,
          case when not i.is_set then i.gap end as gap, ${person('u')} as fixer, (not i.is_set)::integer as missing, p.budget
        from paid p
          join client c on c.tenant_id = ${tenantId} and c.id = p.client_id
          left join lately l on l.client_id = c.id
          left join seat s on s.client_id = c.id
          left join manager m on m.client_id = c.id
          cross join lateral (values
            ('google-ads', ${hasProfile('Google Ads')}, 'The account number of Google Ads is not kept', s.user_id, true),
            ('microsoft-ads', ${hasProfile('Microsoft Ads')}, 'The account number of Microsoft Ads is not kept', s.user_id, p.microsoft),
            ('analytics', ${hasProfile('Google Analytics 4')}, 'The Analytics property is not kept', s.user_id, true),
            ('spend', coalesce(l.spend, 0) > 0, 'A budget runs and no spend came for ${sql.raw(String(quietDays))} days', s.user_id, true),
            ('conversions', coalesce(l.conversions, 0) > 0, 'No conversion for ${sql.raw(String(conversionDays))} days', s.user_id, true),
            ('allocation', exists (
              select from budget_allocation k where k.tenant_id = c.tenant_id and k.client_id = c.id and k.kind = 'paid-search' and k.month <= ${monthRange(today).start}::date
            ), 'Nobody has said how its budget is split over kinds of campaigns', s.user_id, true),
            ('negatives', exists (
              select from negative_keyword n where n.tenant_id = c.tenant_id and n.client_id = c.id and n.deleted_at is null
            ), 'No negative keyword is kept', s.user_id, true),
            ('feed', exists (
              select from vehicle_feed f where f.tenant_id = c.tenant_id and f.client_id = c.id and f.deleted_at is null and f.active and f.vehicles > 0
            ), 'Vehicle listings run and no feed with vehicles is read', s.user_id, p.vehicles),
            ('sem-manager', s.user_id is not null, 'Nobody on the team manages paid search', m.user_id, true),
            ('call-tracking', exists (
              select from implementation_note n where n.tenant_id = c.tenant_id and n.client_id = c.id and n.deleted_at is null and n.name ilike '%call tracking%'
            ) or ${hasProfile('CallRail')} or exists (
              select from report_figure f where f.tenant_id = c.tenant_id and f.client_id = c.id and f.source = 'calls'
                and f.day > ${today}::date - ${sql.lit(conversionDays)}::integer
            ), 'No number of CallRail is kept, no tracked call came for ${sql.raw(String(conversionDays))} days, and no implementation note says how calls are tracked', m.user_id, true)
          ) as i (item, is_set, gap, fixer_id, needed)
          left join user_account u on u.tenant_id = ${tenantId} and u.id = i.fixer_id
        where i.needed and ${ofClients('c')} and ${within({ 'c.group_id': filters.groupId })} and ${managedBy('c', filters.managerId)}
      ) x where ${within({ state: filters.state, item: filters.item })}`,
    sums: {
      clients: sql`count(distinct "clientId")`,
      withGaps: sql`count(distinct "clientId") filter (where state = 'missing')`,
    },
  }),
)
