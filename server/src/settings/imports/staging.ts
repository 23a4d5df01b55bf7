import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database, Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import { sliceSize, type Job } from './job.ts'
import { tidyMetrics } from './metrics/undo-metrics.ts'
import type { FileRow } from '../../foundation/spreadsheets/read/unreadable.ts'
import type { Undoable } from './undoable.ts'

/** Keeps a slice of a file as it was read. */
export async function stage(db: Db, { tenantId, id }: Undoable, rows: readonly FileRow[]): Promise<void> {
  await sql`
    insert into import_row (tenant_id, import_id, line, cells)
    select ${tenantId}::integer, ${id}::integer, r.line, r.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (line integer, cells jsonb)
    ${takenByNodes}`.execute(db)
}

/**
 * Keeps a slice that was understood already, all its rows in one: they are read again only when
 * columns are matched by hand (`unpack`).
 */
export async function stagePacked(
  db: Db,
  { tenantId, id }: Undoable,
  rows: readonly FileRow[],
): Promise<void> {
  await sql`
    insert into import_row (tenant_id, import_id, line, cells)
    values (${tenantId}, ${id}, ${rows[0]?.line ?? 0}, ${JSON.stringify({ rows })}::jsonb)`.execute(db)
}

/** Gives each row that was packed a line of its own. */
export async function unpack(job: Job): Promise<void> {
  const { tenantId, id } = job.run
  for (;;) {
    const { rows: found } = await sql<{ line: number; cells: { readonly rows: readonly FileRow[] } }>`
      select line, cells from import_row
      where tenant_id = ${tenantId} and import_id = ${id} and cells ? 'rows' order by line limit 1`.execute(
      job.db,
    )
    const [packed] = found
    if (!packed) return
    await job.keep({}, async (db) => {
      await db
        .deleteFrom('import_row')
        .where('tenant_id', '=', tenantId)
        .where('import_id', '=', id)
        .where('line', '=', packed.line)
        .execute()
      await stage(db, job.run, packed.cells.rows)
    })
  }
}

/** An import that was being written is one that is being checked: nothing is planned for its rows. */
export async function startOver(job: Job): Promise<void> {
  const { tenantId, id } = job.run
  await job.write(async (db) => {
    await sql`
      update import_row set target_id = null, target_version = null, change = null
      where tenant_id = ${tenantId} and import_id = ${id} and target_id is not null`.execute(db)
    await db
      .updateTable('import_run')
      .set({ status: 'reading', rows_done: 0, result: null })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', '=', 'writing')
      .execute()
  })
}

/** The staged rows in the order of the file, slice by slice. */
export async function* staged(job: Job, atOnce = sliceSize): AsyncGenerator<readonly FileRow[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<FileRow>`
      select line, cells from import_row
      where tenant_id = ${job.run.tenantId} and import_id = ${job.run.id} and line > ${after} order by line limit ${atOnce}`.execute(
      job.db,
    )
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.line
  }
}

/**
 * Removes the staged rows of an import, and what else it kept meanwhile, a slice at a time. Each slice is a
 * range of lines: a list of lines would be compared with every staged row
 * wherever the planner does not know how many there are.
 */
export async function unstage(
  database: Database,
  { tenantId, id }: { readonly tenantId: number; readonly id: number },
  stopping?: AbortSignal,
): Promise<void> {
  const db = database.reading(wholeTenant(tenantId))
  await tidyMetrics(database, { tenantId, id }, stopping)
  for (let after = 0; !stopping?.aborted;) {
    const { rows } = await sql<{ line: number | null }>`
      select max(line) as line from (
        select line from import_row where tenant_id = ${tenantId} and import_id = ${id} and line > ${after}
        order by line limit ${sliceSize * 2}) slice`.execute(db)
    const last = rows[0]?.line ?? null
    if (last === null) return
    await sql`
      delete from import_row
      where tenant_id = ${tenantId} and import_id = ${id} and line > ${after} and line <= ${last}`.execute(db)
    after = last
  }
}
