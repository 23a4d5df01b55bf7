import { columnsProblem } from '@portal/core/imports/columns'
import { readRow, type CellProblem } from '@portal/core/imports/read-row'
import type { Job } from './job.ts'
import { checkMetrics } from './metrics/check-metrics.ts'
import type { Plan, Planner, PlanRow } from './plan.ts'
import { budgetPlanner } from './plan-budgets.ts'
import { clientPlanner } from './plan-clients.ts'
import type { FileRow } from './read/unreadable.ts'
import type { RunResult, RunStatus } from './run.ts'
import { staged } from './staging.ts'

/** Bad rows that are kept by line; the others are counted. */
const mostBadRows = 1000
const previewRows = 5

/** Figures are no records: they have a way of their own (`metrics/`). */
export const plannerOf = ({ run }: Job): Planner =>
  run.kind === 'clients' ? clientPlanner(run.tenantId) : budgetPlanner(run.tenantId)

/** Gathers what a pass over the file finds. */
export class Findings {
  readonly #badRows: { line: number; column: string | null; message: string }[] = []
  readonly #preview: Readonly<Record<string, string>>[] = []
  readonly #newGroups = new Map<string, string>()
  readonly #columnOf: ReadonlyMap<string | null, string>
  #badRowCount = 0
  #created = 0
  #updated = 0
  #unchanged = 0

  constructor({ run }: Job) {
    this.#columnOf = new Map(Object.entries(run.columns).map(([column, field]) => [field, column]))
  }

  get anyBad(): boolean {
    return this.#badRowCount > 0
  }

  /** A row counts once, however much is wrong with it. */
  bad(line: number, problems: readonly CellProblem[]): void {
    this.#badRowCount += 1
    for (const { column, message } of problems)
      if (this.#badRows.length < mostBadRows) this.#badRows.push({ line, column, message })
  }

  /** @param values by field; asked for only as long as the preview has room */
  read(values: () => Readonly<Record<string, string>>): void {
    if (this.#preview.length < previewRows) this.#preview.push(values())
  }

  /** A row that is wrong in a field, as the file's reader finds it. */
  badField(line: number, field: string | null, message: string): void {
    this.bad(line, [{ column: this.#columnOf.get(field) ?? null, message }])
  }

  counted({ created, updated, unchanged }: Pick<RunResult, 'created' | 'updated' | 'unchanged'>): void {
    this.#created += created
    this.#updated += updated
    this.#unchanged += unchanged
  }

  planned(plan: Plan): void {
    for (const { line, field, message } of plan.problems) this.badField(line, field, message)
    for (const { newGroup } of [...plan.creates, ...plan.updates])
      if (newGroup !== undefined) this.#newGroups.set(newGroup.toLowerCase(), newGroup)
    this.counted({
      created: plan.creates.length,
      updated: plan.updates.length,
      unchanged: plan.unchanged,
    })
  }

  get result(): RunResult {
    return {
      preview: this.#preview,
      badRows: this.#badRows.toSorted((a, b) => a.line - b.line),
      badRowCount: this.#badRowCount,
      created: this.#created,
      updated: this.#updated,
      unchanged: this.#unchanged,
      newGroups: [...this.#newGroups.values()],
    }
  }
}

/** Reads the cells of a slice and compares them with what is stored. */
export async function planSlice(
  job: Job,
  planner: Planner,
  rows: readonly FileRow[],
  findings: Findings,
): Promise<Plan> {
  const { kind, header, columns } = job.run
  const good: PlanRow[] = []
  for (const { line, cells } of rows) {
    const { values, problems } = readRow(kind, header, columns, cells)
    findings.read(() => values)
    if (problems.length > 0) findings.bad(line, problems)
    else good.push({ line, values })
  }
  const plan = await planner.plan(job.db, good)
  findings.planned(plan)
  return plan
}

/** Checks the staged rows of a file and says in the run what writing it would do. Nothing is written. */
export async function check(job: Job): Promise<void> {
  const missing = columnsProblem(job.run.kind, job.run.columns)
  if (missing !== null) return conclude(job, 'refused', new Findings(job).result, missing)
  const findings = new Findings(job)
  await (job.run.kind === 'metrics' ? checkMetrics(job, findings) : checkRecords(job, findings))
  const { result } = findings
  return result.badRowCount > 0
    ? conclude(job, 'refused', result, refusal(result.badRowCount))
    : conclude(job, 'checked', result, null)
}

async function checkRecords(job: Job, findings: Findings): Promise<void> {
  const planner = plannerOf(job)
  let done = 0
  for await (const rows of staged(job)) {
    await planSlice(job, planner, rows, findings)
    done += rows.length
    await job.progress({ done })
  }
}

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
