import { sql } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'

/** Ticks what was done for a client in a month, or takes the tick away; a second tick changes nobody's first. */
const tick = operation('deliverableTasks.tick', async ({ db, tenantId, params, body, person, audit }) => {
  const month = monthRange(body.month).start
  const { rows } = await sql<{ name: string; client: boolean }>`
    select t.name, exists (select from client where tenant_id = ${tenantId} and id = ${body.clientId}) as client
    from deliverable_task t where t.tenant_id = ${tenantId} and t.id = ${params.id} and t.deleted_at is null`.execute(
    db,
  )
  const [task] = rows
  if (!task) throw notFound('This deliverable task')
  if (!task.client) throw invalid({ clientId: 'This client does not exist.' })
  const { numAffectedRows } = await (
    body.done
      ? sql`insert into deliverable_task_done (tenant_id, client_id, task_id, month, done_by)
          values (${tenantId}, ${body.clientId}, ${params.id}, ${month}, ${person.id}) on conflict do nothing`
      : sql`delete from deliverable_task_done where tenant_id = ${tenantId} and client_id = ${body.clientId}
          and task_id = ${params.id} and month = ${month}`
  ).execute(db)
  if (numAffectedRows !== 0n)
    audit({
      subject: 'deliverable task',
      subjectId: params.id,
      clientId: body.clientId,
      changes: { [`${task.name} ${month.slice(0, 7)}`]: [!body.done, body.done] },
    })
  return { done: body.done }
})

export const managerTaskOperations = { 'deliverableTasks.tick': tick }
