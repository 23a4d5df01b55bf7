import { sql } from 'kysely'
import { ga4EventsReport } from '@portal/core/sites/intelligence/ga4-events.report'
import { leadEvents, standardEvents } from '@portal/core/results/figures/standard-events'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

/** Days without an event after which it is silent. */
const silentDays = 7
/** How many times the views of pages the trade's own event of them may be. */
const doubled = 1.7

export const ga4EventsAnswer = answer(ga4EventsReport, async ({ filters, period, tenantId, ofClients }) => ({
  query: sql`
    with fired as (
      select f.client_id, f.dimensions ->> 'event' as event, max(f.day) as last_day,
        sum((f.figures ->> 'events')::numeric) as count
      from report_figure f
      where f.tenant_id = ${tenantId} and f.source = 'analyticsEvents'
        and f.day between ${period?.start ?? null}::date and ${period?.end ?? null}::date
      group by 1, 2),
    property as (
      select client_id, max(last_day) as known_until, max(count) filter (where event = 'page_view') as pages from fired group by 1),
    told as (
      select client_id, event from fired
      union select p.client_id, s.event from property p cross join unnest(${[...standardEvents]}::text[]) as s (event)),
    judged as (
      select t.client_id, t.event, f.last_day, coalesce(f.count, 0)::integer as count,
        case when f.event is null then 'Missing'
          when f.last_day < p.known_until - ${silentDays}::integer then 'Silent'
          when t.event = 'asc_pageview' and f.count > p.pages * ${doubled} then 'Double'
          when t.event like 'asc\\_%' then 'Working' else 'Own Name' end as state
      from told t join property p on p.client_id = t.client_id
        left join fired f on f.client_id = t.client_id and f.event = t.event)
    select c.id as "clientId", ${client('c')} as client, j.event, j.state, j.event = any (${[...leadEvents]}::text[]) as lead,
      j.count, j.last_day as "lastDay"
    from judged j join client c on c.tenant_id = ${tenantId} and c.id = j.client_id
    where ${ofClients('c')} and ${within({ 'c.id': filters.clientId, 'j.state': filters.state })}`,
  sums: {
    properties: sql`count(distinct "clientId")`,
    working: sql`count(*) filter (where state = 'Working')`,
    silent: sql`count(*) filter (where state = 'Silent')`,
    missing: sql`count(*) filter (where state = 'Missing')`,
    doubled: sql`count(*) filter (where state = 'Double')`,
  },
}))
