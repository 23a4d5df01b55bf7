import { sql } from 'kysely'
import type { TaskItem, WholeTask } from '@portal/core/work/tasks/schemas'
import { invalid } from '../../../foundation/http/refusal.ts'
import type { AskedTasks } from '../../../foundation/outside/tasks/port.ts'
import { closedAs, itemOf, taskColumns, taskRows, type Asking } from './task-rows.ts'

/** Columns of the list by the names that a person sorts by. */
const orders = {
  dueDate: sql`task.due_date`,
  title: sql`lower(task.title)`,
  client: sql`client.name_folded`,
  priority: sql`task.priority`,
  status: sql`task_status."order"`,
  team: sql`lower(task_team.name)`,
  type: sql`lower(task_type.name)`,
  assignee: sql`lower(assignee.first_name || ' ' || assignee.last_name)`,
} as const
const isOrder = (name: string): name is keyof typeof orders => Object.hasOwn(orders, name)

/** A page of tasks. @throws {Refusal} 422 for a column that cannot be sorted by */
export async function listTasks(
  asking: Asking,
  asked: AskedTasks,
): Promise<{ readonly rows: readonly TaskItem[]; readonly total: number }> {
  const descending = asked.sort.startsWith('-')
  const order = asked.sort.replace(/^-/, '')
  if (!isOrder(order)) throw invalid({ sort: 'The list cannot be ordered by this column.' })
  const found = wanted(asking, asked)
  const [rows, counted] = await Promise.all([
    found
      .select(taskColumns)
      .orderBy(orders[order], (by) => (descending ? by.desc().nullsLast() : by.asc().nullsLast()))
      .orderBy('task.priority', 'desc')
      .orderBy('task.id')
      .limit(asked.pageSize)
      .offset((asked.page - 1) * asked.pageSize)
      .execute(),
    found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ])
  const closings = await closingsOf(
    asking,
    rows.filter(({ closes }) => closes).map(({ id }) => id),
  )
  return { rows: rows.map((row) => ({ ...itemOf(row), ...closings.get(row.id) })), total: counted.total }
}

/** When some closed tasks were closed, and by whom: what was noted last counts, as a task may be opened again. */
async function closingsOf(
  { db, tenantId }: Asking,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pick<TaskItem, 'closed_at' | 'closed_by'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('task_activity')
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'task_activity.tenant_id')
        .onRef('user_account.id', '=', 'task_activity.user_id'),
    )
    .where('task_activity.tenant_id', '=', tenantId)
    .where(sql<boolean>`task_activity.task_id = any (${[...ids]}::integer[])`)
    .where('task_activity.action', 'like', `${closedAs}%`)
    .distinctOn('task_activity.task_id')
    .select([
      'task_activity.task_id',
      'task_activity.user_id',
      'task_activity.created_at',
      sql<string>`first_name || ' ' || last_name`.as('name'),
    ])
    .orderBy('task_activity.task_id')
    .orderBy('task_activity.id', 'desc')
    .execute()
  return new Map(
    rows.map(({ task_id, user_id, created_at, name }) => [
      task_id,
      { closed_at: created_at, closed_by: { id: user_id, name } },
    ]),
  )
}

function wanted(asking: Asking, asked: AskedTasks) {
  let rows = taskRows(asking)
  if (asked.state !== 'all') rows = rows.where('task_status.closes', '=', asked.state === 'closed')
  if (asked.clientId !== undefined) rows = rows.where('task.client_id', '=', asked.clientId)
  if (asked.teamId !== undefined) rows = rows.where('task.team_id', '=', asked.teamId)
  if (asked.typeId !== undefined) rows = rows.where('task.type_id', '=', asked.typeId)
  if (asked.statusId !== undefined) rows = rows.where('task.status_id', '=', asked.statusId)
  if (asked.assigneeId !== undefined) rows = rows.where('task.assignee_id', '=', asked.assigneeId)
  if (asked.dueFrom !== undefined) rows = rows.where('task.due_date', '>=', asked.dueFrom)
  if (asked.dueTo !== undefined) rows = rows.where('task.due_date', '<=', asked.dueTo)
  const search = asked.search.trim().toLowerCase()
  if (search !== '')
    rows = rows.where(
      sql<boolean>`(position(${search} in lower(task.title)) > 0 or position(${search} in lower(client.name)) > 0 or task.id::text = ${search})`,
    )
  return rows
}

