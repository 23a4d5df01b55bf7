import { sql, type RawBuilder } from 'kysely'
import { yearFigures, type YearFigure } from '@portal/core/clients/year-over-year/figures'

interface Whose {
  readonly tenantId: number
  /** Null for all clients of the connection's scope. */
  readonly clientId: number | null
  readonly year: number
}

/** What was counted one by one, by client and month of a year. */
const counted = ({ tenantId, clientId }: Whose, year: number): RawBuilder<unknown> => {
  const of = (table: string, day: string) => sql`
    ${sql.table(table)} r where r.tenant_id = ${tenantId} and r.deleted_at is null
      and (${clientId}::integer is null or r.client_id = ${clientId})
      and ${sql.ref(`r.${day}`)} >= make_date(${year}, 1, 1) and ${sql.ref(`r.${day}`)} < make_date(${year + 1}, 1, 1)`
  return sql`
    select client_id, m, sum(leads) as leads, sum(internet) as internet, sum(set) as set, sum(shown) as shown, sum(sold) as sold, sum(sales) as sales
    from (
      select r.client_id, extract(month from r.received_at)::integer as m, sum(r.count) as leads,
        sum(r.count) filter (where r.lead_type_id in (select t.id from lead_type t where t.tenant_id = ${tenantId} and t.name ilike 'internet%')) as internet,
        null::bigint as set, null::bigint as shown, null::bigint as sold, null::bigint as sales
      from ${of('lead', 'received_at')} group by 1, 2
      union all
      select r.client_id, extract(month from r.scheduled_at)::integer, null, null, sum(r.count),
        sum(r.count) filter (where r.state <> 'Set'), sum(r.count) filter (where r.state = 'Sold'), null
      from ${of('appointment', 'scheduled_at')} group by 1, 2
      union all
      select r.client_id, extract(month from r.sold_at)::integer, null, null, null, null, null, sum(r.count)
      from ${of('sale', 'sold_at')} group by 1, 2
    ) each_kind group by 1, 2`
}

/** What dealerships say of their months as a whole, the last word on each. */
const told = ({ tenantId, clientId }: Whose, year: number): RawBuilder<unknown> => sql`
  select distinct on (r.client_id, extract(month from r.month)) r.client_id, extract(month from r.month)::integer as m, r.leads,
    r.internet_leads as internet, r.appointments_set as set, r.appointments_shown as shown, r.sold,
    case when r.sales_new is not null or r.sales_used is not null then coalesce(r.sales_new, 0) + coalesce(r.sales_used, 0) end as sales
  from showroom_month r
  where r.tenant_id = ${tenantId} and r.deleted_at is null and (${clientId}::integer is null or r.client_id = ${clientId})
    and r.month >= make_date(${year}, 1, 1) and r.month < make_date(${year + 1}, 1, 1)
  order by r.client_id, extract(month from r.month), r.id desc`

/**
 * The twelve months of one year with the six figures; a month of which nothing is known has none. What a dealership
 * says of its month as a whole stands before what was counted of it one by one, figure by figure.
 */
const oneYear = (whose: Whose, year: number): RawBuilder<unknown> => sql`(
  select n, sum(coalesce(t.leads, c.leads)) as leads, sum(coalesce(t.internet, c.internet)) as "internetLeads",
    sum(coalesce(t.set, c.set)) as "setAppointments", sum(coalesce(t.shown, c.shown)) as "shownAppointments",
    sum(coalesce(t.sold, c.sold)) as "soldAppointments", sum(coalesce(t.sales, c.sales)) as sales
  from generate_series(1, 12) n
    left join (${counted(whose, year)}) c full join (${told(whose, year)}) t on t.client_id = c.client_id and t.m = c.m
      on coalesce(c.m, t.m) = n
  group by n)`

/** A row a month of the year, from January on: each figure, and the same of the year before as `…Before`. */
export const yearByMonth = (whose: Whose): RawBuilder<unknown> => {
  const figures = (Object.keys(yearFigures) as YearFigure[]).flatMap((name) => [
    sql`${sql.ref(`now.${name}`)}`,
    sql`${sql.ref(`then.${name}`)} as ${sql.id(`${name}Before`)}`,
  ])
  return sql`select make_date(${whose.year}, now.n, 1) as month, ${sql.join(figures)}
    from ${oneYear(whose, whose.year)} now join ${oneYear(whose, whose.year - 1)} "then" on "then".n = now.n`
}
