import { sql, type RawBuilder } from 'kysely'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import type { User, WidgetUser } from '@portal/core/foundation/policy/actor'
import { onboardingTasks } from '@portal/core/sales/lists'
import type { TaskItem } from '@portal/core/work/tasks/schemas'
import type { Db } from '../foundation/database/database.ts'
import { thisMoment } from '../foundation/database/this-moment.ts'
import { outsideFirst, type Origin, type Services } from '../foundation/http/operation.ts'
import { invalid, notFound, Refusal, stale } from '../foundation/http/refusal.ts'
import type { NewTask, Recorded, TaskTool } from '../foundation/outside/tasks/port.ts'
import { checkRecord } from '../platform/records/check-record.ts'
import { createRecord, getRecord, removeRecord, updateRecord } from '../platform/records/write-records.ts'
import type { TaskFollower } from '../work/tasks/followers.ts'
import { tellOfTask } from '../work/tasks/tell.ts'
import { toolOf } from '../work/tasks/tool.ts'
import { agencyToday } from '../foundation/database/agency-day.ts'

/** Whoever changes onboarding tasks, before anything is written. */
interface Asking {
  readonly db: Db
  readonly tenantId: number
  readonly person: User | WidgetUser
  readonly idempotencyKey: string | null
  readonly services: Services
  readonly origin: Pick<Origin, 'ip'>
}

/** An onboarding task as the task tool has to know it. */
export interface Work {
  readonly name: string
  readonly client_id: number
  readonly owner_id: number | null
  /** `YYYY-MM-DD` */
  readonly due_at: string
  readonly done: boolean
}

interface KeptWork extends Work {
  readonly version: number
  /** Null for one from before onboarding tasks were tasks: it becomes one when it is changed. */
  readonly task_id: number | null
}

/**
 * Who says that a task is done, and since when: a part of an update of `onboarding_task o`.
 *
 * @param userId null where nobody knows who it was
 */
export const saidDone = (userId: number | null, done: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  done_by_id = case when not ${done} then null when o.done then o.done_by_id else ${userId}::integer end,
  done_at = case when not ${done} then null when o.done then o.done_at else ${thisMoment()} end,
  closes_elsewhere = o.closes_elsewhere and ${done}`

async function keptWork({ db, tenantId }: Asking, id: number): Promise<KeptWork> {
  const { rows } = await sql<KeptWork>`
    select name, client_id, owner_id, coalesce(due_at, ${agencyToday}) as due_at, done, version, task_id from onboarding_task
    where tenant_id = ${tenantId} and id = ${id} and deleted_at is null`.execute(db)
  if (!rows[0]) throw notFound('This onboarding task')
  return rows[0]
}

/** Where onboarding is done in the task tool: by the team that is called so, or else by the first one. */
async function teamFor(tool: TaskTool): Promise<Pick<NewTask, 'teamId' | 'typeId'>> {
  const teams = (await tool.teams()).filter(({ types }) => types.length > 0)
  const team = teams.find(({ name }) => /onboarding/i.test(name)) ?? teams[0]
  const [type] = team?.types ?? []
  if (!team || !type)
    throw invalid({
      '': 'The task tool has no team that takes tasks. Add a team with a type of task there first.',
    })
  return { teamId: team.id, typeId: type.id }
}

/** The status by which the task tool says that a task is done, or open again. */
export async function statusFor(tool: TaskTool, done: boolean): Promise<number> {
  const statuses = await tool.statuses()
  const status = statuses.find(({ closed }) => closed === done)
  if (!status)
    throw invalid({ done: `The task tool has no status for tasks that are ${done ? 'done' : 'open'}.` })
  return status.id
}

/** Who does what nobody was named for: the client's manager, or whoever asks. */
async function ownerFor({ db, tenantId, person }: Asking, clientId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select u.id from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
    where m.tenant_id = ${tenantId} and m.client_id = ${clientId} and m.client_user_type_id = ${clientUserTypes.manager}
      and u.user_type = 'Employee' and u.active and not u.suspended order by u.id limit 1`.execute(db)
  return rows[0]?.id ?? person.id
}

