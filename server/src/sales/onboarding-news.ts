import { sql } from 'kysely'
import { outsideFirst } from '../foundation/http/operation.ts'
import type { TaskTool } from '../foundation/outside/tasks/port.ts'
import { Refusal } from '../foundation/http/refusal.ts'
import { saidDone, statusFor } from './onboarding-tasks.ts'
import { toolOf } from '../work/tasks/tool.ts'

/** Tasks that are asked about at once, and most that are asked about at all. */
const atOnce = 200
const most = 2000
/** Clients whose tasks are read by name and day: those with the latest first days. */
const mostClients = 25
const pageSize = 200
/** Tasks that one look closes at most. */
const mostClosed = 20

interface Tied {
  readonly task_id: number
  readonly client_id: number
  readonly done: boolean
  /** Its client said so, and the task tool is to be told. */
  readonly closes_elsewhere: boolean
}

/** What a task is called in the task tool, and when it is due there. */
interface Named {
  readonly id: number
  readonly title: string
  readonly due: string | null
}

/** Which of the tasks are closed there and which are open. */
async function standingOf(tool: TaskTool, tied: readonly Tied[]) {
  const closing = new Set((await tool.statuses()).flatMap((one) => (one.closed ? [one.id] : [])))
  const closed: number[] = []
  const opened: number[] = []
  for (let at = 0; at < tied.length; at += atOnce)
    for (const { id, status } of await tool.statusesOf(tied.slice(at, at + atOnce).map((row) => row.task_id)))
      (closing.has(status.id) ? closed : opened).push(id)
  return { closed, opened }
}

/** Closes in the task tool what clients ticked off. What it does not take from this person waits for the next one. */
async function closeTicked(
  tool: TaskTool,
  tied: readonly Tied[],
  opened: readonly number[],
): Promise<readonly number[]> {
  const waiting = tied.filter(({ closes_elsewhere, task_id }) => closes_elsewhere && opened.includes(task_id))
  if (waiting.length === 0) return []
  const statusId = await statusFor(tool, true)
  const told: number[] = []
  for (const { task_id: id } of waiting.slice(0, mostClosed)) {
    try {
      await tool.update(id, { statusId, comment: '<p>Its client ticked it off in the portal.</p>' })
      told.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return told
}

/** Names and days of tasks that are open here, by the lists of their clients: a request for each client. */
async function namesOf(tool: TaskTool, tied: readonly Tied[]): Promise<readonly Named[]> {
  const open = tied.filter(({ done }) => !done)
  const ours = new Set(open.map(({ task_id }) => task_id))
  const found: Named[] = []
  for (const clientId of [...new Set(open.map(({ client_id }) => client_id))].slice(0, mostClients)) {
    const { rows } = await tool.list({
      clientId,
      page: 1,
      pageSize,
      sort: 'dueDate',
      search: '',
      state: 'all',
    })
    for (const { id, title, due_date } of rows)
      if (ours.has(id) && title.trim() !== '') found.push({ id, title: title.trim(), due: due_date })
  }
  return found
}

/** Reads from a task tool elsewhere what was done there to onboarding tasks: their states, names and days. */
export const refreshOnboarding = outsideFirst('onboarding.refresh', async (asking) => {
  const { db, tenantId, services } = asking
  const { rows } = services.taskTools.here
    ? { rows: [] }
    : await sql<Tied>`
        select task_id, client_id, done, closes_elsewhere and done as closes_elsewhere from onboarding_task
        where tenant_id = ${tenantId} and deleted_at is null and task_id is not null
          and (not done or updated_at > now() - interval '60 days')
        order by done, due_at desc limit ${most}`.execute(db)
  const tool = rows.length > 0 ? toolOf(asking) : null
  const { closed, opened } = tool ? await standingOf(tool, rows) : { closed: [], opened: [] }
  const told = tool ? await closeTicked(tool, rows, opened) : []
  const named = tool ? await namesOf(tool, rows) : []
  return async (incoming) => {
    await sql`update onboarding_task set closes_elsewhere = false
      where tenant_id = ${tenantId} and closes_elsewhere and task_id = any (${[...told, ...closed]}::integer[])`.execute(
      incoming.db,
    )
    if (closed.length + opened.length + named.length === 0) {
      incoming.audit(null)
      return { changed: 0 }
    }
    const changed = await sql<{ id: number }>`
      update onboarding_task o set done = n.done, name = n.name, due_at = n.due_at, version = o.version + 1, updated_at = now(),
        ${saidDone(null, sql`n.done`)}
      from (
        select k.id,
          case when k.task_id = any (${closed}::integer[]) then true when k.task_id = any (${opened.filter((id) => !told.includes(id))}::integer[]) and not k.closes_elsewhere then false
            else k.done end as done,
          coalesce(left(t.title, 255), k.name) as name, coalesce(t.due::date, k.due_at) as due_at
        from onboarding_task k
          left join json_to_recordset(${JSON.stringify(named)}::json) t (id integer, title text, due text) on t.id = k.task_id
        where k.tenant_id = ${tenantId} and k.deleted_at is null
          and k.task_id = any (${rows.map(({ task_id }) => task_id)}::integer[])
      ) n
      where o.tenant_id = ${tenantId} and o.id = n.id and (o.done, o.name, o.due_at) is distinct from (n.done, n.name, n.due_at)
      returning o.id`.execute(incoming.db)
    const ids = changed.rows.map(({ id }) => id)
    incoming.audit(
      ids.length + told.length > 0
        ? { subject: 'onboarding', changes: { readFromTaskTool: ids, closedInTaskTool: told } }
        : null,
    )
    return { changed: ids.length }
  }
})
