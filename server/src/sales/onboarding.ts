import { sql } from 'kysely'
import { addDays, daysBetween, today } from '@portal/core/foundation/format'
import type { Db } from '../foundation/database/database.ts'
import { operation, outsideFirst } from '../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../foundation/http/refusal.ts'
import { tasksFor } from './onboarding-tasks.ts'

interface BoardRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly tasks: number
  readonly done: number
  readonly oldest: string | null
  readonly next_task: string | null
  readonly next_due_at: string | null
}

/** Clients that start, the latest ones first. */
export const onboardingBoard = operation('onboarding.board', async ({ db, tenantId }) => {
  const now = today()
  const { rows } = await sql<BoardRow>`
    select c.id, c.name, c.slug, count(*)::integer as tasks, count(*) filter (where t.done)::integer as done,
      min(t.due_at) filter (where not t.done and t.due_at < ${now}) as oldest,
      (array_agg(t.name order by t.due_at nulls last, t.id) filter (where not t.done))[1] as next_task,
      (array_agg(t.due_at order by t.due_at nulls last, t.id) filter (where not t.done))[1] as next_due_at
    from onboarding_task t
    join client c on c.tenant_id = t.tenant_id and c.id = t.client_id
    where t.tenant_id = ${tenantId} and t.deleted_at is null
    group by c.id, c.name, c.slug
    order by oldest nulls last, lower(c.name), c.id`.execute(db)
  return rows.map(({ id, name, slug, tasks, done, oldest, next_task, next_due_at }) => ({
    id,
    client: { id, name, slug },
    tasks,
    done,
    percent: Math.floor((done * 100) / tasks),
    daysLate: oldest === null ? 0 : daysBetween(oldest, now),
    nextTask: next_task,
    nextDueAt: next_due_at,
  }))
})

interface TemplateRow {
  readonly name: string
  readonly category_id: number
  readonly owner_id: number | null
  readonly due_after_days: number
}

/** Whether the onboarding of a client may begin; its row is held where that is asked in a transaction. */
async function checkStart(
  { db, tenantId }: { readonly db: Db; readonly tenantId: number },
  clientId: number,
  { hold }: { readonly hold: boolean },
): Promise<void> {
  const client = await sql`
    select from client where tenant_id = ${tenantId} and id = ${clientId} ${hold ? sql`for update` : sql``}`.execute(
    db,
  )
  if (client.rows.length === 0) throw notFound('This client')
  const begun = await sql`
    select from onboarding_task where tenant_id = ${tenantId} and client_id = ${clientId} and deleted_at is null limit 1`.execute(
    db,
  )
  if (begun.rows.length > 0)
    throw conflict('The onboarding of this client has started already: change its tasks instead.', {
      clientId: 'Its onboarding has started already.',
    })
}

/** A task for every template that is offered, in the task tool too. A client is started once: its tasks are changed after that, never doubled. */
export const startOnboarding = outsideFirst('onboarding.start', async (asking) => {
  const { db, tenantId, body } = asking
  const { clientId, startsAt } = body
  await checkStart(asking, clientId, { hold: false })
  const { rows } = await sql<TemplateRow>`
    select name, category_id, owner_id, due_after_days from onboarding_task_template
    where tenant_id = ${tenantId} and deleted_at is null and active order by "order", id`.execute(db)
  if (rows.length === 0)
    throw invalid({ '': 'There are no templates: add some under Onboarding Task Categories first.' })
  const works = rows.map(({ name, owner_id, due_after_days }) => ({
    name,
    client_id: clientId,
    owner_id,
    due_at: addDays(startsAt, due_after_days),
    done: false,
  }))
  const { tasks, record } = await tasksFor(asking, clientId, works)
  return async (incoming) => {
    // The client's row is held, so that two who press at once start it once.
    await checkStart(incoming, clientId, { hold: true })
    const ids = await record(incoming.db)
    for (const [at, { name, category_id }] of rows.entries())
      await sql`
        insert into onboarding_task (tenant_id, client_id, name, category_id, owner_id, due_at, task_id)
        values (${tenantId}, ${clientId}, ${name}, ${category_id}, ${tasks[at]?.assignee ?? null}, ${works[at]?.due_at ?? startsAt},
          ${ids[at] ?? null})`.execute(incoming.db)
    incoming.audit({
      subject: 'onboarding',
      subjectId: clientId,
      clientId,
      changes: { startsAt: [null, startsAt] },
    })
    return { clientId, tasks: rows.length }
  }
})
