import { sql } from 'kysely'
import { priorities } from '@portal/core/work/tasks/constants'
import type {
  TaskActivity,
  TaskStatus,
  TaskTemplate,
  TeamWithTemplates,
  TeamWithTypes,
} from '@portal/core/work/tasks/schemas'
import { optionsIn, type TemplateField } from '@portal/core/work/tasks/template-field'
import { mayKnow, type Asking } from './task-rows.ts'

type Lists = Pick<Asking, 'db' | 'tenantId'>

const offered = ({ db, tenantId }: Lists, table: 'task_team' | 'task_type' | 'task_status') =>
  db
    .selectFrom(table)
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('active', '=', true)
    .orderBy('order')
    .orderBy('id')

/** Teams that new tasks can go to, each with its types. */
export async function teamsWithTypes(lists: Lists): Promise<readonly TeamWithTypes[]> {
  const [teams, types] = await Promise.all([
    offered(lists, 'task_team').select(['id', 'name']).execute(),
    lists.db
      .selectFrom('task_type')
      .where('tenant_id', '=', lists.tenantId)
      .where('deleted_at', 'is', null)
      .where('active', '=', true)
      .select(['id', 'name', 'team_id'])
      .orderBy('order')
      .orderBy('id')
      .execute(),
  ])
  return teams.map((team) => ({
    ...team,
    types: types.filter(({ team_id }) => team_id === team.id).map(({ id, name }) => ({ id, name })),
  }))
}

/** The statuses of tasks, in their order. */
export async function taskStatuses(lists: Lists): Promise<readonly TaskStatus[]> {
  const rows = await lists.db
    .selectFrom('task_status')
    .where('tenant_id', '=', lists.tenantId)
    .where('deleted_at', 'is', null)
    .where('active', '=', true)
    .select(['id', 'name', 'closes'])
    .orderBy('order')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, closes }) => ({ id, name, closed: closes }))
}

const templates = ({ db, tenantId }: Lists) =>
  db
    .selectFrom('task_template as t')
    .where('t.tenant_id', '=', tenantId)
    .where('t.deleted_at', 'is', null)
    .where('t.active', '=', true)
    .select([
      't.id',
      't.name',
      't.team_id',
      't.type_id',
      't.title',
      't.description',
      't.priority',
      't.due_after_days',
    ])

type TemplateRow = Awaited<ReturnType<ReturnType<typeof templates>['execute']>>[number]

const templateOf = ({ priority, ...row }: TemplateRow): TaskTemplate => ({
  ...row,
  title: row.title || row.name,
  priority: priorities.find(({ name }) => name === priority)?.id ?? 2,
})

/** Teams with their templates; teams without any are left out. */
export async function teamsWithTemplates(lists: Lists): Promise<readonly TeamWithTemplates[]> {
  const [teams, rows] = await Promise.all([
    offered(lists, 'task_team').select(['id', 'name']).execute(),
    templates(lists).orderBy('t.order').orderBy('t.id').execute(),
  ])
  return teams
    .map((team) => ({
      ...team,
      templates: rows.filter(({ team_id }) => team_id === team.id).map(templateOf),
    }))
    .filter((team) => team.templates.length > 0)
}

/** Templates by which somebody has written tasks, the latest first. */
export async function templatesUsedBy(lists: Lists, userId: number): Promise<readonly TaskTemplate[]> {
  const rows = await templates(lists)
    .innerJoin(
      (from) =>
        from
          .selectFrom('task')
          .where('task.tenant_id', '=', lists.tenantId)
          .where('task.reporter_id', '=', userId)
          .where('task.workflow_id', 'is not', null)
          .select(['task.workflow_id', (of) => of.fn.max('task.id').as('last')])
          .groupBy('task.workflow_id')
          .as('used'),
      (join) => join.onRef('used.workflow_id', '=', 't.id'),
    )
    .orderBy('used.last', 'desc')
    .limit(20)
    .execute()
  return rows.map(templateOf)
}

/** What a template asks for, in its order. */
export async function fieldsOfTemplate(
  { db, tenantId }: Lists,
  templateId: number,
): Promise<readonly TemplateField[]> {
  const rows = await db
    .selectFrom('task_template_field')
    .where('tenant_id', '=', tenantId)
    .where('template_id', '=', templateId)
    .where('deleted_at', 'is', null)
    .where('active', '=', true)
    .select(['id', 'name', 'kind', 'required', 'options'])
    .orderBy('order')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, options: [...optionsIn(row.options)] }))
}

const mostActivities = 100

/** What was done to a task, or by somebody; the latest first. */
export async function activitiesOf(
  { db, tenantId, person }: Asking,
  taskId: number | null,
): Promise<readonly TaskActivity[]> {
  const rows = await db
    .selectFrom('task_activity as a')
    .innerJoin('task', (join) =>
      join.onRef('task.tenant_id', '=', 'a.tenant_id').onRef('task.id', '=', 'a.task_id'),
    )
    .innerJoin('user_account as u', (join) =>
      join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where(mayKnow(person))
    .where(taskId === null ? sql<boolean>`a.user_id = ${person.id}` : sql<boolean>`a.task_id = ${taskId}`)
    .select([
      'a.id',
      'a.task_id',
      'task.title',
      'a.user_id',
      sql<string>`u.first_name || ' ' || u.last_name`.as('name'),
      'a.action',
      'a.created_at',
    ])
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(mostActivities)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    task: { id: row.task_id, title: row.title },
    user: { id: row.user_id, name: row.name },
    action: row.action,
    created_at: row.created_at,
  }))
}
