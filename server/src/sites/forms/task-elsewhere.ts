import { sql } from 'kysely'
import { htmlOfLines } from '@portal/core/foundation/rules/html'
import type { Answers, FormDefinition } from '@portal/core/sites/forms/definition'
import { mappedDay, type Mapped } from '@portal/core/sites/forms/mapped'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { TaskTool } from '../../foundation/outside/tasks/port.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { dueFrom } from '../../work/tasks/give-task.ts'
import { taskWaits, tellOfTask } from './become-task.ts'
import { filesOfAnswers } from './form-files.ts'
import { tellItWaits, titleOfAnswer } from './tell-of-answer.ts'
import { listed } from './worded.ts'

/** Minutes until it is tried again, and days after which nobody waits any longer. */
const again = 10
const mostDays = 3

interface Waiting {
  readonly id: number
  readonly form_id: number
  readonly name: string
  readonly client_id: number | null
  readonly task_for_id: number | null
  readonly created_by: number | null
  readonly type_name: string | null
  readonly answers: Answers
  readonly definition: FormDefinition
  readonly mapped: Mapped
  readonly late: boolean
}

/**
 * Makes the task of an answer in the task tool that is another system. It takes nothing but from somebody who is
 * signed in to the portal, so this waits until whoever has to do it is; after some days they are told instead.
 */
export const makeTaskElsewhere = defineJob<{ readonly tenantId: number; readonly answerId: number }>({
  name: 'task-of-form-answer',
  retries: { most: 5, firstWait: 60 },
  limit: 60,
  run: async ({ tenantId, answerId }, services) => {
    const { database } = services
    const waiting = await waitingOf(database.reading(wholeTenant(tenantId)), tenantId, answerId)
    if (!waiting) return
    const tool = await toolOfPerson(services, tenantId, waiting)
    const made = tool && (await createTask(services, tool, tenantId, waiting))
    await database.write(wholeTenant(tenantId), async (db) => {
      const telling = { db, tenantId, services }
      const form = {
        id: waiting.form_id,
        name: waiting.name,
        definition: waiting.definition,
        mapped: waiting.mapped,
      }
      const title = titleOfAnswer(form, waiting.answers)
      if (made && waiting.task_for_id !== null) {
        await sql`update form_answer set became = 'Task', became_id = ${await made(db)}
          where tenant_id = ${tenantId} and id = ${answerId}`.execute(db)
        await tellOfTask(telling, waiting.task_for_id, title, await made(db))
      } else if (waiting.late)
        await tellItWaits(telling, waiting.task_for_id ?? waiting.created_by, form, taskWaits(title))
      else
        await services.jobs.enqueue(
          db,
          makeTaskElsewhere,
          { tenantId, answerId },
          new Date(Date.now() + again * 60_000),
        )
    })
  },
  async givenUp({ tenantId, answerId }, services) {
    const { database } = services
    const waiting = await waitingOf(database.reading(wholeTenant(tenantId)), tenantId, answerId)
    if (!waiting) return
    await database.write(wholeTenant(tenantId), (db) =>
      tellItWaits(
        { db, tenantId, services },
        waiting.task_for_id ?? waiting.created_by,
        { id: waiting.form_id },
        taskWaits(titleOfAnswer(waiting, waiting.answers)),
      ),
    )
  },
})

async function waitingOf(db: Db, tenantId: number, answerId: number): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select a.id, a.form_id, f.name, a.client_id, f.task_for_id, f.created_by, t.name as type_name, a.answers,
      v.definition, f.mapped, a.created_at < now() - ${mostDays} * interval '1 day' as late
    from form_answer a join form f on f.tenant_id = a.tenant_id and f.id = a.form_id
      join form_version v on v.tenant_id = a.tenant_id and v.form_id = a.form_id and v.number = a.version_number
      left join task_type t on t.tenant_id = f.tenant_id and t.id = f.task_type_id
    where a.tenant_id = ${tenantId} and a.id = ${answerId} and a.became = '' and f.becomes = 'Task'`.execute(
    db,
  )
  return rows[0]
}

/** The tool in the name of whoever has to do the task; null while they are not signed in. */
async function toolOfPerson(
  services: Services,
  tenantId: number,
  { id, task_for_id: userId }: Waiting,
): Promise<TaskTool | null> {
  if (userId === null) return null
  const db = services.database.reading(wholeTenant(tenantId))
  const person = await services.actors.byId(tenantId, userId)
  const { rows } = await sql<{ id: string }>`
    select id from session where tenant_id = ${tenantId} and user_id = ${userId} and impersonated_by is null
      and revoked_at is null and expires_at > now() order by last_used_at desc limit 1`.execute(db)
  const [session] = rows
  if (person === null || !session) return null
  return services.taskTools.of(
    {
      db,
      tenantId,
      person: { ...person, kind: 'user', sessionId: session.id },
      idempotencyKey: `form-answer-${id}`,
    },
    async () => undefined,
  )
}

/** @returns the id of the task; null where the tool did not take it this time */
async function createTask(
  services: Services,
  tool: TaskTool,
  tenantId: number,
  waiting: Waiting,
): Promise<((db: Db) => Promise<number>) | null> {
  try {
    const teams = await tool.teams()
    const offered = teams.flatMap(({ id, types }) => types.map((type) => ({ teamId: id, ...type })))
    const type = offered.find(({ name }) => name === waiting.type_name) ?? offered[0]
    if (!type || waiting.task_for_id === null) return null
    const files = await filesOfAnswers(services.database.reading(wholeTenant(tenantId)), tenantId, [
      waiting.id,
    ])
    const record = await tool.create({
      title: titleOfAnswer(waiting, waiting.answers),
      teamId: type.teamId,
      typeId: type.id,
      assignee: waiting.task_for_id,
      dueDate: dueFrom(mappedDay(waiting.definition, waiting.answers, waiting.mapped)),
      description: htmlOfLines(listed(waiting.definition, waiting.answers, files)),
      clientId: waiting.client_id,
    })
    return async (db) => (await record(db)).id
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
