import { sql } from 'kysely'
import { pathOf } from '@portal/core/foundation/routes'
import { htmlOfLines } from '@portal/core/foundation/rules/html'
import type { Answers } from '@portal/core/sites/forms/definition'
import { earliestDueDate } from '@portal/core/work/tasks/draft'
import { Refusal } from '../../foundation/http/refusal.ts'
import { notify } from '../../platform/notifications/notify.ts'
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
  const type = await typeOfTask(answering, form)
  if (type === null) return waits()
  try {
    const tool = services.taskTools.of(
      { db, tenantId, person: { ...person, kind: 'user' }, idempotencyKey: null },
      async () => undefined,
    )
    const record = await tool.create({
      title,
      teamId: type.team_id,
      typeId: type.id,
      assignee: person.id,
      dueDate: earliestDueDate(),
      description: htmlOfLines(text),
      clientId,
    })
    const { id } = await record(db)
    await tellOfTask(answering, person.id, title, id)
    return { what: 'Task', id }
  } catch (error) {
    // What the task names is not offered any more: the answer is kept, and somebody is told.
    if (error instanceof Refusal && error.problem.code === 'invalid') return waits()
    throw error
  }
}

/** What somebody is told where there is no task. */
export const taskWaits = (title: string): string =>
  `${title} waits for a task: no task could be made of this answer.`

/** Tells whoever has to do it. */
export async function tellOfTask(
  { db, tenantId, services, afterCommit }: Answering,
  userId: number,
  title: string,
  id: number,
): Promise<void> {
  const news = { text: `You have a task: ${title}`, path: pathOf('taskiq', {}, { task_id: String(id) }) }
  afterCommit(await notify({ db, tenantId, services }, [userId], news))
}

/** The type that the form names, or the first one that is offered. */
async function typeOfTask(
  { db, tenantId }: Answering,
  form: FormRow,
): Promise<{ readonly id: number; readonly team_id: number } | null> {
  const { rows } = await sql<{ id: number; team_id: number }>`
    select t.id, t.team_id from task_type t join task_team of on of.tenant_id = t.tenant_id and of.id = t.team_id
    where t.tenant_id = ${tenantId} and t.deleted_at is null and t.active and of.deleted_at is null and of.active
    order by t.id is not distinct from ${form.task_type_id} desc, t.id limit 1`.execute(db)
  return rows[0] ?? null
}