/** Most open tasks of one person that are answered at once. */
const mostOfUser = 200

/** Open tasks of somebody, the first due first. */
export async function openTasksOf(asking: Asking, userId: number): Promise<readonly TaskItem[]> {
  const rows = await taskRows(asking)
    .where('task.assignee_id', '=', userId)
    .where('task_status.closes', '=', false)
    .select(taskColumns)
    .orderBy('task.due_date')
    .orderBy('task.priority', 'desc')
    .orderBy('task.id')
    .limit(mostOfUser)
    .execute()
  return rows.map(itemOf)
}

/** The statuses of those of the tasks that the person may know of. */
export const statusesOfTasks = async (asking: Asking, ids: readonly number[]) => {
  const rows = await taskRows(asking)
    .where(sql<boolean>`task.id = any (${[...ids]}::integer[])`)
    .select(['task.id', 'task.status_id', 'task_status.name'])
    .orderBy('task.id')
    .execute()
  return rows.map(({ id, status_id, name }) => ({ id, status: { id: status_id, name } }))
}

/** One task with everything about it; null where there is none for this person. */
export async function wholeTaskById(asking: Asking, id: number): Promise<WholeTask | null> {
  const { db, tenantId } = asking
  const row = await taskRows(asking)
    .leftJoin('task_template', (join) =>
      join
        .onRef('task_template.tenant_id', '=', 'task.tenant_id')
        .onRef('task_template.id', '=', 'task.workflow_id'),
    )
    .where('task.id', '=', id)
    .select([
      ...taskColumns,
      'task.description',
      'task.is_approval',
      'task.workflow_id',
      'task_template.name as workflow_name',
      'task.parent_id',
      'task.created_at',
      'task.additional_fields',
    ])
    .executeTakeFirst()
  if (!row) return null
  const [parent, subtasks, comments] = await Promise.all([
    row.parent_id === null
      ? undefined
      : taskRows(asking)
          .where('task.id', '=', row.parent_id)
          .select(['task.id', 'task.title'])
          .executeTakeFirst(),
    taskRows(asking).where('task.parent_id', '=', id).select(taskColumns).orderBy('task.id').execute(),
    db
      .selectFrom('task_comment')
      .innerJoin('user_account', (join) =>
        join
          .onRef('user_account.tenant_id', '=', 'task_comment.tenant_id')
          .onRef('user_account.id', '=', 'task_comment.author_id'),
      )
      .where('task_comment.tenant_id', '=', tenantId)
      .where('task_comment.task_id', '=', id)
      .select([
        'task_comment.id',
        'task_comment.author_id',
        'task_comment.body',
        'task_comment.created_at',
        sql<string>`first_name || ' ' || last_name`.as('name'),
      ])
      .orderBy('task_comment.id')
      .execute(),
  ])
  return {
    ...itemOf(row),
    description: row.description,
    is_approval: row.is_approval,
    workflow:
      row.workflow_id === null || row.workflow_name === null
        ? null
        : { id: row.workflow_id, name: row.workflow_name },
    parent: parent ?? null,
    created_at: row.created_at,
    additional_fields: fieldsIn(row.additional_fields),
    subtasks: subtasks.map(itemOf),
    comments: comments.map((comment) => ({
      id: comment.id,
      author: { id: comment.author_id, name: comment.name },
      body: comment.body,
      created_at: comment.created_at,
    })),
  }
}

/** What a template asked for, as it was stored. */
const fieldsIn = (stored: unknown): { name: string; value: string }[] =>
  (Array.isArray(stored) ? stored : []).flatMap((one: unknown) =>
    typeof one === 'object' &&
    one !== null &&
    'name' in one &&
    'value' in one &&
    typeof one.name === 'string' &&
    typeof one.value === 'string'
      ? [{ name: one.name, value: one.value }]
      : [],
  )
