import { sql } from 'kysely'
import { priorities, taskDefaults } from '@portal/core/work/tasks/constants'
import { formatDay } from '@portal/core/foundation/format'
import type { TaskItem } from '@portal/core/work/tasks/schemas'
import { invalid, notFound } from '../../../foundation/http/refusal.ts'
import { textToStore } from '../../../foundation/rich-text/stored-text.ts'
import type { NewTask, TaskChanges } from '../../../foundation/outside/tasks/port.ts'
import { checkNewTask, isStatus, mayBeGiven, notAssignable } from './check-task.ts'
import { closedAs, itemById, type Asking } from './task-rows.ts'

/** Writes down what was done to a task, as a sentence without its subject. */
const note = async ({ db, tenantId, person }: Asking, taskId: number, action: string): Promise<void> => {
  await db
    .insertInto('task_activity')
    .values({ tenant_id: tenantId, task_id: taskId, user_id: person.id, action })
    .execute()
}

/**
 * Creates a task with its subtasks.
 * @throws {Refusal} 422 with a sentence by field
 */
export async function insertTask(asking: Asking, task: NewTask, reporterId: number): Promise<number> {
  const { db, tenantId } = asking
  const checked = await checkNewTask(asking, task)
  const common = {
    tenant_id: tenantId,
    client_id: task.clientId ?? null,
    team_id: task.teamId,
    type_id: task.typeId,
    status_id: task.statusId ?? taskDefaults.statusId,
    priority: task.priority ?? taskDefaults.priority,
    assignee_id: task.assignee,
    reporter_id: reporterId,
    due_date: task.dueDate,
  }
  const { id } = await db
    .insertInto('task')
    .values({
      ...common,
      title: task.title,
      description: await textToStore(db, tenantId, task.description ?? '', 'description'),
      is_approval: task.isApproval ?? false,
      workflow_id: task.workflowId ?? null,
      parent_id: task.taskId ?? null,
      additional_fields: JSON.stringify(checked.additionalFields),
      mentions: JSON.stringify(checked.mentions),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await note(asking, id, 'created it')
  for (const { title } of task.subtasks ?? []) {
    const subtask = await db
      .insertInto('task')
      .values({ ...common, title, parent_id: id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(asking, subtask.id, 'created it')
  }
  return id
}

/** A task that must be there. @throws {Refusal} 404 */
export async function foundTask(asking: Asking, id: number): Promise<TaskItem> {
  const task = await itemById(asking, id)
  if (!task) throw notFound('This task')
  return task
}

/** Gives a task to somebody else. @throws {Refusal} 404, 422 */
export async function assignTask(asking: Asking, id: number, assignee: number): Promise<TaskItem> {
  const { db, tenantId } = asking
  const before = await foundTask(asking, id)
  if (before.assignee?.id === assignee) return before
  if (!(await mayBeGiven(asking, assignee))) throw invalid({ assignee: notAssignable })
  await db
    .updateTable('task')
    .set({ assignee_id: assignee, updated_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  const after = await foundTask(asking, id)
  await note(asking, id, `gave it to ${after.assignee?.name ?? 'somebody else'}`)
  return after
}

/** Changes a task, and adds a comment to it. @throws {Refusal} 404, 422 */
export async function changeTask(asking: Asking, id: number, changes: TaskChanges): Promise<TaskItem> {
  const { db, tenantId, person } = asking
  const before = await foundTask(asking, id)
  const { title, statusId, priority, dueDate } = changes
  if (statusId !== undefined && statusId !== before.status?.id && !(await isStatus(asking, statusId)))
    throw invalid({ statusId: 'This status is not offered any more. Choose another one.' })
  const description =
    changes.description === undefined
      ? undefined
      : await textToStore(db, tenantId, changes.description, 'description')
  await db
    .updateTable('task')
    .set({
      updated_at: sql<string>`now()`,
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      ...(statusId === undefined ? {} : { status_id: statusId }),
      ...(priority === undefined ? {} : { priority }),
      ...(dueDate === undefined ? {} : { due_date: dueDate }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  if (changes.comment !== undefined) {
    const body = await textToStore(db, tenantId, changes.comment, 'comment')
    await db
      .insertInto('task_comment')
      .values({ tenant_id: tenantId, task_id: id, author_id: person.id, body })
      .execute()
  }
  const after = await foundTask(asking, id)
  for (const action of actionsOf(before, after, changes)) await note(asking, id, action)
  return after
}

/** What was done, in the order in which people care. */
function actionsOf(before: TaskItem, after: TaskItem, changes: TaskChanges): string[] {
  const actions: string[] = []
  if (before.status?.id !== after.status?.id) {
    const to = after.status?.name ?? ''
    actions.push(
      after.closed && !before.closed
        ? `${closedAs}${to}`
        : before.closed && !after.closed
          ? `opened it again as ${to}`
          : `moved it to ${to}`,
    )
  }
  if (before.due_date !== after.due_date) actions.push(`made it due ${formatDay(after.due_date)}`)
  if (before.priority?.id !== after.priority?.id)
    actions.push(`made its priority ${priorities.find(({ id }) => id === after.priority?.id)?.name ?? ''}`)
  if (before.title !== after.title) actions.push('changed its title')
  if (changes.description !== undefined) actions.push('changed its description')
  if (changes.comment !== undefined) actions.push('added a comment')
  return actions
}
