import { sql } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { oemTrackerReport } from '@portal/core/programs/manufacturers/oem-tracker.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { fundMonths } from './fund-months.ts'
import { programCampaigns } from './programs.ts'

/** Percent around the pace within which a store is on it. */
const tolerance = 10

export const oemTrackerAnswer = answer(
  oemTrackerReport,
  async ({ filters, period, today, tenantId, ofClients }) => {
    const { start, end } = period ?? monthRange(today)
    const week = (from: number, to: number) =>
      sql`round(coalesce(sum(w.spend) filter (where extract(day from w.day) between ${from} and ${to}), 0), 2)`
    return {
      query: sql`
        with by_day as materialized (
          select g.client_id, g.fund_id, k.day, sum(k.spend_micros) / 1e6 as spend from ${programCampaigns(tenantId, filters.program)} g
            join metric_fact k on k.tenant_id = ${tenantId} and k.client_id = g.client_id and k.channel = g.channel and k.campaign_id = g.campaign_id
              and k.day between ${start}::date and ${end}::date
          group by 1, 2, 3
        )
        select l.*, coalesce(l.target, 0) - l.spent as left,
          case when l.target is null or l.target = 0 then 'none' when l.spent > l.due * (100 + ${tolerance}::numeric) / 100 then 'over'
            when l.spent < l.due * (100 - ${tolerance}::numeric) / 100 then 'under' else 'even' end as state,
          case when l.days_left > 0 and l.target is not null then round(greatest(0, l.target - l.spent) / l.days_left, 2) end as "aDay"
        from (
          select m.client_id as "clientId", m.fund_id as "fundId", ${client('c')} as client, m.dealer_code as "dealerCode", m.district, m.fund,
            m.allotted as target, m.spent,
            -- Up to yesterday: today's figures are not there yet.
            round(m.allotted * greatest(0, least(span.last, ${today}::date - 1) - span.first + 1) / (span.last - span.first + 1), 2) as due,
            greatest(0, span.last - greatest(span.first, ${today}::date) + 1) as days_left,
            weeks.*
          from ${fundMonths({ tenantId, ...filters, period: { start, end } })} m
            join client c on c.tenant_id = ${tenantId} and c.id = m.client_id
            cross join lateral (select coalesce(m.starts_at, ${start}::date) as first, greatest(coalesce(m.ends_at, ${end}::date), coalesce(m.starts_at, ${start}::date)) as last) span
            cross join lateral (
              select ${week(1, 7)} as "weekOne", ${week(8, 14)} as "weekTwo", ${week(15, 21)} as "weekThree", ${week(22, 28)} as "weekFour", ${week(29, 31)} as "weekFive"
              from by_day w where w.client_id = m.client_id and w.fund_id = m.fund_id
            ) weeks
          where ${ofClients('c')}
        ) l`,
      sums: { behind: sql`count(*) filter (where state = 'under')` },
    }
  },
)
