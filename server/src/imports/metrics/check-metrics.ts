import { sql } from 'kysely'
import { holdsNamesAlone } from '@portal/core/imports/columns'
import { platformOf } from '@portal/core/imports/metric-platforms'
import { metricReader, type MetricReader, type MetricRow } from '@portal/core/imports/metric-row'
import { measureNames, type Sums } from '@portal/core/metrics/figures'
import { measureColumns } from '../../metrics/columns.ts'
import type { Findings } from '../check.ts'
import type { Job } from '../job.ts'
import type { FileRow } from '../read/unreadable.ts'
import { staged } from '../staging.ts'
import { checkNames } from './campaign-names.ts'
import { ClientFinder } from './find-client.ts'
import { incoming, storedFact } from './incoming.ts'

const list = measureColumns.join(', ')
const orZero = measureColumns.map((column) => `coalesce(${column}, 0)`).join(', ')
const types = measureColumns.map((column) => `${column} bigint`).join(', ')

/**
 * Reads every row of a file of figures as it will be written, and counts what
 * writing would do. Rows of a day and campaign are summed.
 */
export async function checkMetrics(job: Job, findings: Findings): Promise<void> {
  const { header, columns } = job.run
  if (holdsNamesAlone(columns)) return checkNames(job, findings)
  const reader = metricReader(header, columns, platformOf(header))
  const finder = new ClientFinder(job.run.tenantId, job.run.clientId)
  await dropStaged(job)
  let done = 0
  for await (const rows of staged(job)) {
    await stageFigures(job, rows, { reader, finder, findings })
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
    reader,
    finder,
    findings,
  }: { readonly reader: MetricReader; readonly finder: ClientFinder; readonly findings: Findings },
): Promise<void> {
  const { tenantId, id } = job.run
  const good: { readonly line: number; readonly row: MetricRow }[] = []
  for (const { line, cells } of rows) {
    const read = reader.read(cells)
    if (read.is === 'total') continue
    findings.read(() => reader.preview(cells))
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
        ...measured(row.sums),
      },
    ]
  })
  if (figures.length === 0) return
  await sql`
    insert into metric_staged (tenant_id, import_id, line, client_id, channel, day, platform, external_id, name, placement, segment, ${sql.raw(list)})
    select ${tenantId}::integer, ${id}::integer, line, client_id, channel, day, platform, external_id, name, placement, segment, ${sql.raw(orZero)}
    from json_to_recordset(${JSON.stringify(figures)}::json) as r (line integer, client_id integer, channel text, day date, platform text,
      external_id text, name text, placement text, segment text, ${sql.raw(types)})`.execute(job.db)
}

/** Sums by the columns that keep them; those that are zero are left to the statement. */
function measured(sums: Sums): Readonly<Record<string, number>> {
  const columns: Record<string, number> = {}
  for (const [at, measure] of measureNames.entries()) {
    const column = measureColumns[at]
    if (column !== undefined && sums[measure] !== 0) columns[column] = sums[measure]
  }
  return columns
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
    const { rows } = await job.bulk((db) =>
      sql<{ created: number; updated: number; unchanged: number }>`
      select count(*) filter (where f.day is null)::integer as created,
        count(*) filter (where f.day is not null and not (${sql.raw(same)}))::integer as updated,
        count(*) filter (where f.day is not null and ${sql.raw(same)})::integer as unchanged
      from (
        select n.*, c.id as campaign_id from (${incoming(job.run, first, last)}) n
        left join metric_campaign c on c.tenant_id = ${tenantId} and c.client_id = n.client_id and c.platform = n.platform and c.external_id = n.external_id
      ) n left join lateral (${storedFact(job.run)}) f on true`.execute(db),
    )
    const [counted] = rows
    if (counted) findings.counted(counted)
    await job.progress({})
  }
}
