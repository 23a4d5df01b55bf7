import { sql, type RawBuilder } from 'kysely'
import { readCampaignName, type CampaignName } from '@portal/core/settings/imports/campaign-name'
import { platformOf } from '@portal/core/settings/imports/metric-platforms'
import { vehicleSegment } from '@portal/core/money/services/channels'
import type { Db } from '../../../foundation/database/database.ts'
import { changeFigures, sameFigure } from '../../../results/metrics/change-figures.ts'
import type { Findings } from '../findings.ts'
import type { Job } from '../job.ts'
import { staged } from '../staging.ts'
import type { Undoable } from '../undoable.ts'
import { ClientFinder } from './find-client.ts'

/**
 * Reads a file of names alone, a history of campaigns, ads or accounts, and
 * counts what writing would do: the latest row of each campaign is its name.
 */
export async function checkNames(job: Job, findings: Findings): Promise<void> {
  const platform = platformOf(job.run.header)
  const finder = new ClientFinder(job.run.tenantId, job.run.clientId)
  let done = 0
  for await (const rows of staged(job)) {
    const good: { readonly line: number; readonly row: CampaignName }[] = []
    findings.within(rows)
    for (const { line, cells } of rows) {
      const read = readCampaignName(job.run.header, job.run.columns, cells, platform)
      findings.read(() => read.preview)
      if (read.is === 'bad') findings.bad(line, read.problems)
      else good.push({ line, row: read.row })
    }
    await finder.learn(
      job.db,
      good.map(({ row }) => row),
    )
    await keep(job, finder, findings, good)
    done += rows.length
    await job.progress({ done })
  }
  if (findings.anyBad) return
  const { rows } = await sql<{ created: number; updated: number; unchanged: number }>`
    select count(*) filter (where c.id is null)::integer as created,
      count(*) filter (where c.id is not null and c.name <> n.name)::integer as updated,
      count(*) filter (where c.id is not null and c.name = n.name)::integer as unchanged
    from (${latest(job.run)}) n
    left join metric_campaign c on c.tenant_id = ${job.run.tenantId} and c.client_id = n.client_id and c.platform = n.platform and c.external_id = n.external_id`.execute(
    job.db,
  )
  const [counted] = rows
  if (counted) findings.counted(counted)
}

/** Keeps with each staged row what it says. */
async function keep(
  job: Job,
  finder: ClientFinder,
  findings: Findings,
  rows: readonly { readonly line: number; readonly row: CampaignName }[],
): Promise<void> {
  const understood = rows.flatMap(({ line, row }) => {
    const found = finder.of(row)
    if ('id' in found) {
      findings.parts.name(row)
      const { platform, channel, externalId, name, since } = row
      const segment = channel === 'analytics' ? '' : vehicleSegment(name)
      return [{ line, change: { clientId: found.id, platform, channel, externalId, name, since, segment } }]
    }
    findings.badField(line, found.field, found.message)
    return []
  })
  await sql`
    update import_row r set change = u.change from jsonb_to_recordset(${JSON.stringify(understood)}::jsonb) as u (line integer, change jsonb)
    where r.tenant_id = ${job.run.tenantId} and r.import_id = ${job.run.id} and r.line = u.line`.execute(
    job.db,
  )
}

/** One row for each campaign: how it was called last. */
const latest = ({ tenantId, id }: Undoable): RawBuilder<unknown> => sql`
  select distinct on (client_id, platform, external_id) * from (
    select line, (change ->> 'clientId')::integer as client_id, change ->> 'platform' as platform, change ->> 'externalId' as external_id,
      change ->> 'name' as name, change ->> 'channel' as channel, change ->> 'segment' as segment, change ->> 'since' as since
    from import_row where tenant_id = ${tenantId} and import_id = ${id} and change is not null) r
  order by client_id, platform, external_id, since collate "C" desc, line desc`

/** Writes the names, all of them or none: one short transaction, which leaves nothing to take back. */
export async function applyNames(job: Job): Promise<void> {
  await job.write((db) => writeNames(db, job.run))
  await job.progress({ done: job.run.rowsTotal })
}

async function writeNames(db: Db, run: Undoable): Promise<void> {
  const { rows: named } = await sql<{ id: number }>`
    insert into metric_campaign (tenant_id, client_id, platform, external_id, name, channel, segment)
    select ${run.tenantId}::integer, client_id, platform, external_id, name, channel, segment from (${latest(run)}) n
    on conflict (tenant_id, client_id, platform, external_id) do update set name = excluded.name,
      segment = case when metric_campaign.channel = 'analytics' then metric_campaign.segment else excluded.segment end
      where metric_campaign.name <> excluded.name
    returning id`.execute(db)
  if (named.length === 0) return
  await segmentFigures(
    db,
    run.tenantId,
    named.map(({ id }) => id),
  )
  // What dashboards remember carries the old names.
  await sql`
    insert into list_version (tenant_id, list, version) values (${run.tenantId}, 'metrics', 1)
    on conflict (tenant_id, list) do update set version = list_version.version + 1`.execute(db)
}

/** Figures that came before the name of their campaign are of new or used vehicles as that name says. */
const segmentFigures = (db: Db, tenantId: number, campaigns: readonly number[]): Promise<unknown> =>
  changeFigures(db, {
    tenantId,
    steps: sql`stood as materialized (
      select f.*, c.segment as named from metric_campaign c join metric_fact f on f.tenant_id = c.tenant_id and f.client_id = c.client_id and f.campaign_id = c.id
      where c.tenant_id = ${tenantId} and c.id = any (${[...campaigns]}::integer[]) and f.channel <> 'analytics' and f.segment <> c.segment
    ), named as (
      update metric_fact f set segment = s.named from stood s where f.tenant_id = ${tenantId} and ${sameFigure('f', 's')} returning f.*)`,
    added: 'named',
    gone: 'stood',
  })
