import { sql } from 'kysely'
import { holdsNamesAlone } from '@portal/core/platform/imports/columns'
import { measureColumns } from '../../../results/metrics/columns.ts'
import type { Findings } from '../findings.ts'
import { figuresAtOnce, type Job } from '../job.ts'
import { staged } from '../staging.ts'
import { checkNames } from './campaign-names.ts'
import { FigureCheck } from './figure-check.ts'
import { incoming, storedFact } from './incoming.ts'

/**
 * Understands every row of a file of figures as it will be written, unless it
 * was while the file was read, and counts what writing would do. Rows of a
 * day and campaign are summed.
 */
export async function checkMetrics(job: Job, findings: Findings, taken: FigureCheck | null): Promise<void> {
  if (holdsNamesAlone(job.run.columns)) return checkNames(job, findings)
  if (taken === null) await takeAgain(job, new FigureCheck(job, findings))
  if (!findings.anyBad) await countOutcome(job, findings)
}

/** Takes the rows as they were staged, for columns that were matched by hand. */
async function takeAgain(job: Job, figures: FigureCheck): Promise<void> {
  await job.db
    .deleteFrom('metric_staged')
    .where('tenant_id', '=', job.run.tenantId)
    .where('import_id', '=', job.run.id)
    .execute()
  let done = 0
  for await (const rows of staged(job, figuresAtOnce)) {
    done += rows.length
    const understood = await figures.understand(rows)
    await job.keep({ done }, (db) => figures.keep(db, understood))
  }
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
