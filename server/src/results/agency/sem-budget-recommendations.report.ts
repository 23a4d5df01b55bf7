import { sql } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { pacingSections } from '@portal/core/money/services/sections'
import {
  cheaperBy,
  recommendedStep,
  semBudgetRecommendationsReport,
  shortBy,
} from '@portal/core/results/agency/sem-budget-recommendations.report'
import { lostToBudgetFrom } from '@portal/core/results/metrics/sem-advice'
import { answer, client } from '../../platform/reports/answer.ts'
import { managedBy, within } from '../../platform/reports/conditions.ts'
import { sharesByClient } from '../metrics/search-shares.ts'
import { mediaAndSpend } from './month-of-clients.ts'

const daysBack = 30
const days = sql.lit(daysBack)
/** Days for which a request for an increase is said beside the advice. */
const daysOfRequest = sql.lit(60)
/** Services that pay paid search. */
const search = sql.lit(pacingSections.find(({ channel }) => channel === 'search')?.id ?? 0)
const step = sql`${sql.lit(recommendedStep)}::numeric / 100`
/** What a day takes of its part of the budget when its money is short. */
const shortDay = sql`(1 + ${sql.lit(shortBy)}::numeric / 100)`
/** Which part of the possible impressions is lost where more money finds more of them. */
const leastLost = sql`${sql.lit(lostToBudgetFrom)}::numeric / 100`
/** What a conversion may cost of the benchmark where more money brings more of them. */
const cheap = sql`(1 - ${sql.lit(cheaperBy)}::numeric / 100)`

export const semBudgetRecommendationsAnswer = answer(
  semBudgetRecommendationsReport,
  async ({ filters, today, tenantId, ofClients }) => ({
    query: sql`
      with paid as (
        select client_id, media as budget from ${mediaAndSpend(tenantId, monthRange(today))} m where channel = 'search' and media > 0
      ), lately as (
        select d.client_id, sum(spend_micros) / 1e6 as spend, round(sum(conversion_micros) / 1e6)::integer as conversions,
          count(*) filter (where spend_micros / 1e6 >= b.budget / ${days} * ${shortDay})::integer as short_days
        from (
          select client_id, day, sum(spend_micros) as spend_micros, sum(conversion_micros) as conversion_micros from metric_day
          where tenant_id = ${tenantId} and channel = 'search' and facts > 0 and day between ${today}::date - ${days}::integer and ${today}::date - 1
          group by 1, 2
        ) d join paid b on b.client_id = d.client_id group by 1
      ), priced as (
        select c.tenant_id, c.id, c.id as client_id, c.group_id, ${client('c')} as client, b.budget, round(l.spend, 2) as spend, l.conversions, l.short_days,
          l.spend / nullif(l.conversions, 0) as cost
        from paid b join lately l on l.client_id = b.client_id join client c on c.tenant_id = ${tenantId} and c.id = b.client_id
        where ${ofClients('c')}
      ), typical as (
        select group_id, count(cost) as known, percentile_cont(0.5) within group (order by cost) as median from priced group by 1
      ), compared as (
        select p.*, round(coalesce(t.median, (select percentile_cont(0.5) within group (order by cost) from priced))::numeric, 2) as benchmark
        from priced p left join typical t on t.group_id = p.group_id and t.known >= 3
      ), shares as (
        ${sharesByClient(tenantId, today, daysBack)}
      ), judged as (
        select c.*, s.eligible, s.lost, s.outranked, round(100.0 * s.lost / nullif(s.eligible, 0))::integer as lost_percent,
          cost <= benchmark * ${cheap} and spend >= budget as is_short,
          coalesce(s.lost < s.eligible * ${leastLost}, false) as finds_few
        from compared c left join shares s on s.client_id = c.client_id
      ), advised as (
        select *, case when is_short and not finds_few then 'raise'
          when cost is null or cost > benchmark * 1.5 then 'lower' else 'keep' end as advice from judged
      ), running as (
        select b.client_id, b.id, b.service_id, s.name as service, b.invoice_amount as amount,
          sum(b.invoice_amount) over (partition by b.client_id) as invoiced,
          row_number() over (partition by b.client_id order by b.invoice_amount desc, b.id) as place
        from budget b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id and s.pacing_section_id = ${search}
        where b.tenant_id = ${tenantId} and b.deleted_at is null and b.budget_type = 'Recurring' and b.starts_at <= ${today}::date
          and (b.ends_at is null or b.ends_at > ${monthRange(today).end}::date)
      ), requested as (
        select distinct on (r.client_id) r.client_id, r.status
        from budget_increase r join service s on s.tenant_id = r.tenant_id and s.id = r.service_id and s.pacing_section_id = ${search}
        where r.tenant_id = ${tenantId} and r.status <> 'Withdrawn' and r.requested_at >= ${today}::date - ${daysOfRequest}::integer
        order by r.client_id, r.id desc
      ), moved as (
        select *, case advice when 'raise' then 1 when 'lower' then -1 else 0 end as direction from advised
      )
      select a.id as "clientId", client, advice, budget, spend, conversions, benchmark, short_days as "shortDays",
        m.id as "budgetId", m.service_id as "serviceId", m.service, eligible, lost, outranked, m.amount::float8 as amount, m.invoiced::float8 as invoiced,
        greatest(0, round(m.amount + m.invoiced * ${step} * direction, 2))::float8 as "newAmount", q.status as request,
        round(budget * ${step} * direction, 2) as change,
        case advice
          when 'raise' then 'All of the money was spent, it was short on ' || short_days || ' of 30 days, and a conversion costs $' || round(cost::numeric, 2) || ' against $' || benchmark || '.'
            || coalesce(' Of the impressions that could be had, ' || lost_percent || '% were lost to the budget.', '')
          when 'lower' then case when cost is null then 'No conversion in 30 days for $' || round(spend, 0) || '.'
            else 'A conversion costs $' || round(cost::numeric, 2) || ', more than half again of $' || benchmark || '.' end
          else case when is_short then 'All of the money was spent and a conversion costs $' || round(cost::numeric, 2) || ' against $' || benchmark || ', but only ' || lost_percent || '% of the impressions that could be had were lost to the budget: more money finds few.'
            when spend >= budget then 'All of the money was spent, but a conversion costs $' || round(cost::numeric, 2) || ' against $' || benchmark || '.'
            else 'The money lasts: ' || round(spend / budget * 100) || '% of it was spent in 30 days.' end
        end as why
      from moved a left join running m on m.client_id = a.id and m.place = 1 left join requested q on q.client_id = a.id
      where ${within({ advice: filters.advice, group_id: filters.groupId, 'a.id': filters.clientId })} and ${managedBy('a', filters.managerId)}`,
    sums: {
      raises: sql`count(*) filter (where advice = 'raise')`,
      lowers: sql`count(*) filter (where advice = 'lower')`,
      raised: sql`coalesce(sum(change) filter (where change > 0), 0)`,
      lowered: sql`coalesce(-sum(change) filter (where change < 0), 0)`,
    },
  }),
)
