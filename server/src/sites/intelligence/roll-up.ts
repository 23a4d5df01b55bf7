import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { defineJob } from '../../platform/jobs/job.ts'

/** A visit ends after as many seconds without a page. */
const restSeconds = 1800
/** Days for which single events are kept. */
const keptDays = 35

/**
 * Makes visits and hours of the events that came since, anew wherever one of them falls: what arrives late
 * is counted where it belongs, and running it twice changes nothing.
 */
export async function rollUp(db: Db, tenantId: number): Promise<void> {
  // One at a time: two would both make the visits of a visitor.
  await sql`select pg_advisory_xact_lock(hashtext('site roll-up'), ${tenantId}::integer)`.execute(db)
  // Marked first: what arrives meanwhile is of the next round.
  const marked = await sql<{ roll: number }>`
    update site_event set roll = (select coalesce(max(roll), 0) + 1 from site_event where tenant_id = ${tenantId})
    where tenant_id = ${tenantId} and roll is null returning roll`.execute(db)
  const roll = marked.rows[0]?.roll
  if (roll !== undefined) {
    await visitsOf(db, tenantId, roll)
    await hoursOf(db, tenantId, roll)
  }
  await meetLeads(db, tenantId)
}

async function visitsOf(db: Db, tenantId: number, roll: number): Promise<void> {
  await sql`
    with since as (
      select f.client_id, f.visitor, least(min(f.at), min(v.started_at)) as at
      from (select client_id, visitor, min(at) as at from site_event where tenant_id = ${tenantId} and roll = ${roll} group by 1, 2) f
        left join site_visit v on v.tenant_id = ${tenantId} and v.client_id = f.client_id and v.visitor = f.visitor
          and v.last_at >= f.at - ${restSeconds} * interval '1 second'
      group by 1, 2),
    gone as (
      delete from site_visit v using since s
      where v.tenant_id = ${tenantId} and v.client_id = s.client_id and v.visitor = s.visitor and v.started_at >= s.at),
    told as (
      select e.*, s.at as since,
        coalesce(extract(epoch from e.at - lag(e.at) over w) > ${restSeconds}, true)::integer as first
      from site_event e join since s on s.client_id = e.client_id and s.visitor = e.visitor and e.at >= s.at
      where e.tenant_id = ${tenantId} window w as (partition by e.client_id, e.visitor order by e.at, e.id)),
    numbered as (select *, sum(first) over (partition by client_id, visitor order by at, id) as visit from told)
    insert into site_visit (tenant_id, client_id, visitor, started_at, last_at, pages, vehicles, leads, returning_visitor,
      source, medium, landing, page_kinds, models)
    select ${tenantId}, n.client_id, n.visitor, min(n.at), max(n.at),
      count(*) filter (where n.kind = 'view'), count(*) filter (where n.kind = 'view' and n.page_kind = 'Vehicle'),
      count(*) filter (where n.kind = 'lead'),
      n.visit > 1 or exists (select from site_visit v where v.tenant_id = ${tenantId} and v.client_id = n.client_id
        and v.visitor = n.visitor and v.started_at < n.since),
      (array_agg(n.source order by n.at, n.id))[1], (array_agg(n.medium order by n.at, n.id))[1],
      (array_agg(n.path order by n.at, n.id))[1],
      array_agg(distinct n.page_kind), coalesce(array_agg(distinct n.model) filter (where n.model <> ''), '{}')
    from numbered n group by n.client_id, n.visitor, n.visit, n.since`.execute(db)
}

async function hoursOf(db: Db, tenantId: number, roll: number): Promise<void> {
  await sql`
    with touched as (
      select distinct client_id, date_trunc('hour', at) as hour from site_event where tenant_id = ${tenantId} and roll = ${roll})
    insert into site_hour (tenant_id, client_id, hour, page_kind, model, views, leads)
    select ${tenantId}, e.client_id, t.hour, e.page_kind, e.model,
      count(*) filter (where e.kind = 'view'), count(*) filter (where e.kind = 'lead')
    from touched t join site_event e on e.tenant_id = ${tenantId} and e.client_id = t.client_id
      and e.at >= t.hour and e.at < t.hour + interval '1 hour'
    group by e.client_id, t.hour, e.page_kind, e.model
    on conflict (tenant_id, client_id, hour, page_kind, model) do update set views = excluded.views, leads = excluded.leads`.execute(
    db,
  )
}

/** Leads of the last days are people too; one whose form carried the page view is the visitor of that page. */
async function meetLeads(db: Db, tenantId: number): Promise<void> {
  await sql`
    insert into site_contact as c (tenant_id, client_id, known_by, name, email, phone, source, first_at, last_at)
    select distinct on (l.client_id, l.known_by) ${tenantId}, l.client_id, l.known_by, l.name, l.email, l.phone, l.source,
      l.created_at, l.created_at
    from (select *, case when email <> '' then lower(email) else right(regexp_replace(phone, '\\D', '', 'g'), 10) end as known_by
      from arrived_lead where tenant_id = ${tenantId} and state = 'Counted' and created_at > now() - interval '3 days') l
    where l.known_by <> ''
    order by l.client_id, l.known_by, l.id desc
    on conflict (tenant_id, client_id, known_by) do update set last_at = excluded.last_at
      where c.last_at < excluded.last_at`.execute(db)
  await sql`
    insert into site_contact_visitor (tenant_id, client_id, site_contact_id, visitor)
    select distinct ${tenantId}::integer, l.client_id, c.id, e.visitor
    from arrived_lead l
      join site_event e on e.tenant_id = l.tenant_id and e.client_id = l.client_id and e.page_ref = l.page_ref
      join site_contact c on c.tenant_id = l.tenant_id and c.client_id = l.client_id
        and c.known_by in (lower(l.email), right(regexp_replace(l.phone, '\\D', '', 'g'), 10))
    where l.tenant_id = ${tenantId} and l.page_ref <> '' and l.created_at > now() - interval '3 days'
    on conflict do nothing`.execute(db)
  await sql`
    update site_contact c set last_at = v.last_at
    from (select cv.site_contact_id as id, max(v.last_at) as last_at from site_contact_visitor cv
        join site_visit v on v.tenant_id = cv.tenant_id and v.client_id = cv.client_id and v.visitor = cv.visitor
      where cv.tenant_id = ${tenantId} and v.started_at > now() - interval '3 days' group by 1) v
    where c.tenant_id = ${tenantId} and c.id = v.id and v.last_at > c.last_at`.execute(db)
}

/** Counts what dealers' sites reported, and forgets single events in time. */
export const rollUpSites = defineJob({
  name: 'roll-up-sites',
  every: '*/5 * * * *',
  retries: { most: 3, firstWait: 30 },
  limit: 280,
  run: async (_, { database }) => {
    const tenants = await database.reading(wholeTenant(0)).selectFrom('tenant').select('id').execute()
    for (const { id } of tenants)
      await database.write(wholeTenant(id), async (db) => {
        await rollUp(db, id)
        await sql`delete from site_event where tenant_id = ${id} and at < now() - ${keptDays} * interval '1 day'`.execute(
          db,
        )
      })
  },
})
