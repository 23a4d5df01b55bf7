import { sql } from 'kysely'
import { addDays } from '@portal/core/foundation/format/dates'
import { today } from '@portal/core/foundation/format/time'
import { deliverables } from '@portal/core/work/deliverables/deliverables'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { checkRecord } from '../../platform/records/check-record.ts'
import { nameDeliverables } from './name-deliverables.ts'

/** The template, if one is named. @throws {Refusal} 422 when there is none such */
async function templateOf(db: Db, tenantId: number, id: number | undefined) {
  if (id === undefined) return null
  const template = await db
    .selectFrom('deliverable_template')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['name', 'description', 'type_id', 'category_id', 'due_after_days'])
    .executeTakeFirst()
  if (!template) throw invalid({ templateId: 'This template does not exist.' })
  return template
}

/** One deliverable for each client, all or none; what is given wins over the template. */
const bulkCreateDeliverables = operation('deliverables.bulkCreate', async ({ db, tenantId, body, audit }) => {
  const clientIds = [...new Set(body.clientIds)]
  const template = await templateOf(db, tenantId, body.templateId)
  const name = body.name ?? template?.name
  if (name === undefined) throw invalid({ name: 'Field is required' })
  const dueAfterDays = template?.due_after_days ?? null
  const values = {
    name,
    description: template?.description ?? '',
    typeId: body.typeId === undefined ? (template?.type_id ?? null) : body.typeId,
    categoryId: body.categoryId === undefined ? (template?.category_id ?? null) : body.categoryId,
    statusId: body.statusId,
    actionId: body.actionId ?? null,
    assigneeId: body.assigneeId ?? null,
    dueAt:
      body.dueAt === undefined ? (dueAfterDays === null ? null : addDays(today(), dueAfterDays)) : body.dueAt,
  }
  await checkRecord(db, tenantId, deliverables, values)
  const found = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${clientIds}::integer[])`)
    .select(({ fn }) => fn.count<number>('id').as('count'))
    .executeTakeFirstOrThrow()
  if (found.count < clientIds.length) throw invalid({ clientIds: 'One of these clients does not exist.' })
  const { rows } = await sql<{ id: number; client_id: number }>`
    insert into deliverable (tenant_id, client_id, name, description, type_id, category_id, status_id, action_id, assignee_id, due_at)
    select ${tenantId}::integer, o.id, ${values.name}, ${values.description}, ${values.typeId}::integer, ${values.categoryId}::integer,
      ${values.statusId}::integer, ${values.actionId}::integer, ${values.assigneeId}::integer, ${values.dueAt}::date
    from unnest(${clientIds}::integer[]) with ordinality as o (id, place) order by o.place
    returning id, client_id`.execute(db)
  for (const { id, client_id: clientId } of rows)
    audit({ subject: deliverables.one, subjectId: id, clientId, changes: values })
  return { ids: rows.map(({ id }) => id) }
})

/** The same status for several deliverables, all or none. */
const bulkDeliverableStatus = operation('deliverables.bulkStatus', async ({ db, tenantId, body, audit }) => {
  const ids = [...new Set(body.ids)].toSorted((a, b) => a - b)
  await checkRecord(db, tenantId, deliverables, { statusId: body.statusId })
  const { rows: before } = await sql<{ id: number; client_id: number; status_id: number }>`
    select id, client_id, status_id from deliverable
    where tenant_id = ${tenantId} and deleted_at is null and id = any (${ids}::integer[]) order by id for update`.execute(
    db,
  )
  if (before.length < ids.length)
    throw invalid({ ids: 'One of these deliverables was not found. It may have been deleted.' })
  await sql`
    update deliverable set status_id = ${body.statusId}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = any (${ids}::integer[])`.execute(db)
  for (const { id, client_id: clientId, status_id: was } of before) {
    audit({
      subject: deliverables.one,
      subjectId: id,
      clientId,
      changes: { statusId: [was, body.statusId] },
    })
  }
  return { ids }
})

export const deliverableOperations = {
  'deliverables.bulkCreate': bulkCreateDeliverables,
  'deliverables.bulkStatus': bulkDeliverableStatus,
  'strategies.name': nameDeliverables,
}
