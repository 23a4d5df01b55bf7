import { sql } from 'kysely'
import { platformOf, readMetricRow, type MetricRow } from '@portal/core/imports/metric-row'
import { measureNames } from '@portal/core/metrics/figures'
import type { Platform } from '@portal/core/metrics/channels'
import { columnOf, measureColumns } from '../../metrics/columns.ts'
import type { Findings } from '../check.ts'
import type { Job } from '../job.ts'
import type { FileRow } from '../read/unreadable.ts'
import { staged } from '../staging.ts'
import { ClientFinder } from './find-client.ts'
import { incoming } from './incoming.ts'

const list = measureColumns.join(', ')
const types = measureColumns.map((column) => `${column} bigint`).join(', ')

/**
 * Reads every row of a file of figures as it will be written, and counts what
 * writing would do. Rows of a day and campaign are summed.
 */
export async function checkMetrics(job: Job, findings: Findings): Promise<void> {
  const platform = platformOf(job.run.header)
  const finder = new ClientFinder(job.run.tenantId, job.run.clientId)
  await dropStaged(job)
  let done = 0
  for await (const rows of staged(job)) {
    await stageFigures(job, rows, { platform, finder, findings })
    done += rows.length
    await job.progress({ done })
  }
  if (!findings.anyBad) await countOutcome(job, findings)
}

async function dropStaged({ db, run }: Job): Promise<void> {
  await db
    .deleteFrom('metric_staged')
    .where('tenant_id', '=', run.tenantId)
    .where('import_id', '=', run.id)
    .execute()
}

async function stageFigures(
  job: Job,
  rows: readonly FileRow[],
  {
    platform,
    finder,
    findings,
  }: { readonly platform: Platform; readonly finder: ClientFinder; readonly findings: Findings },
): Promise<void> {
  const { header, columns, tenantId, id } = job.run
  const good: { readonly line: number; readonly row: MetricRow }[] = []
  for (const { line, cells } of rows) {
    const read = readMetricRow(header, columns, cells, platform)
    if (read.is === 'total') continue
    findings.read(read.preview)
    if (read.is === 'bad') findings.bad(line, read.problems)
    else good.push({ line, row: read.row })
  }
  await finder.learn(
    job.db,
    good.map(({ row }) => row),
  )
  const figures = good.flatMap(({ line, row }) => {
    const found = finder.of(row)
    if (!('id' in found)) {
      findings.badField(line, found.field, found.message)
      return []
    }
    return [
      {
        line,
        client_id: found.id,
        channel: row.channel,
        day: row.day,
        platform: row.platform,
        external_id: row.externalId,
        name: row.name,
        placement: row.placement,
        segment: row.segment,
        ...Object.fromEntries(measureNames.map((measure) => [columnOf(measure), row.sums[measure]])),
      },
    ]
  })
  if (figures.length === 0) return
  await sql`
    insert into metric_staged (tenant_id, import_id, line, client_id, channel, day, platform, external_id, name, placement, segment, ${sql.raw(list)})
    select ${tenantId}::integer, ${id}::integer, line, client_id, channel, day, platform, external_id, name, placement, segment, ${sql.raw(list)}
    from json_to_recordset(${JSON.stringify(figures)}::json) as r (line integer, client_id integer, channel text, day date, platform text,
      external_id text, name text, placement text, segment text, ${sql.raw(types)})`.execute(job.db)
}

/** What writing would do, month by month so that others have their turn. */
async function countOutcome(job: Job, findings: Findings): Promise<void> {
  const { tenantId, id } = job.run
  const { rows: months } = await sql<{ first: string; last: string }>`
    select min(day) as first, max(day) as last from metric_staged
    where tenant_id = ${tenantId} and import_id = ${id} group by date_trunc('month', day) order by 1`.execute(
    job.db,
  )
  const same = measureColumns.map((column) => `f.${column} = n.${column}`).join(' and ')
  for (const { first, last } of months) {
    const { rows } = await sql<{ created: number; updated: number; unchanged: number }>`
      select count(*) filter (where f.day is null)::integer as created,
        count(*) filter (where f.day is not null and not (${sql.raw(same)}))::integer as updated,
        count(*) filter (where f.day is not null and ${sql.raw(same)})::integer as unchanged
      from (${incoming(job.run, first, last)}) n
      left join metric_campaign c on c.tenant_id = ${tenantId} and c.client_id = n.client_id and c.platform = n.platform and c.external_id = n.external_id
      left join metric_fact f on f.tenant_id = ${tenantId} and f.client_id = n.client_id and f.channel = n.channel
        and f.day = n.day and f.campaign_id = c.id and f.placement = n.placement`.execute(job.db)
    const [counted] = rows
    if (counted) findings.counted(counted)
    await job.progress({})
  }
}