/** What the task tool says of a task, by the names that onboarding has for it. */
async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { assignee, title, dueDate, statusId, ...rest } =
      error instanceof Refusal ? (error.problem.errors ?? {}) : {}
    if (!(assignee ?? title ?? dueDate ?? statusId)) throw error
    throw invalid({
      ...rest,
      ...(assignee === undefined ? {} : { ownerId: assignee }),
      ...(title === undefined ? {} : { name: title }),
      ...(dueDate === undefined ? {} : { dueAt: dueDate }),
      ...(statusId === undefined ? {} : { done: statusId }),
    })
  }
}

/** The tasks that stand for pieces of onboarding, each with its owner; one client's. */
export async function tasksFor(
  asking: Asking,
  clientId: number,
  works: readonly Work[],
): Promise<{ readonly tasks: readonly NewTask[]; readonly record: Recorded<number[]> }> {
  const tool = toolOf(asking)
  const place = await teamFor(tool)
  const nobody = works.some(({ owner_id }) => owner_id === null) ? await ownerFor(asking, clientId) : 0
  const closed = works.some(({ done }) => done) ? await statusFor(tool, true) : null
  const tasks = works.map(({ name, owner_id, due_at, done }): NewTask => ({
    ...place,
    title: name,
    assignee: owner_id ?? nobody,
    dueDate: due_at,
    clientId,
    ...(done && closed !== null ? { statusId: closed } : {}),
  }))
  return { tasks, record: await inOurWords(() => tool.createAll(tasks, clientId, asking.person.id)) }
}

