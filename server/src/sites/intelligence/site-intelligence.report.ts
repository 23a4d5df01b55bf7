import { sql, type RawBuilder } from 'kysely'
import { agencyTimeZone } from '@portal/core/foundation/format'
import {
  siteBeforeLeadReport,
  siteHoursReport,
  siteIntelligenceReport,
  siteSourcesReport,
} from '@portal/core/sites/intelligence/site-intelligence.report'
import { answer, type Asked } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

type AboutSites = Pick<Asked<typeof siteIntelligenceReport>, 'filters' | 'period' | 'tenantId' | 'ofClients'>

/** The first instant of a day of the agency. */
const from = (day: string | undefined, after = 0): RawBuilder<unknown> =>
  sql`((${day ?? null}::date + ${after}::integer)::timestamp at time zone ${sql.lit(agencyTimeZone)})`

/** Visits of the days and clients asked for, as `v`. */
const visitsOf = ({ filters, period, tenantId, ofClients }: AboutSites): RawBuilder<unknown> => sql`
  site_visit v join client c on c.tenant_id = v.tenant_id and c.id = v.client_id
  where v.tenant_id = ${tenantId} and ${ofClients('c')} and ${within({ 'c.id': filters.clientId })}
    and v.started_at >= ${from(period?.start)} and v.started_at < ${from(period?.end, 1)}`

export const siteIntelligenceAnswer = answer(siteIntelligenceReport, async (asked) => {
  const { rows } = await sql<{
    day: string
    visits: number
    vehicles: number
    visitors: number
    back: number
    leads: number
  }>`
    select (v.started_at at time zone ${sql.lit(agencyTimeZone)})::date as day, count(*)::integer as visits,
      sum(v.vehicles)::integer as vehicles, count(distinct (v.client_id, v.visitor))::integer as visitors,
      count(*) filter (where v.returning_visitor)::integer as back, sum(v.leads)::integer as leads
    from ${visitsOf(asked)} group by grouping sets ((1), ()) order by 1`.execute(asked.db)
  const whole = rows.find(({ day }) => day === null)
  return {
    query: sql`
      select m.model, count(*)::integer as visits, count(distinct (v.client_id, v.visitor))::integer as visitors,
        count(*) filter (where v.returning_visitor)::integer as back, count(*) filter (where v.leads > 0)::integer as leads
      from (select v.* from ${visitsOf(asked)}) v cross join unnest(v.models) as m (model) group by 1`,
    figures: {
      allVisitors: whole?.visitors ?? 0,
      allVisits: whole?.visits ?? 0,
      allBack: whole?.back ?? 0,
      allLeads: whole?.leads ?? 0,
    },
    chart: rows
      .filter(({ day }) => day !== null)
      .map(({ day, visits, vehicles }) => ({ point: day, values: { visits, vehicles } })),
    notes: [
      'A visitor who has not agreed to be known again is counted anew each day. Returning are visits, not people.',
    ],
  }
})

export const siteSourcesAnswer = answer(siteSourcesReport, async (asked) => ({
  query: sql`
    select v.source, v.medium, count(*)::integer as visits, count(distinct (v.client_id, v.visitor))::integer as visitors,
      count(*) filter (where v.returning_visitor)::integer as back, sum(v.vehicles)::integer as vehicles, sum(v.leads)::integer as leads
    from ${visitsOf(asked)} group by 1, 2`,
}))

export const siteHoursAnswer = answer(siteHoursReport, async ({ filters, period, tenantId, ofClients }) => ({
  query: sql`
      select to_char(h.hour at time zone ${sql.lit(agencyTimeZone)}, 'HH24:00') as hour, sum(h.views)::integer as views,
        coalesce(sum(h.views) filter (where h.page_kind = 'Vehicle'), 0)::integer as vehicles, sum(h.leads)::integer as leads
      from site_hour h join client c on c.tenant_id = h.tenant_id and c.id = h.client_id
      where h.tenant_id = ${tenantId} and ${ofClients('c')} and ${within({ 'c.id': filters.clientId })}
        and h.hour >= ${from(period?.start)} and h.hour < ${from(period?.end, 1)}
      group by 1`,
}))

export const siteBeforeLeadAnswer = answer(siteBeforeLeadReport, async (asked) => ({
  query: sql`
    select k.kind, count(*) filter (where v.leads > 0)::integer as "withLead", count(*)::integer as visits
    from (select v.* from ${visitsOf(asked)}) v cross join unnest(v.page_kinds) as k (kind)
    where k.kind <> '' group by 1`,
}))
