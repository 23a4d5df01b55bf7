import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
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

/** Checklists of one answer. */
const mostClients = 200

/** Clients that start, the latest ones first. */
export const onboardingBoard = operation('onboarding.board', async ({ db, tenantId }) => {
  const now = today()
  const { rows } = await sql<BoardRow>`
    select c.id, c.name, c.slug, count(*)::integer as tasks, count(*) filter (where t.done)::integer as done,
      min(t.due_at) filter (where not t.done and t.due_at < ${now}) as oldest,
      (array_agg(t.name order by t.due_at nulls last, t.id) filter (where not t.done and w.id is null))[1] as next_task,
      (array_agg(t.due_at order by t.due_at nulls last, t.id) filter (where not t.done and w.id is null))[1] as next_due_at
    from onboarding_task t
    left join onboarding_task w on w.tenant_id = t.tenant_id and w.id = t.waits_for_id and w.deleted_at is null and not w.done
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

/** What clients see of their onboarding, those that are through with it left out. */
export const onboardingChecklist = operation(
  'onboarding.checklist',
  async ({ db, tenantId, scope, person }) => {
    const clients =
      scope === 'all'
        ? sql`true`
        : sql`t.client_id = any (${scope.of === 'client' ? scope.ids : []}::integer[])`
    const { rows } = await sql<Answer<'onboarding.checklist'>[number]>`
    select json_build_object('id', c.id, 'name', c.name) as client, count(*) filter (where t.done)::integer as done,
      json_agg(json_build_object('id', t.id, 'name', t.name, 'dueAt', t.due_at, 'done', t.done, 'waitsFor', w.name,
          'tick', t.by_client and (not t.done or t.done_by_id = ${person.id}))
        order by t.due_at, t.id) as tasks
    from onboarding_task t
    join client c on c.tenant_id = t.tenant_id and c.id = t.client_id
    left join onboarding_task w on w.tenant_id = t.tenant_id and w.id = t.waits_for_id and w.deleted_at is null and not w.done
      and (w.for_client or w.by_client) and not t.done
    where t.tenant_id = ${tenantId} and t.deleted_at is null and (t.for_client or t.by_client) and t.due_at is not null and ${clients}
    group by c.id, c.name having bool_or(not t.done)
    order by lower(c.name), c.id limit ${mostClients}`.execute(db)
    return rows
  },
)

interface TemplateRow {
  readonly id: number
  readonly name: string
  readonly category_id: number
  readonly owner_id: number | null
  readonly due_after_days: number
  readonly service_id: number | null
  readonly waits_for_id: number | null
  readonly for_client: boolean
  readonly by_client: boolean
}

/**
 * The templates that a client's onboarding begins with: those for everybody and those of services that it has, each
 * with whoever has its role on the client's team, or else who is named.
 */
async function templatesFor(
  { db, tenantId }: { readonly db: Db; readonly tenantId: number },
  clientId: number,
  startsAt: string,
): Promise<readonly TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select t.id, t.name, t.category_id, t.due_after_days, t.service_id, t.waits_for_id, t.for_client, t.by_client,
      coalesce((select min(m.user_id) from client_user m
        join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
        where m.tenant_id = t.tenant_id and m.client_id = ${clientId} and m.client_user_type_id = t.owner_type_id
          and u.user_type = 'Employee' and u.active and not u.suspended), t.owner_id) as owner_id
    from onboarding_task_template t
    where t.tenant_id = ${tenantId} and t.deleted_at is null and t.active
      and (t.service_id is null or exists (select from budget b where b.tenant_id = t.tenant_id and b.client_id = ${clientId}
        and b.service_id = t.service_id and b.deleted_at is null and (b.ends_at is null or b.ends_at >= ${startsAt}::date)))
    order by t."order", t.id`.execute(db)
  return rows
}

/** What each template waits for among those that make a task: where one makes none, what that one waits for. */
async function waitsAmong(
  { db, tenantId }: { readonly db: Db; readonly tenantId: number },
  templates: readonly TemplateRow[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; waits_for_id: number }>`
    select id, waits_for_id from onboarding_task_template where tenant_id = ${tenantId} and waits_for_id is not null`.execute(
    db,
  )
  const after = new Map(rows.map(({ id, waits_for_id }) => [id, waits_for_id]))
  const made = new Set(templates.map(({ id }) => id))
  const found = new Map<number, number>()
  for (const { id } of templates) {
    const passed = new Set([id])
    let at = after.get(id)
    while (at !== undefined && !made.has(at) && !passed.has(at)) {
      passed.add(at)
      at = after.get(at)
    }
    if (at !== undefined && at !== id && made.has(at)) found.set(id, at)
  }
  return found
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

/** The day of a task; for a start that is still to come nothing is late on the day on which it is made. */
function dueDay(startsAt: string, daysAfter: number): string {
  const [day, now] = [addDays(startsAt, daysAfter), today()]
  return startsAt >= now && day < now ? now : day
}

/** A task for every template that fits, in the task tool too. A client is started once: its tasks are changed after that, never doubled. */
export const startOnboarding = outsideFirst('onboarding.start', async (asking) => {
  const { tenantId, body } = asking
  const { clientId, startsAt } = body
  await checkStart(asking, clientId, { hold: false })
  const rows = await templatesFor(asking, clientId, startsAt)
  if (rows.length === 0)
    throw invalid({
      '': 'There are no templates for this client: add some under Onboarding Task Categories first.',
    })
  const waits = await waitsAmong(asking, rows)
  const works = rows.map(({ name, owner_id, due_after_days }) => ({
    name,
    client_id: clientId,
    owner_id,
    due_at: dueDay(startsAt, due_after_days),
    done: false,
  }))
  const { tasks, record } = await tasksFor(asking, clientId, works)
  return async (incoming) => {
    // The client's row is held, so that two who press at once start it once.
    await checkStart(incoming, clientId, { hold: true })
    const ids = await record(incoming.db)
    const made = new Map<number, number>()
    for (const [at, { id, name, category_id, service_id, for_client, by_client }] of rows.entries()) {
      const added = await sql<{ id: number }>`
        insert into onboarding_task (tenant_id, client_id, name, category_id, service_id, for_client, by_client, owner_id, due_at, task_id)
        values (${tenantId}, ${clientId}, ${name}, ${category_id}, ${service_id}, ${for_client}, ${by_client}, ${tasks[at]?.assignee ?? null},
          ${works[at]?.due_at ?? startsAt}, ${ids[at] ?? null}) returning id`.execute(incoming.db)
      made.set(id, added.rows[0]?.id ?? 0)
    }
    for (const [id, before] of waits)
      await sql`update onboarding_task set waits_for_id = ${made.get(before)} where tenant_id = ${tenantId} and id = ${made.get(id)}`.execute(
        incoming.db,
      )
    incoming.audit({
      subject: 'onboarding',
      subjectId: clientId,
      clientId,
      changes: { startsAt: [null, startsAt] },
    })
    return { clientId, tasks: rows.length }
  }
})
