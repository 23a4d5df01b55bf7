import { sql } from 'kysely'
import { holdsNamesAlone } from '@portal/core/settings/imports/columns'
import type { Db } from '../../../foundation/database/database.ts'
import { takenByNodes } from '../../../foundation/database/taken-by-nodes.ts'
import { changeFigures, figureColumns } from '../../../results/metrics/change-figures.ts'
import { measureColumns } from '../../../results/metrics/columns.ts'
import { readyMonths } from '../../../results/metrics/months-of-figures.ts'
import { correctAnew, withoutCorrections } from '../../../results/overrides/apply.ts'
import type { Job } from '../job.ts'
import type { Undoable } from '../undoable.ts'
import { applyNames } from './campaign-names.ts'
import { incoming, storedFact } from './incoming.ts'

const list = measureColumns.join(', ')
const ofIncoming = measureColumns.map((column) => `n.${column}`).join(', ')
const ofStored = measureColumns.map((column) => `f.${column}`).join(', ')
const figure = figureColumns.join(', ')
const taken = measureColumns.map((column) => `${column} = excluded.${column}`).join(', ')
const differs = `(${['segment', ...measureColumns].map((column) => `metric_fact.${column}`).join(', ')}) is distinct from (${['segment', ...measureColumns].map((column) => `excluded.${column}`).join(', ')})`

/** A name that only stands in for one that the file does not hold: what the campaign is called already stays. */
const isStandIn = sql`excluded.name in ('Campaign ' || excluded.external_id, 'Ad ' || excluded.external_id, 'Whole account')`

/**
 * Writes the staged figures, a day at a time, each with what it replaces in
 * one short transaction: nobody waits, and whatever ends the import early is
 * taken back (`undo-metrics.ts`). What is stored already stays untouched.
 */
export async function applyMetrics(job: Job): Promise<void> {
  if (holdsNamesAlone(job.run.columns)) return applyNames(job)
  const { tenantId, id } = job.run
  const { rows: days } = await sql<{ day: string; rows: number }>`
    select day, count(*)::integer as rows from metric_staged where tenant_id = ${tenantId} and import_id = ${id}
    group by day order by day`.execute(job.db)
  const first = days[0]?.day
  const last = days.at(-1)?.day
  if (first === undefined || last === undefined) return
  await job.write((db) => readyMonths(db, first, last))
  let done = 0
  for (const { day, rows } of days) {
    await job.bulk(async (db) => {
      // Each day goes with its way back; the import's end waits for the disk, and for all of them.
      await sql`set local synchronous_commit = off`.execute(db)
      // A month without figures may have been put away since.
      await readyMonths(db, day, day)
      await withoutCorrections(db, tenantId)
      await writeCampaigns(db, job.run, day)
      await writeDay(db, job.run, day)
      await correctAnew(db, tenantId, day)
      await sql`insert into metric_written (tenant_id, import_id, day) values (${tenantId}, ${id}, ${day})`.execute(
        db,
      )
    })
    done += rows
    await job.progress({ done })
  }
}

/** The campaigns of a day that are new, or are called otherwise now; the others are not even locked. */
const writeCampaigns = (db: Db, { tenantId, id }: Undoable, day: string): Promise<unknown> =>
  sql`
    insert into metric_campaign (tenant_id, client_id, platform, external_id, name, channel, segment)
    select s.tenant_id, s.client_id, s.platform, s.external_id, s.name, s.channel, s.segment from (
      select distinct on (tenant_id, client_id, platform, external_id) tenant_id, client_id, platform, external_id, name, channel, segment
      from metric_staged where tenant_id = ${tenantId} and import_id = ${id} and day = ${day}
      order by tenant_id, client_id, platform, external_id) s
    left join metric_campaign c on c.tenant_id = s.tenant_id and c.client_id = s.client_id
      and c.platform = s.platform and c.external_id = s.external_id and c.name = s.name and c.segment = s.segment
    where c.id is null
    on conflict (tenant_id, client_id, platform, external_id) do update set name = excluded.name, segment = excluded.segment
      where (metric_campaign.name, metric_campaign.segment) is distinct from (excluded.name, excluded.segment)
        and not ${isStandIn}`.execute(db)

/** One statement sees the figures as they were: what it replaces is kept and what it brings is written from the same rows. */
const writeDay = (db: Db, run: Undoable, day: string): Promise<unknown> =>
  changeFigures(db, {
    tenantId: run.tenantId,
    steps: sql`numbered as materialized (
      select n.*, coalesce(nullif(n.segment, ''), c.segment) as known_segment, c.id as campaign_id from (${incoming(run, day, day)}) n
      join metric_campaign c on c.tenant_id = ${run.tenantId} and c.client_id = n.client_id and c.platform = n.platform and c.external_id = n.external_id
    ), stored as materialized (
      select f.*, (f.segment, ${sql.raw(ofStored)}) is distinct from (n.known_segment, ${sql.raw(ofIncoming)}) as changes
      from numbered n cross join lateral (${storedFact(run)}) f
    ), replaced as (
      insert into metric_replaced (tenant_id, import_id, ${sql.raw(figure)})
      select ${run.tenantId}::integer, ${run.id}::integer, ${sql.raw(figure)} from stored
      ${takenByNodes}
    ), written as (
      insert into metric_fact (tenant_id, client_id, channel, day, campaign_id, placement, segment, ${sql.raw(list)})
      select ${run.tenantId}::integer, n.client_id, n.channel, n.day, n.campaign_id, n.placement, n.known_segment, ${sql.raw(ofIncoming)}
      from numbered n
      on conflict (tenant_id, client_id, channel, day, campaign_id, placement)
        do update set segment = excluded.segment, ${sql.raw(taken)} where ${sql.raw(differs)}
      returning *
    )`,
    added: 'written',
    gone: '(select * from stored where changes)',
  })
