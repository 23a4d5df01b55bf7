import { sql, type RawBuilder } from 'kysely'
import { yearFigures, type YearFigure } from '@portal/core/clients/year-over-year/figures'

interface Whose {
  readonly tenantId: number
  /** Null for all clients of the connection's scope. */
  readonly clientId: number | null
  readonly year: number
}

/** The twelve months of one year with the six figures; a month of which nothing is known has none. */
const oneYear = ({ tenantId, clientId }: Whose, year: number): RawBuilder<unknown> => {
  const of = (table: string, day: string) => sql`
    ${sql.table(table)} r where r.tenant_id = ${tenantId} and r.deleted_at is null
      and (${clientId}::integer is null or r.client_id = ${clientId})
      and ${sql.ref(`r.${day}`)} >= make_date(${year}, 1, 1) and ${sql.ref(`r.${day}`)} < make_date(${year + 1}, 1, 1)`
  return sql`(
    select n, l.leads, l."internetLeads", a."setAppointments", a."shownAppointments", a."soldAppointments", s.sales
    from generate_series(1, 12) n
    left join (select extract(month from r.received_at)::integer as m, sum(r.count) as leads,
        sum(r.count) filter (where r.lead_type_id in (select t.id from lead_type t where t.tenant_id = ${tenantId} and t.name ilike 'internet%')) as "internetLeads"
      from ${of('lead', 'received_at')} group by 1) l on l.m = n
    left join (select extract(month from r.scheduled_at)::integer as m, sum(r.count) filter (where r.state = 'Set') as "setAppointments",
        sum(r.count) filter (where r.state = 'Shown') as "shownAppointments", sum(r.count) filter (where r.state = 'Sold') as "soldAppointments"
      from ${of('appointment', 'scheduled_at')} group by 1) a on a.m = n
    left join (select extract(month from r.sold_at)::integer as m, sum(r.count) as sales
      from ${of('sale', 'sold_at')} group by 1) s on s.m = n)`
}

/** A row a month of the year, from January on: each figure, and the same of the year before as `…Before`. */
export const yearByMonth = (whose: Whose): RawBuilder<unknown> => {
  const figures = (Object.keys(yearFigures) as YearFigure[]).flatMap((name) => [
    sql`${sql.ref(`now.${name}`)}`,
    sql`${sql.ref(`then.${name}`)} as ${sql.id(`${name}Before`)}`,
  ])
  return sql`select make_date(${whose.year}, now.n, 1) as month, ${sql.join(figures)}
    from ${oneYear(whose, whose.year)} now join ${oneYear(whose, whose.year - 1)} "then" on "then".n = now.n`
}
