import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { inUse, unlessTaken } from './names.ts'

const columns = ['id', 'type_id as typeId', 'name', 'active', 'order'] as const

const list = operation('categories.list', async ({ db, tenantId, query }) => {
  const rows = db.selectFrom('activity_category').where('tenant_id', '=', tenantId)
  return (query.typeId === undefined ? rows : rows.where('type_id', '=', query.typeId))
    .select(columns)
    .orderBy('type_id')
    .orderBy('order')
    .orderBy(sql`lower(name)`)
    .execute()
})

const create = operation('categories.create', async ({ db, tenantId, body, audit }) => {
  const type = await db
    .selectFrom('activity_type')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', body.typeId)
    .select('id')
    .executeTakeFirst()
  if (!type) throw invalid({ typeId: 'This activity type does not exist.' })
  const row = await unlessTaken(body.name, () =>
    db
      .insertInto('activity_category')
      .values({
        tenant_id: tenantId,
        type_id: type.id,
        name: body.name,
        active: body.active ?? true,
        order: body.order ?? 0,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )
  audit({
    subject: 'activity category',
    subjectId: row.id,
    changes: { name: [null, row.name], typeId: [null, row.typeId] },
  })
  return row
})

const update = operation('categories.update', async ({ db, tenantId, params, body, audit }) => {
  if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
  const before = await locked(db, tenantId, params.id)
  const row = await unlessTaken(body.name ?? '', () =>
    db
      .updateTable('activity_category')
      .set(body)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )
  audit({
    subject: 'activity category',
    subjectId: row.id,
    changes: {
      name: [before.name, row.name],
      active: [before.active, row.active],
      order: [before.order, row.order],
    },
  })
  return row
})

const remove = operation('categories.remove', async ({ db, tenantId, params, audit }) => {
  const row = await locked(db, tenantId, params.id)
  const { used } = await db
    .selectFrom('activity')
    .where('tenant_id', '=', tenantId)
    .where('category_id', '=', params.id)
    .select(sql<number>`count(*)::integer`.as('used'))
    .executeTakeFirstOrThrow()
  if (used > 0) throw inUse(row.name, used)
  await db
    .deleteFrom('activity_category')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  audit({ subject: 'activity category', subjectId: params.id, changes: { name: [row.name, null] } })
  return { id: params.id }
})

/** @throws {Refusal} 404 */
async function locked(db: Db, tenantId: number, id: number) {
  const row = await db
    .selectFrom('activity_category')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This category')
  return row
}

export const categoryOperations = {
  'categories.list': list,
  'categories.create': create,
  'categories.update': update,
  'categories.remove': remove,
}
