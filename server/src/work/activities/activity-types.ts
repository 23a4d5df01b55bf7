import { sql } from 'kysely'
import { activityTypeId } from '@portal/core/work/activities/constants'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { inUse, unlessTaken } from './names.ts'

const columns = ['id', 'name', 'active', 'sortable'] as const

/** Types in their order; forms leave out the inactive ones themselves, since lists still need their names. */
const list = operation('activityTypes.list', async ({ db, tenantId }) =>
  db
    .selectFrom('activity_type')
    .where('tenant_id', '=', tenantId)
    .select(columns)
    .orderBy('sortable')
    .orderBy(sql`lower(name)`)
    .execute(),
)

const create = operation('activityTypes.create', async ({ db, tenantId, body, audit }) => {
  const row = await unlessTaken(body.name, () =>
    db
      .insertInto('activity_type')
      .values({
        tenant_id: tenantId,
        name: body.name,
        active: body.active ?? true,
        sortable: body.sortable ?? 0,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )
  audit({ subject: 'activity type', subjectId: row.id, changes: { name: [null, row.name] } })
  return row
})

const update = operation('activityTypes.update', async ({ db, tenantId, params, body, audit }) => {
  if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
  const before = await db
    .selectFrom('activity_type')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound('This activity type')
  const row = await unlessTaken(body.name ?? '', () =>
    db
      .updateTable('activity_type')
      .set(body)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )
  audit({
    subject: 'activity type',
    subjectId: row.id,
    changes: {
      name: [before.name, row.name],
      active: [before.active, row.active],
      sortable: [before.sortable, row.sortable],
    },
  })
  return row
})

/** Types that the guided flows and the note generator count on stay, however unused. */
const lasting: readonly number[] = Object.values(activityTypeId)

const remove = operation('activityTypes.remove', async ({ db, tenantId, params, audit }) => {
  const row = await db
    .selectFrom('activity_type')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .select('name')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This activity type')
  if (lasting.includes(params.id))
    throw conflict(`"${row.name}" has rules of its own in the portal. Make it inactive instead.`)
  const { used } = await db
    .selectFrom('activity')
    .where('tenant_id', '=', tenantId)
    .where('type_id', '=', params.id)
    .select(sql<number>`count(*)::integer`.as('used'))
    .executeTakeFirstOrThrow()
  if (used > 0) throw inUse(row.name, used)
  await db
    .deleteFrom('activity_category')
    .where('tenant_id', '=', tenantId)
    .where('type_id', '=', params.id)
    .execute()
  await db.deleteFrom('activity_type').where('tenant_id', '=', tenantId).where('id', '=', params.id).execute()
  audit({ subject: 'activity type', subjectId: params.id, changes: { name: [row.name, null] } })
  return { id: params.id }
})

export const activityTypeOperations = {
  'activityTypes.list': list,
  'activityTypes.create': create,
  'activityTypes.update': update,
  'activityTypes.remove': remove,
}