/** Ties an onboarding task to its task. */
export const tie = async (
  { db, tenantId }: { readonly db: Db; readonly tenantId: number },
  id: number,
  taskId: number | undefined,
  ownerId: number | undefined,
): Promise<void> => {
  await sql`update onboarding_task set task_id = ${taskId ?? null}, owner_id = ${ownerId ?? null}
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
}

export const createOnboardingTask = outsideFirst('onboardingTasks.create', async (asking) => {
  const { body } = asking
  await checkRecord(asking.db, asking.tenantId, onboardingTasks, body)
  const { tasks, record } = await tasksFor(asking, body.clientId, [
    {
      name: body.name,
      client_id: body.clientId,
      owner_id: body.ownerId ?? null,
      due_at: body.dueAt,
      done: body.done ?? false,
    },
  ])
  return async (incoming) => {
    const { id } = await createRecord(onboardingTasks, { ...incoming, query: {} })
    const [taskId] = await inOurWords(() => record(incoming.db))
    const assignee = tasks[0]?.assignee
    if (body.done)
      await sql`update onboarding_task set done_by_id = ${incoming.person.id}, done_at = now()
        where tenant_id = ${incoming.tenantId} and id = ${id}`.execute(incoming.db)
    await tie(incoming, id, taskId, assignee)
    if (taskId !== undefined && assignee !== undefined)
      await tellOfTask(incoming, { id: taskId, title: body.name }, [assignee], 'given')
    return getRecord(onboardingTasks, { ...incoming, params: { id }, query: {} })
  }
})

/** What is changed in the task tool, one thing after the other. */
async function changesInTool(
  asking: Asking,
  before: KeptWork,
  after: Work,
): Promise<readonly Recorded<TaskItem>[]> {
  const { task_id: taskId } = before
  if (taskId === null) return []
  const records: Recorded<TaskItem>[] = []
  const tool = toolOf(asking)
  if (after.owner_id !== null && after.owner_id !== before.owner_id) {
    // Two things are asked of the tool for one request: each is done once.
    const key = asking.idempotencyKey === null ? null : `${asking.idempotencyKey}.owner`
    const assignee = after.owner_id
    records.push(await inOurWords(() => toolOf({ ...asking, idempotencyKey: key }).assign(taskId, assignee)))
  }
  const changes = {
    ...(after.name === before.name ? {} : { title: after.name }),
    ...(after.due_at === before.due_at ? {} : { dueDate: after.due_at }),
    ...(after.done === before.done ? {} : { statusId: await statusFor(tool, after.done) }),
  }
  if (Object.keys(changes).length > 0) records.push(await inOurWords(() => tool.update(taskId, changes)))
  return records
}

export const updateOnboardingTask = outsideFirst('onboardingTasks.update', async (asking) => {
  const { params, body, ifMatch } = asking
  const before = await keptWork(asking, params.id)
  if (ifMatch !== null && ifMatch !== before.version) throw stale()
  const after: Work = {
    name: body.name ?? before.name,
    client_id: before.client_id,
    owner_id: body.ownerId === undefined ? before.owner_id : body.ownerId,
    due_at: body.dueAt ?? before.due_at,
    done: body.done ?? before.done,
  }
  const records = await changesInTool(asking, before, after)
  const made =
    before.task_id === null && !(before.done && after.done)
      ? await tasksFor(asking, before.client_id, [after])
      : null
  return async (incoming) => {
    await sql`update onboarding_task o set ${saidDone(incoming.person.id, sql`${after.done}::boolean`)}
      where o.tenant_id = ${incoming.tenantId} and o.id = ${params.id}`.execute(incoming.db)
    await updateRecord(onboardingTasks, { ...incoming, query: {} })
    for (const record of records) await inOurWords(() => record(incoming.db))
    if (made) {
      const [taskId] = await inOurWords(() => made.record(incoming.db))
      await tie(incoming, params.id, taskId, made.tasks[0]?.assignee)
    }
    const { rows } = await sql<{ task_id: number | null; owner_id: number | null }>`
      select task_id, owner_id from onboarding_task where tenant_id = ${incoming.tenantId} and id = ${params.id}`.execute(
      incoming.db,
    )
    const [row] = rows
    if (row?.task_id != null && row.owner_id !== null && row.owner_id !== before.owner_id)
      await tellOfTask(incoming, { id: row.task_id, title: after.name }, [row.owner_id], 'given')
    return getRecord(onboardingTasks, { ...incoming, query: {} })
  }
})

/** Its task is closed, and says why: no task tool forgets one. */
export const removeOnboardingTask = outsideFirst('onboardingTasks.remove', async (asking) => {
  const { params, ifMatch } = asking
  const before = await keptWork(asking, params.id)
  if (ifMatch !== null && ifMatch !== before.version) throw stale()
  const tool = toolOf(asking)
  const record =
    before.task_id === null || before.done
      ? null
      : await tool.update(before.task_id, {
          statusId: await statusFor(tool, true),
          comment: '<p>It was deleted from the onboarding of its client.</p>',
        })
  return async (incoming) => {
    const answer = await removeRecord(onboardingTasks, { ...incoming, query: {}, body: {} })
    await record?.(incoming.db)
    return answer
  }
})

/** What somebody changes at a task in the task tool changes at the onboarding task that it is. */
export const followOnboardingTask: TaskFollower = async (db, tenantId, task, by) => {
  await sql`
    update onboarding_task o set name = n.name, due_at = n.due_at, done = n.done, owner_id = n.owner_id, ${saidDone(by, sql`n.done`)},
      version = o.version + 1, updated_at = now()
    from (select k.id, left(${task.title}, 255) as name, coalesce(${task.due_date}::date, k.due_at) as due_at,
        ${task.closed}::boolean as done,
        coalesce((select u.id from user_account u where u.tenant_id = k.tenant_id and u.id = ${task.assignee?.id ?? null}::integer), k.owner_id) as owner_id
      from onboarding_task k where k.tenant_id = ${tenantId} and k.task_id = ${task.id} and k.deleted_at is null) n
    where o.tenant_id = ${tenantId} and o.id = n.id
      and (o.name, o.due_at, o.done, o.owner_id) is distinct from (n.name, n.due_at, n.done, n.owner_id)`.execute(
    db,
  )
}
