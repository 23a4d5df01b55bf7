import { matchColumns } from '@portal/core/imports/columns'
import { Job, sliceSize } from './job.ts'
import { readFile, type FileFormat } from './read/read-file.ts'
import { stage } from './staging.ts'

/** A file that has arrived. */
export interface IncomingFile {
  readonly path: string
  readonly format: FileFormat
  /** Fields that whoever brought it may not set: their columns are left out. */
  readonly leaveOut: readonly string[]
}

/**
 * Reads a file into the staging table and matches its columns.
 * @returns the job with what is now known of the file
 * @throws {Unreadable | Canceled | Stopped}
 */
export async function readIn(
  job: Job,
  { path, format, leaveOut }: IncomingFile,
  stopping: AbortSignal,
): Promise<Job> {
  const { run } = job
  let header: readonly string[] = []
  let total = 0
  for await (const message of readFile(path, format, sliceSize, run.kind === 'metrics')) {
    if (message.is === 'rows') {
      await stage(job, message.rows)
      total += message.rows.length
    } else {
      header = message.header
    }
    await job.progress({ total })
  }
  const columns = Object.fromEntries(
    Object.entries(matchColumns(run.kind, header)).map(([column, field]) => [
      column,
      field !== null && leaveOut.includes(field) ? null : field,
    ]),
  )
  await job.db
    .updateTable('import_run')
    .set({ header: JSON.stringify(header), columns: JSON.stringify(columns) })
    .where('tenant_id', '=', run.tenantId)
    .where('id', '=', run.id)
    .execute()
  return new Job({ ...run, header, columns, rowsTotal: total }, job.database, stopping)
}
