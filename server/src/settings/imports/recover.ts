import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database } from '../../foundation/database/database.ts'
import { machine, worker } from './job.ts'
import type { Run } from './run.ts'

/** Seconds after which a process that says nothing is taken for gone. */
const silence = 120
/** Days after which a file that was checked and never written is forgotten. */
const keptForDays = 7

/** Says that this process goes on with the imports that wait in it. */
export async function stillWorkingOn(database: Database, runs: readonly Run[]): Promise<void> {
  for (const { id, tenantId } of runs) {
    await sql`update import_run set worked_by = ${worker}, worked_at = now() where tenant_id = ${tenantId} and id = ${id}`.execute(
      database.reading(wholeTenant(tenantId)),
    )
  }
}

/**
 * Imports that nobody works on any more, of every tenant: of processes that
 * have gone, finished but not tidied up, or forgotten for a week.
 *
 * @param which `all` at the start of this process: none of them can be its own
 */
export async function recover(
  database: Database,
  which: 'all' | 'abandoned',
): Promise<readonly Pick<Run, 'id' | 'tenantId' | 'status'>[]> {
  const found = await database.asOwner((client) =>
    client.query<{
      id: number
      tenant_id: number
      status: Run['status']
      worked_by: string | null
      silent: boolean
    }>(`
      select id, tenant_id, status, worked_by, coalesce(worked_at, created_at) < now() - make_interval(secs => ${silence}) as silent
      from import_run r where status in ('reading', 'writing')
        or (status <> 'canceled' and created_at < now() - interval '${keptForDays} days' and exists (select from import_row w where w.tenant_id = r.tenant_id and w.import_id = r.id))
        or (${which === 'all'} and status in ('done', 'failed', 'canceled') and (
          exists (select from client c where c.tenant_id = r.tenant_id and c.import_id = r.id)
          or exists (select from budget b where b.tenant_id = r.tenant_id and b.import_id = r.id)
          or exists (select from import_row w where w.tenant_id = r.tenant_id and w.import_id = r.id)))`),
  )
  return found.rows
    .filter(
      ({ status, worked_by, silent }) =>
        (status !== 'reading' && status !== 'writing') || silent || hasGone(database, which, worked_by),
    )
    .map(({ id, tenant_id, status }) => ({ id, tenantId: tenant_id, status }))
}

/** Whether the process that worked on an import is certainly no more. */
function hasGone(database: Database, which: 'all' | 'abandoned', workedBy: string | null): boolean {
  if (which === 'all' && database.kind === 'embedded') return true
  const [where, pid] = (workedBy ?? '').split('|')
  if (where !== machine) return false
  if (Number(pid) === process.pid) return which === 'all'
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
