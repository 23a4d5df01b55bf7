import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { defaultValueProblem, optionsOf } from '@portal/core/work/interactions/custom-fields'
import type { CustomFieldType } from '@portal/core/work/interactions/constants'
import { unlessTaken } from '../activities/names.ts'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { lastPlace } from '../../platform/records/last-place.ts'

/** A custom field's row. */
export interface CustomFieldRow {
  readonly id: number
  readonly name: string
  readonly type: CustomFieldType
  readonly is_required: boolean
  readonly default_value: string
  readonly order: number
  readonly active: boolean
  readonly version: number
}

/** What the table checks of the type. */
export interface OfKnownType {
  readonly type: CustomFieldType
}

export const customFieldColumns = [
  'id',
  'name',
  'type',
  'is_required',
  'default_value',
  'order',
  'active',
  'version',
] as const

/** A custom field as calls answer it, the choices of an options field taken apart. */
export const presentCustomField = (row: CustomFieldRow): Answer<'interactionCustomFields.create'> => ({
  id: row.id,
  name: row.name,
  type: row.type,
  isRequired: row.is_required,
  defaultValue: row.default_value,
  options: row.type === 'options' ? [...optionsOf({ defaultValue: row.default_value })] : [],
  order: row.order,
  active: row.active,
  version: row.version,
})

/** Fields that are not deleted, in their order. */
export const customFieldRows = (db: Db, tenantId: number) =>
  db
    .selectFrom('interaction_custom_field')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .select(customFieldColumns)
    .orderBy('order')
    .orderBy(sql`lower(name)`)
    .$narrowType<OfKnownType>()

const list = operation('interactionCustomFields.list', async ({ db, tenantId }) =>
  (await customFieldRows(db, tenantId).execute()).map(presentCustomField),
)

const create = operation('interactionCustomFields.create', async ({ db, tenantId, body, audit }) => {
  refuseDefault(body.type, body.defaultValue ?? '')
  const row = await unlessTaken(body.name, () =>
    db
      .insertInto('interaction_custom_field')
      .values({
        tenant_id: tenantId,
        name: body.name,
        type: body.type,
        is_required: body.isRequired ?? false,
        active: body.active ?? true,
        order: body.order ?? lastPlace('interaction_custom_field', sql`o.tenant_id = ${tenantId}`),
        default_value: body.defaultValue ?? '',
      })
      .returning(customFieldColumns)
      .$narrowType<OfKnownType>()
      .executeTakeFirstOrThrow(),
  )
  audit({
    subject: 'interaction custom field',
    subjectId: row.id,
    changes: { name: [null, row.name], type: [null, row.type] },
  })
  return presentCustomField(row)
})

/** Changes a field; one that interactions have values of keeps its type, so that the values stay what they are. */
const update = operation(
  'interactionCustomFields.update',
  async ({ db, tenantId, params, body, ifMatch, audit }) => {
    if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
    const before = await locked(db, tenantId, params.id)
    if (ifMatch !== null && ifMatch !== before.version) throw stale()
    const type = body.type ?? before.type
    if (type !== before.type && (await isUsed(db, tenantId, params.id))) {
      const sentence = `"${before.name}" holds values of interactions, so its type stays. Add another field instead.`
      throw conflict(sentence, { type: sentence })
    }
    refuseDefault(type, body.defaultValue ?? before.default_value)
    const row = await unlessTaken(body.name ?? '', () =>
      db
        .updateTable('interaction_custom_field')
        .set({
          ...(body.name === undefined ? {} : { name: body.name }),
          ...(body.isRequired === undefined ? {} : { is_required: body.isRequired }),
          ...(body.active === undefined ? {} : { active: body.active }),
          ...(body.order === undefined ? {} : { order: body.order }),
          ...(body.defaultValue === undefined ? {} : { default_value: body.defaultValue }),
          type,
          version: sql<number>`version + 1`,
          updated_at: sql<string>`now()`,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', params.id)
        .returning(customFieldColumns)
        .$narrowType<OfKnownType>()
        .executeTakeFirstOrThrow(),
    )
    audit({
      subject: 'interaction custom field',
      subjectId: row.id,
      changes: {
        name: [before.name, row.name],
        type: [before.type, row.type],
        isRequired: [before.is_required, row.is_required],
        active: [before.active, row.active],
        order: [before.order, row.order],
        defaultValue: [before.default_value, row.default_value],
      },
    })
    return presentCustomField(row)
  },
)

/** Deletes a field for what is to come: values that interactions hold of it are still shown under its name. */
const remove = operation('interactionCustomFields.remove', async ({ db, tenantId, params, audit }) => {
  const row = await locked(db, tenantId, params.id)
  await db
    .updateTable('interaction_custom_field')
    .set({ deleted_at: sql<string>`now()`, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  await db
    .deleteFrom('interaction_type_field')
    .where('tenant_id', '=', tenantId)
    .where('custom_field_id', '=', params.id)
    .execute()
  audit({
    subject: 'interaction custom field',
    subjectId: params.id,
    changes: { deleted: [false, true], name: row.name },
  })
  return { id: params.id }
})

/** @throws {Refusal} 404 */
async function locked(db: Db, tenantId: number, id: number): Promise<CustomFieldRow> {
  const row = await db
    .selectFrom('interaction_custom_field')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(customFieldColumns)
    .forUpdate()
    .$narrowType<OfKnownType>()
    .executeTakeFirst()
  if (!row) throw notFound('This custom field')
  return row
}

async function isUsed(db: Db, tenantId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('interaction_value')
    .where('tenant_id', '=', tenantId)
    .where('custom_field_id', '=', id)
    .select('interaction_id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function refuseDefault(type: CustomFieldType, defaultValue: string): void {
  const problem = defaultValueProblem(type, defaultValue)
  if (problem !== null) throw invalid({ defaultValue: problem })
}

export const customFieldOperations = {
  'interactionCustomFields.list': list,
  'interactionCustomFields.create': create,
  'interactionCustomFields.update': update,
  'interactionCustomFields.remove': remove,
}
