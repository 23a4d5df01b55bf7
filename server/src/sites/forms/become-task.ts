import { pathOf } from '@portal/core/foundation/routes'
import { htmlOfLines } from '@portal/core/foundation/rules/html'
import { mappedDay } from '@portal/core/sites/forms/mapped'
import type { Answers } from '@portal/core/sites/forms/definition'
import { notify } from '../../platform/notifications/notify.ts'
import { giveTask } from '../../work/tasks/give-task.ts'
import { nothing, type Answering, type Became } from './answering.ts'
import type { FormRow } from './form-rows.ts'
import { tellItWaits, titleOfAnswer } from './tell-of-answer.ts'

/**
 * A task of whoever the form names, in their own name. Where tasks lie in another tool, it is made there when the
 * answer is kept; where the task cannot be made any more, that person, or whoever made the form, is told.
 */
export async function becomeTask(
  answering: Answering,
  form: FormRow,
  {
    answers,
    text,
    clientId,
  }: { readonly answers: Answers; readonly text: string; readonly clientId: number | null },
): Promise<Became> {
  const { db, tenantId, services } = answering
  const title = titleOfAnswer(form, answers)
  const person = form.task_for_id === null ? null : await services.actors.byId(tenantId, form.task_for_id, db)
  const waits = async (): Promise<Became> => {
    await tellItWaits(answering, form.created_by, form, taskWaits(title))
    return nothing
  }
  if (person === null) return waits()
  if (!services.taskTools.here) return { ...nothing, later: true }
  const id = await giveTask(answering, person, {
    title,
    description: htmlOfLines(text),
    clientId,
    typeId: form.task_type_id,
    dueOn: mappedDay(form.definition, answers, form.mapped),
  })
  // What the task names is not offered any more: the answer is kept, and somebody is told.
  if (id === null) return waits()
  await tellOfTask(answering, person.id, title, id)
  return { what: 'Task', id }
}

/** What somebody is told where there is no task. */
export const taskWaits = (title: string): string =>
  `${title} waits for a task: no task could be made of this answer.`

/** Tells whoever has to do it. */
export async function tellOfTask(
  { db, tenantId, services }: Answering,
  userId: number,
  title: string,
  id: number,
): Promise<void> {
  const news = { text: `You have a task: ${title}`, path: pathOf('taskiq', {}, { task_id: String(id) }) }
  await notify({ db, tenantId, services }, [userId], news)
}
