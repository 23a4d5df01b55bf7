import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Db } from '../../foundation/database/database.ts'
import { codeOf } from '../../foundation/http/failures.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'

type Service = Answer<'services.get'>

/** Services with their groups, in their order; one when an id is given. */
async function services(db: Db, tenantId: number, id?: number): Promise<Service[]> {
  const rows = await db
    .selectFrom('service as s')
    .leftJoin('service_group as g', (join) =>
      join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.id', '=', 's.service_group_id'),
    )
    .where('s.tenant_id', '=', tenantId)
    .$if(id !== undefined, (query) => query.where('s.id', '=', id ?? 0))
    .select([
      's.id',
      's.name',
      's.order',
      's.active',
      's.service_group_id',
      's.pacing_section_id',
      'g.name as group_name',
    ])
    .orderBy('s.order')
    .orderBy(sql`lower(s.name)`)
    .execute()
  return rows.map(
    ({
      service_group_id: groupId,
      group_name: groupName,
      pacing_section_id: pacingSectionId,
      ...service
    }) => ({
      ...service,
      serviceGroupId: groupId,
      pacingSectionId,
      ServiceGroup: groupId === null || groupName === null ? null : { id: groupId, name: groupName },
    }),
  )
}

/** @throws {Refusal} 404 */
async function serviceById(db: Db, tenantId: number, id: number): Promise<Service> {
  const [service] = await services(db, tenantId, id)
  if (!service) throw notFound('This service')
  return service
}

/** The name is taken, whatever its letter case. */
const nameTaken = (name: string) =>
  conflict(`"${name}" already exists.`, { name: `"${name}" already exists.` })

/** @throws {Refusal} 422 when a group is named that there is not */
async function checkGroup(db: Db, tenantId: number, groupId: number | null | undefined): Promise<void> {
  if (groupId === null || groupId === undefined) return
  const group = await db
    .selectFrom('service_group')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', groupId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (!group) throw invalid({ serviceGroupId: 'This service group does not exist.' })
}

const listServices = operation('services.list', async ({ db, tenantId }) => services(db, tenantId))

const getService = operation('services.get', async ({ db, tenantId, params }) =>
  serviceById(db, tenantId, params.id),
)

const createService = operation('services.create', async ({ db, tenantId, body, audit }) => {
  await checkGroup(db, tenantId, body.serviceGroupId)
  const made = await db
    .insertInto('service')
    .values({
      tenant_id: tenantId,
      name: body.name,
      order: body.order ?? 0,
      active: body.active ?? true,
      service_group_id: body.serviceGroupId ?? null,
      pacing_section_id: body.pacingSectionId ?? null,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw nameTaken(body.name)
  audit({ subject: 'service', subjectId: made.id, changes: body })
  return serviceById(db, tenantId, made.id)
})

const updateService = operation('services.update', async ({ db, tenantId, params, body, audit }) => {
  const before = await serviceById(db, tenantId, params.id)
  if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
  await checkGroup(db, tenantId, body.serviceGroupId)
  try {
    await db
      .updateTable('service')
      .set({
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.order === undefined ? {} : { order: body.order }),
        ...(body.active === undefined ? {} : { active: body.active }),
        ...(body.serviceGroupId === undefined ? {} : { service_group_id: body.serviceGroupId }),
        ...(body.pacingSectionId === undefined ? {} : { pacing_section_id: body.pacingSectionId }),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .execute()
  } catch (error) {
    if (codeOf(error) === '23505') throw nameTaken(body.name ?? '')
    throw error
  }
  const after = await serviceById(db, tenantId, params.id)
  audit({
    subject: 'service',
    subjectId: params.id,
    changes: {
      ...(before.name === after.name ? {} : { name: [before.name, after.name] }),
      ...(before.order === after.order ? {} : { order: [before.order, after.order] }),
      ...(before.active === after.active ? {} : { active: [before.active, after.active] }),
      ...(before.serviceGroupId === after.serviceGroupId
        ? {}
        : { serviceGroupId: [before.serviceGroupId, after.serviceGroupId] }),
      ...(before.pacingSectionId === after.pacingSectionId
        ? {}
        : { pacingSectionId: [before.pacingSectionId, after.pacingSectionId] }),
    },
  })
  return after
})

/** A service that budgets use, deleted ones too, stays: their history names it. */
const removeService = operation('services.remove', async ({ db, tenantId, params, audit }) => {
  const before = await serviceById(db, tenantId, params.id)
  const used = await db
    .selectFrom('budget')
    .where('tenant_id', '=', tenantId)
    .where('service_id', '=', params.id)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (used) throw conflict(`"${before.name}" is used by budgets. Make it inactive instead.`)
  await db.deleteFrom('service').where('tenant_id', '=', tenantId).where('id', '=', params.id).execute()
  audit({ subject: 'service', subjectId: params.id, changes: { name: [before.name, null] } })
  return { id: params.id }
})

export const serviceOperations = {
  'services.list': listServices,
  'services.get': getService,
  'services.create': createService,
  'services.update': updateService,
  'services.remove': removeService,
}
