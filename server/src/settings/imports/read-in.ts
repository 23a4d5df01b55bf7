import { matchColumns, namesOfColumns } from '@portal/core/settings/imports/columns'
import { fieldsOfFile } from './fields-of-file.ts'
import { figuresAtOnce, Job, sliceSize } from './job.ts'
import { FigureCheck } from './metrics/figure-check.ts'
import { readFile } from '../../foundation/spreadsheets/read/read-file.ts'
import type { FileFormat } from '../../foundation/spreadsheets/read/slices.ts'
import { stage, stagePacked } from './staging.ts'

/** A file that has arrived. */
export interface IncomingFile {
  readonly path: string
  readonly format: FileFormat
  /** Fields that whoever brought it may not set: their columns are left out. */
  readonly leaveOut: readonly string[]
}

/** A file that was read: the job with what is now known of it, and the figures that were understood on the way. */
export interface ReadFile {
  readonly job: Job
  /** Null for other files, and for figures whose columns are still to be matched. */
  readonly figures: FigureCheck | null
}

/**
 * Reads a file into the staging table and matches its columns. Figures are
 * understood in the same pass: a million rows that are read twice take twice as long.
 *
 * @throws {Unreadable | Canceled | Stopped}
 */
export async function readIn(
  job: Job,
  { path, format, leaveOut }: IncomingFile,
  stopping: AbortSignal,
): Promise<ReadFile> {
  const { run } = job
  let read = job
  let figures: FigureCheck | null = null
  let total = 0
  const ofFigures = run.kind === 'metrics'
  // A slice is understood while the one before it is being kept.
  let keeping: Promise<void> = Promise.resolve()
  try {
    const known = ofFigures ? [] : namesOfColumns(await fieldsOfFile(job.db, run))
    for await (const message of readFile(
      path,
      format,
      ofFigures ? figuresAtOnce : sliceSize,
      ofFigures,
      known,
    )) {
      if (message.is === 'header') {
        read = await matched(job, message.header, leaveOut, stopping)
        figures = FigureCheck.of(read)
        continue
      }
      const { rows } = message
      total += rows.length
      const now = { figures, understood: (await figures?.understand(rows)) ?? null, total }
      await keeping
      keeping = job.keep({ total: now.total }, async (db) => {
        if (now.figures === null || now.understood === null) return stage(db, run, rows)
        await stagePacked(db, run, rows)
        await now.figures.keep(db, now.understood)
      })
      // Whoever waits for it hears of its failure; meanwhile nobody does.
      keeping.catch(() => undefined)
    }
  } finally {
    await keeping
  }
  const { header, columns } = read.run
  await job.db
    .updateTable('import_run')
    .set({ header: JSON.stringify(header), columns: JSON.stringify(columns) })
    .where('tenant_id', '=', run.tenantId)
    .where('id', '=', run.id)
    .execute()
  return { job: new Job({ ...read.run, rowsTotal: total }, job.database, stopping, job.asker), figures }
}

/** The job, knowing the names of the file's columns and what each is taken for. */
async function matched(
  job: Job,
  header: readonly string[],
  leaveOut: readonly string[],
  stopping: AbortSignal,
): Promise<Job> {
  const { run, database, asker } = job
  const columns = Object.fromEntries(
    Object.entries(matchColumns(run.kind, header, await fieldsOfFile(job.db, run))).map(([column, field]) => [
      column,
      field !== null && leaveOut.includes(field) ? null : field,
    ]),
  )
  return new Job({ ...run, header, columns }, database, stopping, asker)
}
