import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { changeFigures } from '../metrics/change-figures.ts'
import { readyMonths } from '../metrics/months-of-figures.ts'

/** The placement under which a file's corrections stand beside the figures. */
export const placementOf = (id: number): string => `Correction by file ${id}`

/** The lines of a file beside the figures as they are now; of one day where one is named. */
export const beside = (tenantId: number, id: number, day: string | null = null) => sql`
  select l.client_id, l.campaign_id, l.day, c.channel, c.segment,
    coalesce(n.impressions, 0) as had_impressions, coalesce(n.clicks, 0) as had_clicks,
    coalesce(n.spend_micros, 0) as had_spend, coalesce(n.conversion_micros, 0) as had_conversions,
    coalesce(l.impressions, n.impressions, 0) as impressions, coalesce(l.clicks, n.clicks, 0) as clicks,
    coalesce(l.spend_micros, n.spend_micros, 0) as spend_micros,
    coalesce(l.conversion_micros, n.conversion_micros, 0) as conversion_micros
  from override_line l join metric_campaign c on c.tenant_id = l.tenant_id and c.id = l.campaign_id
    left join lateral (select sum(f.impressions)::bigint as impressions, sum(f.clicks)::bigint as clicks,
        sum(f.spend_micros)::bigint as spend_micros, sum(f.conversion_micros)::bigint as conversion_micros
      from metric_fact f where f.tenant_id = l.tenant_id and f.client_id = l.client_id and f.campaign_id = l.campaign_id
        and f.day = l.day) n on true
  where l.tenant_id = ${tenantId} and l.override_file_id = ${id} and (${day}::date is null or l.day = ${day}::date)`

/** One at a time: each counts from what the others made of the figures. */
export const inTurn = (db: Db, tenantId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('override files'), ${tenantId}::integer)`.execute(db)

/** While figures are imported no file is applied or taken back; several imports go on beside each other. */
export const withoutCorrections = (db: Db, tenantId: number) =>
  sql`select pg_advisory_xact_lock_shared(hashtext('override files'), ${tenantId}::integer)`.execute(db)

/** What makes the figures what a file says, beside them. */
const correct = (db: Db, tenantId: number, id: number, day: string | null = null): Promise<unknown> =>
  changeFigures(db, {
    tenantId,
    steps: sql`corrected as (
      insert into metric_fact (tenant_id, client_id, channel, day, campaign_id, placement, segment,
        impressions, clicks, spend_micros, conversion_micros)
      select ${tenantId}::integer, client_id, channel, day, campaign_id, ${placementOf(id)}, segment, impressions - had_impressions,
        clicks - had_clicks, spend_micros - had_spend, conversion_micros - had_conversions
      from (${beside(tenantId, id, day)}) b
      where (impressions, clicks, spend_micros, conversion_micros) is distinct from (had_impressions, had_clicks, had_spend, had_conversions)
      returning *)`,
    added: 'corrected',
  })

/**
 * Works out anew what applied files correct of a day, in the order in which they were applied: its figures are others
 * now, and the corrections were the difference to those of before. Call `withoutCorrections` before the figures change.
 */
export async function correctAnew(db: Db, tenantId: number, day: string): Promise<void> {
  const { rows: files } = await sql<{ id: number }>`
    select f.id from override_file f where f.tenant_id = ${tenantId} and f.state = 'Applied'
      and exists (select from override_line l where l.tenant_id = f.tenant_id and l.override_file_id = f.id and l.day = ${day}::date)
    order by f.changed_at, f.id`.execute(db)
  if (files.length === 0) return
  await changeFigures(db, {
    tenantId,
    steps: sql`uncorrected as (
      delete from metric_fact f using override_line l
      where l.tenant_id = ${tenantId} and l.override_file_id = any (${files.map(({ id }) => id)}::integer[]) and l.day = ${day}::date
        and f.tenant_id = ${tenantId} and f.client_id = l.client_id and f.campaign_id = l.campaign_id and f.day = l.day
        and f.placement = any (${files.map(({ id }) => placementOf(id))}::text[]) returning f.*)`,
    gone: 'uncorrected',
  })
  for (const { id } of files) await correct(db, tenantId, id, day)
}

/** Writes the corrections of a file that was checked into the figures and their sums. */
export async function applyCorrections(db: Db, tenantId: number, id: number): Promise<void> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(day) as first, max(day) as last from override_line
    where tenant_id = ${tenantId} and override_file_id = ${id}`.execute(db)
  const { first = null, last = null } = rows[0] ?? {}
  if (first !== null && last !== null) await readyMonths(db, first, last)
  await correct(db, tenantId, id)
  await sql`update override_file set state = 'Applied', changed_at = now() where tenant_id = ${tenantId} and id = ${id}`.execute(
    db,
  )
}
