import { sql } from 'kysely'
import { holdsNamesAlone } from '@portal/core/settings/imports/columns'
import { measureColumns } from '../../../results/metrics/columns.ts'
import type { Findings } from '../findings.ts'
import { figuresAtOnce, type Job } from '../job.ts'
import { staged } from '../staging.ts'
import { checkNames } from './campaign-names.ts'
import { doubleCounting } from './double-counting.ts'
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
  warnOfSpend(job, findings)
  if (findings.anyBad) return
  await countOutcome(job, findings)
  const twice = await doubleCounting(job, findings.parts.levels)
  if (twice !== null) findings.warn('double-counting', twice)
}

/** Advertising without a column of spend counts as if it had cost nothing. */
function warnOfSpend({ run }: Job, findings: Findings): void {
  const { columns, header } = run
  const used = Object.values(columns)
  if (used.includes('spend') || used.includes('spendMicros') || findings.parts.levels.length === 0) return
  const likely = header.filter((column) => columns[column] === null && costly.test(column))
  findings.warn(
    'no-spend',
    `No column of the file is taken as spend, so its figures would count as $0.00.${
      likely.length === 0
        ? ''
        : ` ${likely.length === 1 ? 'This column is' : 'These columns are'} left out: ${likely.slice(0, 5).join(', ')}. Match the right one to Spend if it is among them.`
    }`,
  )
}

/** Names of columns that may hold what advertising cost, as a sum and not for each of something. */
const costly = /^(?!.*\b(?:per|cp[a-z])\b)(?!cost_per).*(?:cost|spen[dt]|amount|charge)/i

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
