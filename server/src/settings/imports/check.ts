import { columnsProblem } from '@portal/core/settings/imports/columns'
import { readRow } from '@portal/core/settings/imports/read-row'
import { figurePlanner } from './plan-figures.ts'
import { paymentPlanner } from './plan-payments.ts'
import type { Job } from './job.ts'
import { AboveCeilings } from './above-ceilings.ts'
import { Findings } from './findings.ts'
import { SameNames } from './same-names.ts'
import { checkMetrics } from './metrics/check-metrics.ts'
import type { FigureCheck } from './metrics/figure-check.ts'
import type { Create, Plan, Planner, PlanRow, Update } from './plan.ts'
import { budgetPlanner } from './plan-budgets.ts'
import { clientPlanner } from './plan-clients.ts'
import type { FileRow } from '../../foundation/spreadsheets/read/unreadable.ts'
import type { Run, RunResult, RunStatus } from './run.ts'
import { mostEntries } from '@portal/core/settings/imports/entry-fields'
import { entryPlanner } from './entries/plan-entries.ts'
import { tryEntries } from './entries/write-entries.ts'
import { fieldsOfFile } from './fields-of-file.ts'
import { staged } from './staging.ts'

/** Figures are no records: they have a way of their own (`metrics/`). */
export const plannerOf = ({ run, asker }: Job): Planner =>
  run.kind === 'clients'
    ? clientPlanner(run.tenantId)
    : run.kind === 'entries'
      ? entryPlanner(run, asker)
      : run.kind === 'payments'
        ? paymentPlanner(run.tenantId)
        : run.kind === 'figures'
          ? figurePlanner(run.tenantId, run)
          : budgetPlanner(run.tenantId)

/** Reads the cells of a slice and compares them with what is stored. */
export async function planSlice(
  job: Job,
  planner: Planner,
  rows: readonly FileRow[],
  findings: Findings,
): Promise<Plan> {
  const { kind, header, columns } = job.run
  const fields = await fieldsOfFile(job.db, job.run)
  const good: PlanRow[] = []
  findings.within(rows)
  for (const { line, cells } of rows) {
    const { values, problems } = readRow(kind, header, columns, cells, fields)
    findings.read(() => values)
    const repeated = planner.repeated?.({ line, values }) ?? null
    const all = repeated
      ? [...problems, { column: findings.columnOf(repeated.field), message: repeated.message }]
      : problems
    if (all.length > 0) findings.bad(line, all)
    else good.push({ line, values })
  }
  const plan = await planner.plan(job.db, good)
  findings.planned(plan)
  return plan
}

/**
 * Checks the staged rows of a file and says in the run what writing it would do. Nothing is written.
 * @param figures what was understood while the file was read
 * @param why what is said where every row can be taken, if anything
 */
export async function check(
  job: Job,
  figures: FigureCheck | null = null,
  why: string | null = null,
): Promise<void> {
  const fields = await fieldsOfFile(job.db, job.run)
  const missing = columnsProblem(job.run.kind, job.run.columns, fields) ?? tooMany(job.run)
  if (missing !== null) return conclude(job, 'refused', new Findings(job).result, missing)
  const findings = figures?.findings ?? new Findings(job)
  await (job.run.kind === 'metrics' ? checkMetrics(job, findings, figures) : checkRecords(job, findings))
  const { result } = findings
  return result.badRowCount > 0
    ? conclude(job, 'refused', result, refusal(result.badRowCount))
    : conclude(job, 'checked', result, why)
}

async function checkRecords(job: Job, findings: Findings): Promise<void> {
  const planner = plannerOf(job)
  const ceilings = new AboveCeilings()
  const names = new SameNames()
  const entries: (Create | Update)[] = []
  let done = 0
  for await (const rows of staged(job)) {
    const plan = await planSlice(job, planner, rows, findings)
    if (job.run.kind === 'entries') entries.push(...plan.creates, ...plan.updates)
    if (job.run.kind === 'budgets') ceilings.planned(plan)
    names.planned(plan)
    done += rows.length
    await job.progress({ done })
  }
  if (!findings.anyBad && entries.length > 0) await tryEntries(job, entries, findings)
  const above = findings.anyBad ? null : await ceilings.warning(job.db, job.run.tenantId)
  if (above !== null) findings.warn('above-ceiling', above)
  const same = findings.anyBad ? null : names.warning()
  if (same !== null) findings.warn('same-name', same)
}

/** What is typed for people goes in in one piece, so it must not take long. */
const tooMany = ({ kind, rowsTotal }: Run): string | null =>
  kind === 'entries' && rowsTotal > mostEntries
    ? `At most ${mostEntries.toLocaleString('en-US')} entries are imported at once. Take the file apart.`
    : null

/** Why an import wrote nothing. */
export const refusal = (badRowCount: number): string =>
  `${badRowCount === 1 ? 'One row cannot be taken' : `${badRowCount.toLocaleString('en-US')} rows cannot be taken`}, so nothing was written. Correct the file and import it again.`

async function conclude(
  job: Job,
  status: RunStatus,
  result: RunResult,
  message: string | null,
): Promise<void> {
  await job.db
    .updateTable('import_run')
    .set({ status, result: JSON.stringify(result), message })
    .where('tenant_id', '=', job.run.tenantId)
    .where('id', '=', job.run.id)
    .where('status', '=', 'reading')
    .where('cancel_requested', '=', false)
    .execute()
}
