import { sql } from 'kysely'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { pathOf } from '@portal/core/foundation/routes'
import type { Db } from '../foundation/database/database.ts'
import { outsideFirst, type Incoming } from '../foundation/http/operation.ts'
import { forbidden, notFound } from '../foundation/http/refusal.ts'
import { notify } from '../platform/notifications/notify.ts'
import { toolOf } from '../work/tasks/tool.ts'
import { saidDone, statusFor } from './onboarding-tasks.ts'

interface Piece {
  readonly name: string
  readonly client_id: number
  readonly client: string
  readonly done: boolean
  readonly done_by_id: number | null
  readonly owner_id: number | null
  readonly task_id: number | null
}

/**
 * A task of an onboarding that its client does itself; those of other clients are not there for the asker.
 *
 * @throws {Refusal} 404
 */
async function pieceOf(
  { db, tenantId, scope, params }: Pick<Incoming<'onboarding.tick'>, 'db' | 'tenantId' | 'scope' | 'params'>,
  { hold }: { readonly hold: boolean },
): Promise<Piece> {
  const clients =
    scope === 'all'
      ? sql`true`
      : sql`t.client_id = any (${scope.of === 'client' ? scope.ids : []}::integer[])`
  const { rows } = await sql<Piece>`
    select t.name, t.client_id, c.name as client, t.done, t.done_by_id, t.owner_id, t.task_id from onboarding_task t
      join client c on c.tenant_id = t.tenant_id and c.id = t.client_id
    where t.tenant_id = ${tenantId} and t.id = ${params.id} and t.by_client and t.deleted_at is null and ${clients} ${hold ? sql`for update of t` : sql``}`.execute(
    db,
  )
  if (!rows[0]) throw notFound('This onboarding task')
  return rows[0]
}

/** Whom it concerns that a client did its part: its account managers, and whoever has the task. */
async function concerned(db: Db, tenantId: number, { client_id, owner_id }: Piece): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from user_account u where u.tenant_id = ${tenantId} and u.user_type = 'Employee' and u.active and not u.suspended
      and (u.id = ${owner_id} or u.id in (select m.user_id from client_user m where m.tenant_id = u.tenant_id
        and m.client_id = ${client_id} and m.client_user_type_id = ${clientUserTypes.manager}))`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * A client says that it did its part, or takes back what it said. A task tool elsewhere does not know the client's
 * people: it is told by whoever of the agency looks at the onboarding next.
 */
export const tickOnboardingTask = outsideFirst('onboarding.tick', async (asking) => {
  const { tenantId, params, body, services, person } = asking
  const { done } = body
  const seen = await pieceOf(asking, { hold: false })
  const tool = seen.task_id !== null && seen.done !== done && services.taskTools.here ? toolOf(asking) : null
  const record = tool && (await tool.update(seen.task_id ?? 0, { statusId: await statusFor(tool, done) }))
  return async (incoming) => {
    const piece = await pieceOf(incoming, { hold: true })
    const { name, client, client_id: clientId } = piece
    if (piece.done === done) return { id: params.id, done }
    if (!done && piece.done_by_id !== person.id)
      throw forbidden('Somebody else ticked this off. Ask your account manager to open it again.')
    await sql`
      update onboarding_task o set ${saidDone(person.id, sql`${done}::boolean`)}, done = ${done}, version = o.version + 1, updated_at = now()
      where o.tenant_id = ${tenantId} and o.id = ${params.id}`.execute(incoming.db)
    if (!services.taskTools.here)
      await sql`update onboarding_task set closes_elsewhere = ${done} and task_id is not null
        where tenant_id = ${tenantId} and id = ${params.id}`.execute(incoming.db)
    await record?.(incoming.db)
    incoming.audit({
      subject: 'onboarding task',
      subjectId: params.id,
      clientId,
      changes: { done: [!done, done] },
    })
    const others = (await concerned(incoming.db, tenantId, piece)).filter((id) => id !== person.id)
    await notify(incoming, others, {
      text: `${client} ${done ? 'ticked off' : 'opened again'} in its onboarding: ${name}`,
      path: pathOf('onboarding.tasks', {}, { clientId: String(clientId) }),
    })
    return { id: params.id, done }
  }
})
