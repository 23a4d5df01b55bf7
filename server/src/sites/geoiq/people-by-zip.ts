import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { beginOfDay } from '../../foundation/database/agency-day.ts'

/** How many of whom live in a ZIP code; under an empty one those of whom nobody knows where. */
export interface PeopleOfZip {
  readonly zip: string
  readonly leads: number
  readonly visitors: number
  readonly sales: number
  readonly customers: number
}

/**
 * People of a client by ZIP code: leads by the address that they gave, visitors of the registered sites by the address
 * of a lead who was that visitor or by their network's, sales by what was entered, customers of the newest list of each name.
 *
 * @param since day from which leads, visitors and sales count
 */
export async function peopleByZip(
  db: Db,
  tenantId: number,
  clientId: number,
  since: string,
): Promise<readonly PeopleOfZip[]> {
  const { rows } = await sql<PeopleOfZip>`
    with lead as (
      -- The last five digits of an address: those before them are of a street.
      select email, right(regexp_replace(phone, '\\D', '', 'g'), 10) as phone, created_at,
        coalesce(substring(address from '.*\\m(\\d{5})(?:-\\d{4})?\\M'), '') as zip
      from arrived_lead
      where tenant_id = ${tenantId} and client_id = ${clientId} and state = 'Counted' and received_at >= ${since}::date),
    home as (
      select distinct on (v.visitor) v.visitor, l.zip
      from site_contact_visitor v
        join site_contact c on c.tenant_id = v.tenant_id and c.client_id = v.client_id and c.id = v.site_contact_id
        join lead l on c.known_by in (lower(l.email), l.phone) and l.zip <> ''
      where v.tenant_id = ${tenantId} and v.client_id = ${clientId}
      order by v.visitor, l.created_at desc),
    visitor as (
      select v.visitor, coalesce(min(h.zip), max(v.zip)) as zip
      from site_visit v left join home h on h.visitor = v.visitor
      where v.tenant_id = ${tenantId} and v.client_id = ${clientId} and v.started_at >= ${beginOfDay(since)}
      group by v.visitor),
    list as (
      select distinct on (name) counts from customer_list
      where tenant_id = ${tenantId} and client_id = ${clientId} order by name, id desc)
    select zip, sum(leads)::float as leads, sum(visitors)::float as visitors, sum(sales)::float as sales,
      sum(customers)::float as customers
    from (
      select zip, count(*) as leads, 0 as visitors, 0 as sales, 0 as customers from lead group by zip
      union all select zip, 0, count(*), 0, 0 from visitor group by zip
      union all select zip, 0, 0, sum(count), 0 from sale
        where tenant_id = ${tenantId} and client_id = ${clientId} and deleted_at is null and sold_at >= ${since}::date group by zip
      union all select z.key, 0, 0, 0, z.value::integer
        from list cross join lateral jsonb_each_text(coalesce(counts -> 'zips', '{}')) z) people
    group by zip`.execute(db)
  return rows
}
