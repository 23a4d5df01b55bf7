import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { eachTenant } from '../../platform/jobs/each.ts'

/** A visit ends after as many seconds without a page. */
const restSeconds = 1800
/** Milliseconds for which the clock counts, all tenants together. */
const mostCounting = 200_000
/** Days for which single events are kept. */
const keptDays = 35

/** Events of one batch. */
export const eventsOfBatch = 100
/** Events that are counted in one turn at most, at least and at first; and batches that are looked at for them. */
export const turns = { most: 3_000, least: eventsOfBatch, first: 300 } as const
const mostBatches = 200

/**
 * How many events the next turn counts: what the database does not serve to anybody else meanwhile takes some 10 ms,
 * however slow the machine is.
 *
 * @param took milliseconds of the turn before
 */
export function nextTurn(events: number, took: number): number {
  const wanted = took > 20 ? events / 2 : took < 8 ? events * 1.5 : events
  return Math.round(Math.min(turns.most, Math.max(turns.least, wanted)))
}

/**
 * Makes events of the batches that came first, and counts them in the visits and hours where they fall: what arrives
 * late is counted where it belongs. A batch is counted in the transaction that takes it away, so exactly once.
 *
 * @param mostEvents events that are counted, or one batch more
 * @returns whether there are more
 */
export async function rollUp(db: Db, tenantId: number, mostEvents: number = turns.most): Promise<boolean> {
  // One at a time: two would both make the visits of a visitor.
  await sql`select pg_advisory_xact_lock(hashtext('site roll-up'), ${tenantId}::integer)`.execute(db)
  const taken = await sql<{ last: number | null; more: boolean }>`
    with waiting as (
      select id, length, sum(length) over (order by id) as whole
      from (select id, length from site_batch where tenant_id = ${tenantId} order by id limit ${mostBatches}) b),
    taken as (
      delete from site_batch where tenant_id = ${tenantId}
        and id in (select id from waiting where whole - length < ${mostEvents}) returning id, events),
    last as (select max(id) as id from taken),
    kept as (
      insert into site_event (tenant_id, client_id, at, visitor, kind, page_kind, path, model, source, medium, page_ref, form, zip, batch)
      select ${tenantId}, e.client_id, e.at, e.visitor, e.kind, e.page_kind, e.path, e.model, e.source, e.medium, e.page_ref, e.form, coalesce(e.zip, ''), last.id
      from last, taken t cross join lateral json_to_recordset(t.events) as e (client_id integer, at timestamptz, visitor text,
        kind text, page_kind text, path text, model text, source text, medium text, page_ref text, form text, zip text)
      ${takenByNodes})
    select id as last, exists (select from site_batch b where b.tenant_id = ${tenantId} and b.id > last.id) as more from last`.execute(
    db,
  )
  const { last = null, more = false } = taken.rows[0] ?? {}
  if (last !== null) await count(db, tenantId, last)
  // Once all are counted: it looks through the visits of days, whatever a turn counted.
  if (!more) await meetLeads(db, tenantId)
  return more
}

/** In one statement: each has its own way to the database and back, for which others wait too. */
async function count(db: Db, tenantId: number, batch: number): Promise<void> {
  await sql`
    with since as (
      select f.client_id, f.visitor, least(min(f.at), min(v.started_at)) as at
      from (select client_id, visitor, min(at) as at from site_event where tenant_id = ${tenantId} and batch = ${batch} group by 1, 2) f
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
    numbered as (select *, sum(first) over (partition by client_id, visitor order by at, id) as visit from told),
    hours as (
      insert into site_hour as h (tenant_id, client_id, hour, page_kind, model, views, leads)
      select ${tenantId}, client_id, date_trunc('hour', at), page_kind, model,
        count(*) filter (where kind = 'view'), count(*) filter (where kind = 'lead')
      from site_event where tenant_id = ${tenantId} and batch = ${batch}
      group by client_id, date_trunc('hour', at), page_kind, model
      on conflict (tenant_id, client_id, hour, page_kind, model) do update
        set views = h.views + excluded.views, leads = h.leads + excluded.leads)
    insert into site_visit (tenant_id, client_id, visitor, started_at, last_at, pages, vehicles, leads, returning_visitor,
      source, medium, landing, page_kinds, models, zip)
    select ${tenantId}, n.client_id, n.visitor, min(n.at), max(n.at),
      count(*) filter (where n.kind = 'view'), count(*) filter (where n.kind = 'view' and n.page_kind = 'Vehicle'),
      count(*) filter (where n.kind = 'lead'),
      n.visit > 1 or exists (select from site_visit v where v.tenant_id = ${tenantId} and v.client_id = n.client_id
        and v.visitor = n.visitor and v.started_at < n.since),
      (array_agg(n.source order by n.at, n.id))[1], (array_agg(n.medium order by n.at, n.id))[1],
      (array_agg(n.path order by n.at, n.id))[1],
      array_agg(distinct n.page_kind), coalesce(array_agg(distinct n.model) filter (where n.model <> ''), '{}'),
      (array_agg(n.zip order by n.at, n.id))[1]
    from numbered n group by n.client_id, n.visitor, n.visit, n.since
    ${takenByNodes}`.execute(db)
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
  run: async (_, { database, siteEvents }) => {
    await sql`select site_event_months()`.execute(database.reading(wholeTenant(0)))
    await eachTenant(database, async (id, tenants) => {
      // Nobody is to wait for the counting of a busy hour, nor people for the leads of one that does not end.
      const until = performance.now() + mostCounting / Math.max(1, tenants)
      for (let [more, events]: [boolean, number] = [true, turns.first]; more && performance.now() < until;) {
        const began = performance.now()
        more = await database.write(wholeTenant(id), async (db) => rollUp(db, id, events))
        const took = performance.now() - began
        events = nextTurn(events, took)
        if (more) await wait(siteEvents.restAfter(took))
      }
      await database.write(wholeTenant(id), async (db) => meetLeads(db, id))
      await database.write(wholeTenant(id), async (db) =>
        sql`delete from site_event where tenant_id = ${id} and at < now() - ${keptDays} * interval '1 day'`.execute(
          db,
        ),
      )
    })
  },
})
