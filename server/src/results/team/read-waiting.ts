import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { agencyToday } from '../../foundation/database/agency-day.ts'

export interface Waiting {
  readonly open: number
  readonly overdue: number
}

const nothingWaits: Waiting = { open: 0, overdue: 0 }

interface WaitingRow extends Waiting {
  readonly userId: number
  readonly clientId: number | null
  readonly kind: 'task' | 'deliverable' | 'strategy'
}

/** What waits for employees, by person, client and kind; of one person where an id is given. */
export async function readWaiting(
  db: Db,
  tenantId: number,
  userId: number | null,
): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    with waiting as (
      select t.assignee_id as user_id, t.client_id, 'task' as kind, t.due_date as due_at
      from task t join task_status s on s.tenant_id = t.tenant_id and s.id = t.status_id
      where t.tenant_id = ${tenantId} and not s.closes
      union all
      select d.assignee_id, d.client_id, 'deliverable', d.due_at
      from deliverable d join deliverable_status s on s.tenant_id = d.tenant_id and s.id = d.status_id
      where d.tenant_id = ${tenantId} and d.deleted_at is null and d.assignee_id is not null and not s.closes
      union all
      select owner_id, client_id, 'strategy', due_at from strategy
      where tenant_id = ${tenantId} and deleted_at is null and owner_id is not null and status in ('Planned', 'In Progress')
    )
    select user_id as "userId", client_id as "clientId", kind, count(*)::integer as open,
      (count(*) filter (where due_at < ${agencyToday}))::integer as overdue
    from waiting where ${userId === null ? sql`true` : sql`user_id = ${userId}`}
    group by user_id, client_id, kind`.execute(db)
  return rows
}

/** Rows of one kind together. */
export const sumOfWaiting = (rows: readonly WaitingRow[] | undefined, kind: WaitingRow['kind']): Waiting =>
  (rows ?? [])
    .filter((row) => row.kind === kind)
    .reduce(
      (sum, { open, overdue }) => ({ open: sum.open + open, overdue: sum.overdue + overdue }),
      nothingWaits,
    )
