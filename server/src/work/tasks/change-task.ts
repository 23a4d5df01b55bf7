import { today } from '@portal/core/foundation/format'
import { isBlankHtml } from '@portal/core/foundation/rules/html'
import { mentionsIn } from '@portal/core/work/tasks/draft'
import { outsideFirst } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { followTask } from './followers.ts'
import { tellOfTask } from './tell.ts'
import { toolOf } from './tool.ts'

/** Gives a task to somebody else. */
export const assignTask = outsideFirst('tasks.assign', async (asking) => {
  const { params, body } = asking
  const record = await toolOf(asking).assign(params.id, body.assignee)
  return async (incoming) => {
    const task = await record(incoming.db)
    await followTask(incoming, task)
    await tellOfTask(incoming, task, [body.assignee], 'given')
    incoming.audit({ subject: 'task', subjectId: task.id, changes: { assignee: body.assignee } })
    return task
  }
})

/**
 * Changes a task. A task that is there may become due today: that is how one
 * asks for same-day delivery.
 */
export const updateTask = outsideFirst('tasks.update', async (asking) => {
  const { params, body } = asking
  if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
  if (body.comment !== undefined && isBlankHtml(body.comment))
    throw invalid({ comment: 'Please enter a comment' })
  if (body.dueDate !== undefined && body.dueDate < today())
    throw invalid({ dueDate: 'Due Date must be today or later.' })
  const record = await toolOf(asking).update(params.id, body)
  return async (incoming) => {
    const task = await record(incoming.db)
    await followTask(incoming, task)
    await tellOfTask(incoming, task, mentionsIn(body.comment ?? ''), 'mentioned')
    incoming.audit({ subject: 'task', subjectId: task.id, changes: { ...body } })
    return task
  }
})
