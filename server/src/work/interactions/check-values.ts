import { sql } from 'kysely'
import {
  customDataProblem,
  isEmptyData,
  offersMember,
  startingData,
  type CustomData,
} from '@portal/core/work/interactions/custom-fields'
import type { Db } from '../../foundation/database/database.ts'
import { customFieldColumns, type CustomFieldRow, type OfKnownType } from './custom-fields.ts'
import { dataOf } from './present-interaction.ts'
import type { StoredValue } from './query.ts'

/** A value as a form gives it; of an attachment field the places of its files among the uploads. */
export interface GivenValue {
  readonly interactionCustomFieldId: number
  readonly data: CustomData
}

/** A value that passed every rule, as it is stored. New files have no id before they are written. */
export type CheckedValue =
  | { readonly fieldId: number; readonly data: string }
  | { readonly fieldId: number; readonly kept: readonly number[]; readonly places: readonly number[] }

/** What the values are checked against. */
export interface ValuesContext {
  readonly db: Db
  readonly tenantId: number
  readonly clientId: number
  readonly typeId: number
  /** Values before the change. */
  readonly earlier: readonly StoredValue[]
  /** Ids of the earlier attachments that stay. */
  readonly keptFiles: readonly number[]
  /** Places at which files were uploaded. */
  readonly places: readonly number[]
}

export interface CheckedValues {
  readonly values: readonly CheckedValue[]
  readonly errors: Readonly<Record<string, string>>
}

const changed = 'The custom fields of this interaction type have changed. Reload the form.'

/**
 * Checks what was given of the custom fields that a type asks for (shell
 * section 5). A boolean that was not given is no; a user or an option that the
 * interaction had before may stay, whatever became of it.
 */
export async function checkValues(
  context: ValuesContext,
  given: readonly GivenValue[],
): Promise<CheckedValues> {
  const fields = await fieldsOfType(context)
  const errors: Record<string, string> = {}
  const values: CheckedValue[] = []
  const members = await membersOf(context, fields)
  if (given.some(({ interactionCustomFieldId: id }) => !fields.some((field) => field.id === id)))
    errors['interactionAdditionalFields'] = changed
  const taken = new Set<number>()
  for (const field of fields) {
    const stored = context.earlier.find(({ id }) => id === field.id)
    const before = stored ? dataOf(stored) : null
    const sent = given.find((one) => one.interactionCustomFieldId === field.id)?.data ?? null
    const data = sent === null && field.type === 'boolean' ? false : sent
    const own = Array.isArray(before) ? before.filter((id) => context.keptFiles.includes(id)) : []
    const counted = field.type === 'attachment' && Array.isArray(data) ? [...own, ...data] : data
    const rule = {
      id: field.id,
      name: field.name,
      type: field.type,
      isRequired: field.is_required,
      defaultValue: field.default_value,
    }
    const problem =
      customDataProblem(rule, field.type === 'attachment' && counted === null ? own : counted, before) ??
      (field.type === 'related users type' ? notOffered(rule, data, before, members) : null)
    if (problem !== null) {
      errors[`values.${field.id}`] = problem
      continue
    }
    if (field.type === 'attachment') {
      const places = Array.isArray(data) ? [...new Set(data)] : []
      if (places.some((place) => taken.has(place) || !context.places.includes(place)))
        errors[`values.${field.id}`] = 'One of the files did not arrive. Choose it again.'
      for (const place of places) taken.add(place)
      if (own.length + places.length > 0) values.push({ fieldId: field.id, kept: own, places })
    } else if (!isEmptyData(data)) {
      values.push({ fieldId: field.id, data: storedOf(field, data) })
    }
  }
  return { values, errors }
}

/** What stands in the database for a value. */
function storedOf(field: CustomFieldRow, data: CustomData): string {
  if (Array.isArray(data)) return JSON.stringify([...new Set(data)])
  const text = String(data ?? startingData({ type: field.type, defaultValue: '' }))
  return field.type === 'paragraph' ? text : text.trim()
}

const fieldsOfType = ({ db, tenantId, typeId }: ValuesContext): Promise<readonly CustomFieldRow[]> =>
  db
    .selectFrom('interaction_custom_field')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('active', '=', true)
    .where(
      sql<boolean>`exists (select from interaction_type_field l where l.tenant_id = interaction_custom_field.tenant_id
        and l.custom_field_id = interaction_custom_field.id and l.interaction_type_id = ${typeId})`,
    )
    .select(customFieldColumns)
    .orderBy('order')
    .$narrowType<OfKnownType>()
    .execute()

interface Member {
  readonly user_id: number
  readonly client_user_type_id: number
}

/** The client's team, where a field asks for some of it. */
async function membersOf(
  { db, tenantId, clientId }: ValuesContext,
  fields: readonly CustomFieldRow[],
): Promise<readonly Member[]> {
  if (!fields.some(({ type }) => type === 'related users type')) return []
  return db
    .selectFrom('client_user')
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', clientId)
    .select(['user_id', 'client_user_type_id'])
    .execute()
}

function notOffered(
  field: { readonly defaultValue: string },
  data: CustomData,
  before: CustomData,
  members: readonly Member[],
): string | null {
  if (!Array.isArray(data)) return null
  const had: readonly number[] = Array.isArray(before) ? before : []
  const offered = (id: number): boolean =>
    had.includes(id) ||
    members.some(
      (member) =>
        member.user_id === id && offersMember(field, { clientUserTypeId: member.client_user_type_id }),
    )
  return data.every((id: number) => offered(id)) ? null : "Choose members of the client's team."
}
