import type { CustomField } from '@portal/core/work/interactions/custom-fields'
import { valueOf, type InteractionForm } from './form.ts'

/** A form that every rule accepts. */
export type CompleteForm = InteractionForm & {
  readonly client: { readonly value: number }
  readonly typeId: number
}

/** The files of a form in the order in which they are sent, which their places in `label` and in the values follow. */
export const filesOf = (form: InteractionForm, fields: readonly CustomField[]) => [
  ...form.files,
  ...attachmentFields(fields).flatMap((field) => form.fieldFiles[field.id] ?? []),
]

const attachmentFields = (fields: readonly CustomField[]): readonly CustomField[] =>
  fields.filter(({ type }) => type === 'attachment')

/** Values by custom field: of attachments the places of their files, which come after those of the whole. */
function valuesOf(form: InteractionForm, fields: readonly CustomField[]) {
  let place = form.files.length
  return fields.map((field) => {
    const interactionCustomFieldId = field.id
    if (field.type === 'related users type')
      return { interactionCustomFieldId, data: (form.people[field.id] ?? []).map(({ value }) => value) }
    if (field.type === 'attachment')
      return { interactionCustomFieldId, data: (form.fieldFiles[field.id] ?? []).map(() => place++) }
    return { interactionCustomFieldId, data: valueOf(form, field) }
  })
}

/** The fields of `POST /interactions` for a valid form. A boolean nobody touched is sent as false. */
export function bodyOf(form: CompleteForm, fields: readonly CustomField[], userId: number) {
  return {
    clientId: form.client.value,
    userId,
    interactionTypeId: form.typeId,
    publishedAt: form.publishedAt,
    body: form.body,
    isPublic: form.isPublic,
    onBehalfOf: form.onBehalfOf?.value ?? '',
    associatedStoreIds: form.stores.map((store) => store.value),
    interactionAdditionalFields: JSON.stringify(valuesOf(form, fields)),
    label: filesOf(form, fields).map(({ description }) => description.trim()),
  }
}

/** What an update says beside that: its id, and which attachments stay. */
export const keepingOf = (form: InteractionForm, id: number) => ({
  id,
  keep: form.kept.map((file) => file.id),
  keepLabel: form.kept.map(({ label }) => label.trim()),
})
