import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import { operation } from '../../foundation/http/operation.ts'
import { keepsUsers } from '@portal/core/foundation/policy/managing-users'
import type { Db } from '../../foundation/database/database.ts'
import { conflict, forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'
import { presentClient } from './present-client.ts'
import { clientRows } from './query.ts'
import { checkReason, endBudgetsOf } from './end-budgets.ts'
import { endAccounts, usersOfStore } from './leaving-users.ts'
import { writeClients } from './write-clients.ts'

const mostTasks = 10

interface Left {
  readonly budgets: number
  readonly budgetsToCome: number
  readonly budgetsBeyond: number
  readonly openTasks: number
  readonly tasks: { readonly id: number; readonly title: string }[]
}

/** What a client has that runs, that begins later and that is to do. */
async function leftOf(db: Db, tenantId: number, clientId: number): Promise<Left> {
  const now = today()
  const { rows } = await sql<Left>`
    with open as (
      select t.id, t.title, t.due_date from task t
        join task_status s on s.tenant_id = t.tenant_id and s.id = t.status_id and not s.closes
      where t.tenant_id = ${tenantId} and t.client_id = ${clientId}
    )
    select count(*) filter (where b.starts_at <= ${now}::date and (b.ends_at is null or b.ends_at >= ${now}::date))::integer as budgets,
      count(*) filter (where b.starts_at > ${now}::date)::integer as "budgetsToCome",
      count(*) filter (where c.canceled_at is not null and b.starts_at <= greatest(c.canceled_at, ${now}::date) and (b.ends_at is null or b.ends_at > c.canceled_at))::integer as "budgetsBeyond",
      (select count(*)::integer from open) as "openTasks",
      (select coalesce(json_agg(json_build_object('id', o.id, 'title', o.title)), '[]')
        from (select id, title from open order by due_date, id limit ${mostTasks}) o) as tasks
    from budget b join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
    where b.tenant_id = ${tenantId} and b.client_id = ${clientId} and b.deleted_at is null`.execute(db)
  return rows[0] ?? { budgets: 0, budgetsToCome: 0, budgetsBeyond: 0, openTasks: 0, tasks: [] }
}

/** What canceling would come to, before it is done. */
export const leavingClient = operation('clients.leaving', async ({ db, tenantId, params, person }) => {
  const there = await sql`select from client where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  if (there.rows.length === 0) throw notFound('This client')
  const users = await usersOfStore(db, tenantId, params.id)
  return {
    ...(await leftOf(db, tenantId, params.id)),
    users: users
      .filter(({ elsewhere }) => !elsewhere)
      .map(({ id, fullName, email }) => ({ id, fullName, email })),
    usersElsewhere: users.filter(({ elsewhere }) => elsewhere).length,
    mayEndUsers: keepsUsers(person),
  }
})

/**
 * Makes a client inactive at once. What runs ends on its last day, with the reason; what would begin later and who
 * still has something to do are named, for somebody to decide.
 */
export const cancelClient = operation('clients.cancelNow', async (incoming) => {
  const { db, tenantId, params, body, actor, person, audit, services, afterCommit } = incoming
  const now = today()
  if (body.endUsers === true && !keepsUsers(person))
    throw forbidden('Ask an administrator to end the accounts of its people.')
  const { lastDay = now, cancellationReasonId: reason = null } = body
  if (lastDay > now)
    throw invalid({ lastDay: 'Last Day must be today or earlier. A later one is set under Settings.' })
  const before = await clientRows(db, tenantId)
    .where('client.id', '=', params.id)
    .forUpdate('client')
    .executeTakeFirst()
  if (!before) throw notFound('This client')
  if (before.canceled_at !== null && before.canceled_at <= now)
    throw conflict(`${before.name} is inactive already.`, {})
  await checkReason(db, tenantId, reason)
  await writeClients(db, tenantId, () =>
    sql`
        update client set canceled_at = ${lastDay}::date, version = version + 1, updated_at = now()
        where tenant_id = ${tenantId} and id = ${params.id}`.execute(db),
  )
  const budgetIds = await endBudgetsOf(incoming, { client: before, lastDay, reason })
  const left = await leftOf(db, tenantId, params.id)
  const leaving =
    body.endUsers === true
      ? (await usersOfStore(db, tenantId, params.id)).filter(({ elsewhere }) => !elsewhere)
      : []
  if (leaving.length > 0) {
    await endAccounts(db, tenantId, leaving)
    afterCommit(() => {
      for (const { id } of leaving) services.actors.forget(tenantId, id)
    })
  }
  const after = await clientRows(db, tenantId).where('client.id', '=', params.id).executeTakeFirstOrThrow()
  audit({
    subject: 'client',
    subjectId: params.id,
    clientId: params.id,
    changes: {
      canceled_at: [before.canceled_at, lastDay],
      ...(reason === null ? {} : { cancellationReasonId: reason }),
      budgetsEnded: [...budgetIds],
    },
  })
  for (const { id } of leaving)
    audit({ subject: 'user', subjectId: id, clientId: params.id, changes: { active: [true, false] } })
  return {
    client: presentClient(after, actor),
    budgetIds: [...budgetIds],
    budgetsToCome: left.budgetsToCome,
    openTasks: left.openTasks,
    usersEnded: leaving.length,
  }
})
