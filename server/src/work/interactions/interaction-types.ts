import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { unlessTaken } from '../activities/names.ts'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { holdRow } from '../../foundation/http/hold-row.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { lastPlace } from '../../platform/records/last-place.ts'
import { customFieldRows, presentCustomField, type CustomFieldRow } from './custom-fields.ts'

type InteractionType = Answer<'interactionTypes.create'>

const columns = ['id', 'name', 'order', 'active', 'version'] as const

const typeRows = (db: Db, tenantId: number) =>
  db
    .selectFrom('interaction_type')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .select([
      ...columns,
      sql<
        readonly number[]
      >`(select coalesce(json_agg(l.custom_field_id order by l.custom_field_id), '[]') from interaction_type_field l
        where l.tenant_id = interaction_type.tenant_id and l.interaction_type_id = interaction_type.id)`.as(
        'field_ids',
      ),
    ])

type TypeRow = Awaited<ReturnType<ReturnType<typeof typeRows>['execute']>>[number]

/** A type with its fields: ids of all of them, and those in use whole, in their order. */
const present = (row: TypeRow, fields: readonly CustomFieldRow[]): InteractionType => {
  const own = fields.filter(({ id }) => row.field_ids.includes(id))
  return {
    id: row.id,
    name: row.name,
    order: row.order,
    active: row.active,
    customFieldIds: own.map(({ id }) => id),
    interactionCustomFields: own.filter(({ active }) => active).map(presentCustomField),
    version: row.version,
  }
}

/** Types in their order; forms leave out the inactive ones themselves, since lists still need their names. */
const list = operation('interactionTypes.list', async ({ db, tenantId }) => {
  const fields = await customFieldRows(db, tenantId).execute()
  const rows = await typeRows(db, tenantId)
    .orderBy('order')
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map((row) => present(row, fields))
})

const create = operation('interactionTypes.create', async ({ db, tenantId, body, audit }) => {
  const { id } = await unlessTaken(body.name, () =>
    db
      .insertInto('interaction_type')
      .values({
        tenant_id: tenantId,
        name: body.name,
        active: body.active ?? true,
        order: body.order ?? lastPlace('interaction_type', sql`o.tenant_id = ${tenantId}`),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await writeFields(db, tenantId, id, body.customFieldIds ?? [])
  const row = await typeOf(db, tenantId, id)
  audit({
    subject: 'interaction type',
    subjectId: id,
    changes: { name: [null, row.name], customFieldIds: [null, row.customFieldIds] },
  })
  return row
})

const update = operation(
  'interactionTypes.update',
  async ({ db, tenantId, params, body, ifMatch, audit }) => {
    if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
    await holdRow(db, { ...interactionType, tenantId, id: params.id, ifMatch })
    const before = await typeOf(db, tenantId, params.id)
    await unlessTaken(body.name ?? '', () =>
      db
        .updateTable('interaction_type')
        .set({
          ...(body.name === undefined ? {} : { name: body.name }),
          ...(body.active === undefined ? {} : { active: body.active }),
          ...(body.order === undefined ? {} : { order: body.order }),
          version: sql<number>`version + 1`,
          updated_at: sql<string>`now()`,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', params.id)
        .execute(),
    )
    if (body.customFieldIds) await writeFields(db, tenantId, params.id, body.customFieldIds)
    const row = await typeOf(db, tenantId, params.id)
    audit({
      subject: 'interaction type',
      subjectId: row.id,
      changes: {
        name: [before.name, row.name],
        active: [before.active, row.active],
        order: [before.order, row.order],
        customFieldIds: [before.customFieldIds, row.customFieldIds],
      },
    })
    return row
  },
)

/** Deletes a type for what is to come: interactions that have it still show its name. */
const remove = operation('interactionTypes.remove', async ({ db, tenantId, params, audit }) => {
  await holdRow(db, { ...interactionType, tenantId, id: params.id, ifMatch: null })
  const { name } = await typeOf(db, tenantId, params.id)
  await db
    .updateTable('interaction_type')
    .set({ deleted_at: sql<string>`now()`, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  audit({ subject: 'interaction type', subjectId: params.id, changes: { deleted: [false, true], name } })
  return { id: params.id }
})

async function typeOf(db: Db, tenantId: number, id: number): Promise<InteractionType> {
  const row = await typeRows(db, tenantId).where('id', '=', id).executeTakeFirstOrThrow()
  return present(row, await customFieldRows(db, tenantId).execute())
}

const interactionType = { table: 'interaction_type', called: 'This interaction type' } as const

/** @throws {Refusal} 422 for a field that does not exist */
async function writeFields(
  db: Db,
  tenantId: number,
  typeId: number,
  given: readonly number[],
): Promise<void> {
  const ids = [...new Set(given)]
  const { rows } = await sql<{ id: number }>`select id from interaction_custom_field
    where tenant_id = ${tenantId} and deleted_at is null and id = any (${ids}::integer[])`.execute(db)
  if (rows.length < ids.length) throw invalid({ customFieldIds: 'One of the custom fields does not exist.' })
  await sql`delete from interaction_type_field where tenant_id = ${tenantId} and interaction_type_id = ${typeId}
    and custom_field_id <> all (${ids}::integer[])`.execute(db)
  await sql`insert into interaction_type_field (tenant_id, interaction_type_id, custom_field_id)
    select ${tenantId}::integer, ${typeId}::integer, field from unnest(${ids}::integer[]) as field on conflict do nothing`.execute(
    db,
  )
}

export const interactionTypeOperations = {
  'interactionTypes.list': list,
  'interactionTypes.create': create,
  'interactionTypes.update': update,
  'interactionTypes.remove': remove,
}
