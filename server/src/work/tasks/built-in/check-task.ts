import { sql } from 'kysely'
import { taskDefaults } from '@portal/core/work/tasks/constants'
import { fieldValue } from '@portal/core/work/tasks/draft'
import type { TemplateField } from '@portal/core/work/tasks/template-field'
import { invalid } from '../../../foundation/http/refusal.ts'
import { fieldsOfTemplate } from './lists.ts'
import { taskRows, type Asking } from './task-rows.ts'
import type { NewTask } from '../../../foundation/outside/tasks/port.ts'

/** What a new task stores beside its own fields. */
export interface CheckedTask {
  readonly additionalFields: readonly { readonly name: string; readonly value: string }[]
  readonly mentions: readonly number[]
}

const gone = 'This is not offered any more. Choose another one.'

/**
 * Whether everything that a new task refers to is there and may be chosen.
 * @throws {Refusal} 422 with a sentence by field
 */
export async function checkNewTask(asking: Asking, task: NewTask): Promise<CheckedTask> {
  const { db, tenantId } = asking
  const errors: Record<string, string> = {}
  const type = await db
    .selectFrom('task_type')
    .innerJoin('task_team', (join) =>
      join
        .onRef('task_team.tenant_id', '=', 'task_type.tenant_id')
        .onRef('task_team.id', '=', 'task_type.team_id'),
    )
    .where('task_type.tenant_id', '=', tenantId)
    .where('task_type.id', '=', task.typeId)
    .where('task_type.deleted_at', 'is', null)
    .where('task_team.deleted_at', 'is', null)
    .select(['task_type.team_id', 'task_type.active', 'task_team.active as team_active'])
    .executeTakeFirst()
  if (!type?.active || !type.team_active) errors['typeId'] = gone
  else if (type.team_id !== task.teamId) errors['typeId'] = 'This type belongs to another team.'
  if (!(await isStatus(asking, task.statusId ?? taskDefaults.statusId))) errors['statusId'] = gone
  if (!(await mayBeGiven(asking, task.assignee))) errors['assignee'] = notAssignable
  const parent = task.taskId ?? null
  if (parent !== null && !(await isTask(asking, parent)))
    errors['taskId'] = 'The task that this one belongs to was not found.'
  const additionalFields = await checkFields(asking, task, errors)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { additionalFields, mentions: await peopleAmong(asking, task.mentions ?? []) }
}

export const notAssignable = 'Tasks cannot be given to this person.'

async function checkFields(
  asking: Asking,
  task: NewTask,
  errors: Record<string, string>,
): Promise<CheckedTask['additionalFields']> {
  const given = task.additionalFields ?? []
  const template = task.workflowId ?? null
  if (template === null) {
    if (given.length > 0) errors['additionalFields'] = 'Only tasks of a template have additional fields.'
    return []
  }
  const row = await asking.db
    .selectFrom('task_template')
    .where('tenant_id', '=', asking.tenantId)
    .where('id', '=', template)
    .where('deleted_at', 'is', null)
    .where('active', '=', true)
    .select('team_id')
    .executeTakeFirst()
  if (!row) errors['workflowId'] = gone
  else if (row.team_id !== task.teamId) errors['workflowId'] = 'This template belongs to another team.'
  const asked: readonly TemplateField[] = row ? await fieldsOfTemplate(asking, template) : []
  if (given.some(({ id }) => !asked.some((field) => field.id === id)))
    errors['additionalFields'] = 'The template does not ask for this.'
  const values = asked.map((field) => ({
    field,
    value: given.find(({ id }) => id === field.id)?.value.trim() ?? '',
  }))
  const wrong = values
    .map(({ field, value }) => ({ name: field.name, problem: fieldValue(field, value) }))
    .find(({ problem }) => problem !== null)
  if (wrong) errors['additionalFields'] = `${wrong.name}: ${wrong.problem ?? ''}`
  return values.filter(({ value }) => value !== '').map(({ field, value }) => ({ name: field.name, value }))
}

/** Whether a status can be given to a task. */
export const isStatus = async ({ db, tenantId }: Asking, id: number): Promise<boolean> =>
  (await db
    .selectFrom('task_status')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('active', '=', true)
    .select('id')
    .executeTakeFirst()) !== undefined

const isTask = async (asking: Asking, id: number): Promise<boolean> =>
  (await taskRows(asking).where('task.id', '=', id).select('task.id').executeTakeFirst()) !== undefined

/** People who use the task tool: employees, and partners with the role 'Client+'. */
export const usesTaskTool = sql<boolean>`(u.active and not u.suspended and not u.pdf_user and (u.user_type = 'Employee'
  or (u.user_type = 'Partner' and exists (select from user_role r where r.tenant_id = u.tenant_id and r.user_id = u.id and r.role = 'Client+'))))`

/** Whether a task can be given to somebody. */
export const mayBeGiven = async ({ db, tenantId }: Asking, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('user_account as u')
    .where('u.tenant_id', '=', tenantId)
    .where('u.id', '=', userId)
    .where(usesTaskTool)
    .select('u.id')
    .executeTakeFirst()) !== undefined

async function peopleAmong({ db, tenantId }: Asking, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('user_account as u')
    .where('u.tenant_id', '=', tenantId)
    .where(sql<boolean>`u.id = any (${[...ids]}::integer[])`)
    .where(usesTaskTool)
    .select('u.id')
    .orderBy('u.id')
    .execute()
  return rows.map(({ id }) => id)
}
