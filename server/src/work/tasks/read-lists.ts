import { sql } from 'kysely'
import { operation } from '../../foundation/http/operation.ts'
import { usesTaskTool } from './built-in/check-task.ts'
import { toolOf } from './tool.ts'

/** Teams with their types (types follow the team). */
export const teams = operation('tasks.teams', async (incoming) =>
  [...(await toolOf(incoming).teams())].map((team) => ({ ...team, types: [...team.types] })),
)

export const statuses = operation('tasks.statuses', async (incoming) => [
  ...(await toolOf(incoming).statuses()),
])

export const templates = operation('tasks.templates', async (incoming) =>
  [...(await toolOf(incoming).templates())].map((team) => ({ ...team, templates: [...team.templates] })),
)

export const templateFields = operation('tasks.templateFields', async (incoming) =>
  (await toolOf(incoming).templateFields(incoming.params.id)).map((field) => ({
    ...field,
    options: [...field.options],
  })),
)

export const ownTemplates = operation('tasks.ownTemplates', async (incoming) => [
  ...(await toolOf(incoming).ownTemplates()),
])

const mostPeople = 500

/** Whom a task can be given to: the people who use the task tool, by name. */
export const people = operation('tasks.people', async ({ db, tenantId, query }) => {
  const name = sql<string>`u.first_name || ' ' || u.last_name`
  const search = query.search?.trim().toLowerCase() ?? ''
  let rows = db
    .selectFrom('user_account as u')
    .where('u.tenant_id', '=', tenantId)
    .where(usesTaskTool)
    .select(['u.id', name.as('name')])
  if (search !== '') rows = rows.where(sql<boolean>`position(${search} in lower(${name})) > 0`)
  return rows
    .orderBy(sql`lower(${name})`)
    .orderBy('u.id')
    .limit(mostPeople)
    .execute()
})
