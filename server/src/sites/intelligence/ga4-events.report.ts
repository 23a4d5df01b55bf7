import { sql, type RawBuilder } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import { ga4EventsReport, ga4LeadsReport } from '@portal/core/sites/intelligence/ga4-events.report'
import { leadEvents, standardEvents } from '@portal/core/results/figures/standard-events'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

/** Days without an event after which it is silent. */
const silentDays = 7
/** How many times the views of pages the trade's own event of them may be, and what others report for each user. */
const doubled = 1.7
/** Properties that report an event before it is known what is usual, and users of one before it is held against that. */
const least = { properties: 3, users: 20 } as const

const standard = sql`${[...standardEvents]}::text[]`
const isLead = sql`j.event = any (${[...leadEvents]}::text[])`

/**
 * The events of every property in a period with their state: columns `client_id`, `event`, `last_day`, `count`, `users`,
 * `usual` (for each user, over all properties), `state` and `twice`, what of the count was counted before.
 */
const judgedEvents = (tenantId: number, period: DayRange | null): RawBuilder<unknown> => sql`(
  with fired as materialized (
    select f.client_id, f.dimensions ->> 'event' as event, max(f.day) as last_day,
      sum((f.figures ->> 'events')::numeric) as count, sum((f.figures ->> 'users')::numeric) as users
    from report_figure f
    where f.tenant_id = ${tenantId} and f.source = 'analyticsEvents'
      and f.day between ${period?.start ?? null}::date and ${period?.end ?? null}::date
    group by 1, 2),
  usual as (
    select event, count(*) as properties, (percentile_cont(0.5) within group (order by count / users))::numeric as a_user
    from fired where users > 0 group by 1),
  property as (
    select client_id, max(last_day) as known_until, max(count) filter (where event = 'page_view') as pages from fired group by 1),
  told as (
    select client_id, event from fired
    union select p.client_id, s.event from property p cross join unnest(${standard}) as s (event)),
  judged as (
    select t.client_id, t.event, f.last_day, coalesce(f.count, 0)::integer as count, coalesce(f.users, 0)::integer as users,
      case when u.properties >= ${least.properties}::integer then round(u.a_user, 2) end as usual, p.pages,
      case when f.event is null then 'Missing'
        when f.last_day < p.known_until - ${silentDays}::integer then 'Silent'
        when t.event = 'asc_pageview' and f.count > p.pages * ${doubled}::numeric then 'Double'
        when t.event = any (${standard}) and t.event <> 'asc_pageview' and u.properties >= ${least.properties}::integer
          and f.users >= ${least.users}::integer and f.count / f.users > u.a_user * ${doubled}::numeric then 'Double'
        when t.event like 'asc\\_%' then 'Working' else 'Own Name' end as state
    from told t join property p on p.client_id = t.client_id
      left join fired f on f.client_id = t.client_id and f.event = t.event
      left join usual u on u.event = t.event)
  select j.*, case when j.state = 'Double' then
    greatest(0, round(j.count - case when j.event = 'asc_pageview' then j.pages else j.users * j.usual end))::integer end as twice
  from judged j
)`

export const ga4EventsAnswer = answer(ga4EventsReport, async ({ filters, period, tenantId, ofClients }) => ({
  query: sql`
    select c.id as "clientId", ${client('c')} as client, j.event, j.state, ${isLead} as lead,
      j.count, j.users, j.usual, j.twice, j.last_day as "lastDay"
    from ${judgedEvents(tenantId, period)} j join client c on c.tenant_id = ${tenantId} and c.id = j.client_id
    where ${ofClients('c')} and ${within({ 'c.id': filters.clientId, 'j.state': filters.state })}`,
  sums: {
    properties: sql`count(distinct "clientId")`,
    working: sql`count(*) filter (where state = 'Working')`,
    silent: sql`count(*) filter (where state = 'Silent')`,
    missing: sql`count(*) filter (where state = 'Missing')`,
    doubled: sql`count(*) filter (where state = 'Double')`,
  },
}))

const ofEvent = (event: string): RawBuilder<unknown> =>
  sql`coalesce(sum(j.count) filter (where j.event = ${event}), 0)::integer`

export const ga4LeadsAnswer = answer(ga4LeadsReport, async ({ filters, period, tenantId, ofClients }) => ({
  query: sql`
    select c.id as "clientId", ${client('c')} as client, ${ofEvent('asc_form_submission')} as forms,
      ${ofEvent('asc_click_to_call')} as calls, ${ofEvent('asc_comm_submission')} as conversations,
      sum(j.count)::integer as events, coalesce(sum(j.twice), 0)::integer as twice,
      (sum(j.count) - coalesce(sum(j.twice), 0))::integer as leads, max(j.last_day) as "lastDay"
    from ${judgedEvents(tenantId, period)} j join client c on c.tenant_id = ${tenantId} and c.id = j.client_id
    where ${isLead} and ${ofClients('c')} and ${within({ 'c.id': filters.clientId })}
    group by c.id, c.name, c.slug`,
}))
