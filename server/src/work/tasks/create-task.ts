import { taskMessages } from '@portal/core/work/tasks/constants'
import { dueDateOfNewTask } from '@portal/core/work/tasks/draft'
import type { Db } from '../../foundation/database/database.ts'
import { outsideFirst } from '../../foundation/http/operation.ts'
import { invalid, Refusal } from '../../foundation/http/refusal.ts'
import type { NewTask } from '../../foundation/outside/tasks/port.ts'
import { tellOfTask } from './tell.ts'
import { toolOf } from './tool.ts'

/** Creates a task (Task draft). */
export const createTask = outsideFirst('tasks.create', async (asking) => {
  await checkCommon(asking, asking.body)
  const record = await sayingSo(() => toolOf(asking).create(asking.body))
  return async (incoming) => {
    const { db, audit } = incoming
    const task = await record(db)
    const { assignee, mentions = [] } = asking.body
    await tellOfTask(incoming, task, [assignee], 'given')
    await tellOfTask(
      incoming,
      task,
      mentions.filter((id) => id !== assignee),
      'mentioned',
    )
    const clientId = asking.body.clientId ?? null
    audit({
      subject: 'task',
      subjectId: task.id,
      ...(clientId === null ? {} : { clientId }),
      changes: { title: [null, task.title], assignee: [null, task.assignee?.id ?? null] },
    })
    return task
  }
})

/** Creates several tasks for one client, all or none; nobody reports tasks in another's name. */
export const bulkCreateTasks = outsideFirst('tasks.bulkCreate', async (asking) => {
  const { tasks, clientId, reporterId = asking.person.id } = asking.body
  if (reporterId !== asking.person.id)
    throw invalid({ reporterId: 'Tasks are reported by whoever creates them.' })
  for (const [place, task] of tasks.entries())
    await checkCommon(asking, { ...task, clientId }, `tasks.${place}.`)
  const record = await sayingSo(() => toolOf(asking).createAll(tasks, clientId, reporterId))
  return async (incoming) => {
    const { db, audit } = incoming
    const ids = await record(db)
    for (const [place, { title, assignee }] of tasks.entries()) {
      const id = ids[place]
      if (id !== undefined) await tellOfTask(incoming, { id, title }, [assignee], 'given')
    }
    audit({ subject: 'task', ...(clientId === null ? {} : { clientId }), changes: { created: [null, ids] } })
    return { ids }
  }
})

/** What holds whichever tool it is: the day, and a client that the caller may see. @throws {Refusal} 422 */
async function checkCommon(
  { db, tenantId }: { readonly db: Db; readonly tenantId: number },
  task: Pick<NewTask, 'dueDate' | 'clientId'>,
  prefix = '',
): Promise<void> {
  const day = dueDateOfNewTask(task.dueDate)
  if (day !== null) throw invalid({ [`${prefix}dueDate`]: day })
  const clientId = task.clientId ?? null
  if (clientId === null) return
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', clientId)
    .select('id')
    .executeTakeFirst()
  if (!client) throw invalid({ [`${prefix}clientId`]: 'This client was not found.' })
}

/** A tool that does not answer is said in the words for this very failure. */
async function sayingSo<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'unavailable')
      throw new Refusal('unavailable', taskMessages.notCreated)
    throw error
  }
}
