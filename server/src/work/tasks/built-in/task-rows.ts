import { sql, type SqlBool } from 'kysely'
import type { Person } from '@portal/core/foundation/policy/actor'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { priorities } from '@portal/core/work/tasks/constants'
import type { TaskItem } from '@portal/core/work/tasks/schemas'
import type { Db } from '../../../foundation/database/database.ts'

/** Whoever asks, in the context of that person's connection. */
export interface Asking {
  readonly db: Db
  readonly tenantId: number
  readonly person: Person
}

/** How it is noted that a task was closed; the status follows. */
export const closedAs = 'closed it as '

/**
 * The tasks that somebody may know of: employees all of them, partners those of
 * their clients (the connection sees no others) and what they wrote or have to do.
 */
export const mayKnow = (person: Person) =>
  isEmployee(person)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(task.client_id is not null or task.assignee_id = ${person.id} or task.reporter_id = ${person.id})`

/** Tasks with the names of what they refer to. */
export const taskRows = ({ db, tenantId, person }: Asking) =>
  db
    .selectFrom('task')
    .innerJoin('task_team', (join) =>
      join.onRef('task_team.tenant_id', '=', 'task.tenant_id').onRef('task_team.id', '=', 'task.team_id'),
    )
    .innerJoin('task_type', (join) =>
      join.onRef('task_type.tenant_id', '=', 'task.tenant_id').onRef('task_type.id', '=', 'task.type_id'),
    )
    .innerJoin('task_status', (join) =>
      join
        .onRef('task_status.tenant_id', '=', 'task.tenant_id')
        .onRef('task_status.id', '=', 'task.status_id'),
    )
    .leftJoin('client', (join) =>
      join.onRef('client.tenant_id', '=', 'task.tenant_id').onRef('client.id', '=', 'task.client_id'),
    )
    .innerJoin('user_account as assignee', (join) =>
      join.onRef('assignee.tenant_id', '=', 'task.tenant_id').onRef('assignee.id', '=', 'task.assignee_id'),
    )
    .innerJoin('user_account as reporter', (join) =>
      join.onRef('reporter.tenant_id', '=', 'task.tenant_id').onRef('reporter.id', '=', 'task.reporter_id'),
    )
    .where('task.tenant_id', '=', tenantId)
    .where(mayKnow(person))

export const taskColumns = [
  'task.id',
  'task.title',
  'task.client_id',
  'client.name as client_name',
  'task.priority',
  'task.status_id',
  'task_status.name as status_name',
  'task_status.closes',
  'task.due_date',
  'task.team_id',
  'task_team.name as team_name',
  'task.type_id',
  'task_type.name as type_name',
  'task.assignee_id',
  'task.reporter_id',
  sql<string>`assignee.first_name || ' ' || assignee.last_name`.as('assignee_name'),
  sql<string>`reporter.first_name || ' ' || reporter.last_name`.as('reporter_name'),
] as const

interface TaskRow {
  readonly id: number
  readonly title: string
  readonly client_id: number | null
  readonly client_name: string | null
  readonly priority: number
  readonly status_id: number
  readonly status_name: string
  readonly closes: boolean
  readonly due_date: string
  readonly team_id: number
  readonly team_name: string
  readonly type_id: number
  readonly type_name: string
  readonly assignee_id: number
  readonly assignee_name: string
  readonly reporter_id: number
  readonly reporter_name: string
}

/** A row in the task tool's words. */
export const itemOf = (row: TaskRow): TaskItem => ({
  id: row.id,
  title: row.title,
  client:
    row.client_id === null || row.client_name === null ? null : { id: row.client_id, name: row.client_name },
  priority: priorities.find(({ id }) => id === row.priority) ?? null,
  status: { id: row.status_id, name: row.status_name },
  due_date: row.due_date,
  team: { id: row.team_id, name: row.team_name },
  type: { id: row.type_id, name: row.type_name },
  assignee: { id: row.assignee_id, name: row.assignee_name },
  reporter: { id: row.reporter_id, name: row.reporter_name },
  closed: row.closes,
})

/** One task as a list shows it, or null. */
export async function itemById(asking: Asking, id: number): Promise<TaskItem | null> {
  const row = await taskRows(asking).where('task.id', '=', id).select(taskColumns).executeTakeFirst()
  return row ? itemOf(row) : null
}
