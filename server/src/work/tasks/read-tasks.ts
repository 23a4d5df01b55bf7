import { taskToolKeepers } from '@portal/core/work/tasks/policy'
import { byDueDate } from '@portal/core/work/tasks/top-tasks'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { textForReader } from '../../foundation/rich-text/stored-text.ts'
import { toolOf } from './tool.ts'

/** Open tasks of the caller, the first due first. */
export const myTasks = operation('tasks.mine', async (incoming) =>
  [...(await toolOf(incoming).ofUser(incoming.person.id))].toSorted(byDueDate),
)

/** The statuses of several tasks. */
export const statusesOfTasks = operation('tasks.statusesOf', async (incoming) => {
  const ids = [...new Set(incoming.body.task_ids)]
  return ids.length === 0 ? [] : [...(await toolOf(incoming).statusesOf(ids))]
})

/** A page of tasks. */
export const listTasks = operation('tasks.list', async (incoming) => {
  const {
    page = 1,
    pageSize = 50,
    sort = 'dueDate',
    search = '',
    state = 'open',
    mine,
    ...filters
  } = incoming.query
  const assigneeId = mine === true ? incoming.person.id : filters.assigneeId
  const { rows, total } = await toolOf(incoming).list({
    ...filters,
    page,
    pageSize,
    sort,
    search,
    state,
    assigneeId,
  })
  return { rows: [...rows], total, page, pageSize }
})

/** One task with its subtasks and comments. */
export const getTask = operation('tasks.get', async (incoming) => {
  const { tenantId, person, services, params } = incoming
  const task = await toolOf(incoming).find(params.id)
  if (!task) throw notFound('This task')
  const shown = (html: string): string => textForReader(html, tenantId, person, services.addresses)
  return {
    ...task,
    description: shown(task.description),
    comments: task.comments.map((comment) => ({ ...comment, body: shown(comment.body) })),
  }
})

/** What was done to a task, or by the caller. */
export const taskActivities = operation('tasks.activities', async (incoming) => [
  ...(await toolOf(incoming).activities(incoming.query.taskId ?? null)),
])

/** Where the task tool is, and whether the caller sets up the one of our own. */
export const taskTool = operation('tasks.tool', async (incoming) => {
  const { address } = toolOf(incoming)
  return { url: address, can: { keep: address === null && taskToolKeepers.scope(incoming.actor) !== 'none' } }
})
