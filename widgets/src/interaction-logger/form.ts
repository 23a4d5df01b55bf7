import type { Prefill } from '@portal/core/access/embed/prefill'
import type { Answer } from '@portal/core/calls'
import { htmlOfLines } from '@portal/core/foundation/rules/html'
import { today } from '@portal/core/foundation/format/time'
import { startingData, type CustomField } from '@portal/core/work/interactions/custom-fields'
import { defaultLabel } from '@portal/core/work/interactions/rules'
import { newTaskDraft, type TaskDraft } from '@portal/core/work/tasks/draft'
import type { ChosenFile } from '@portal/ui/file-field'
import type { Option } from '@portal/ui/select'

export type Interaction = Answer<'interactions.get'>
export type InteractionType = Answer<'interactionTypes.list'>[number]

/** An attachment that the interaction has already, with its description as it stands in the form. */
export interface KeptFile {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly size: number
  readonly label: string
  /** The custom field that it belongs to; null for the interaction as a whole. */
  readonly fieldId: number | null
}

/** What is in the form while it is filled in. Values stand by the ids of their custom fields. */
export interface InteractionForm {
  readonly client: Option<number> | null
  readonly typeId: number | null
  /** `YYYY-MM-DD` of the agency's clock. */
  readonly publishedAt: string
  readonly stores: readonly Option<number>[]
  readonly onBehalfOf: Option<number> | null
  readonly body: string
  readonly isPublic: boolean
  readonly values: Readonly<Record<number, string | boolean>>
  readonly people: Readonly<Record<number, readonly Option<number>[]>>
  readonly fieldFiles: Readonly<Record<number, readonly ChosenFile[]>>
  readonly files: readonly ChosenFile[]
  readonly kept: readonly KeptFile[]
  readonly wantsGoal: boolean
  readonly goal: string
  readonly wantsTask: boolean
  readonly task: TaskDraft
  /** The version of the interaction that is changed; null for a new one. */
  readonly version: number | null
}

/** A new interaction: published today and public. */
export const emptyForm = (client: Option<number> | null): InteractionForm => ({
  client,
  typeId: null,
  publishedAt: today(),
  stores: [],
  onBehalfOf: null,
  body: '',
  isPublic: true,
  values: {},
  people: {},
  fieldFiles: {},
  files: [],
  kept: [],
  wantsGoal: false,
  goal: '',
  wantsTask: false,
  task: newTaskDraft(),
  version: null,
})

/** An untouched form with what a page has given it to begin with; a type that is not offered is left out. */
export const prefilled = (
  form: InteractionForm,
  { typeId, date, text, isPublic }: Prefill,
  types: readonly InteractionType[],
): InteractionForm => ({
  ...form,
  typeId: types.find(({ id }) => id === typeId)?.id ?? form.typeId,
  publishedAt: date ?? form.publishedAt,
  body: text === undefined ? form.body : htmlOfLines(text),
  isPublic: isPublic ?? form.isPublic,
})

/** The form of an interaction that is there already. */
export const formOf = (interaction: Interaction): InteractionForm => ({
  ...emptyForm({ value: interaction.client.id, label: interaction.client.name }),
  version: interaction.version,
  typeId: interaction.interactionTypeId,
  publishedAt: interaction.publishedAt,
  stores: interaction.associatedStores.map(({ id, name }) => ({ value: id, label: name })),
  onBehalfOf: interaction.onBehalfOfUser && {
    value: interaction.onBehalfOfUser.id,
    label: interaction.onBehalfOfUser.fullName,
  },
  body: interaction.body,
  task: newTaskDraft(interaction.body),
  isPublic: interaction.isPublic,
  values: Object.fromEntries(
    interaction.interactionAdditionalFields.flatMap(({ interactionCustomFieldId: id, data }) =>
      typeof data === 'string' || typeof data === 'boolean' ? [[id, data]] : [],
    ),
  ),
  people: Object.fromEntries(
    interaction.interactionAdditionalFields
      .filter(({ type }) => type === 'related users type')
      .map(({ interactionCustomFieldId: id, users }) => [
        id,
        users.map((user) => ({ value: user.id, label: user.fullName })),
      ]),
  ),
  kept: interaction.attachments.map(({ id, name, address, size, label, interactionCustomFieldId }) => ({
    id,
    name,
    address,
    size,
    label,
    fieldId: interactionCustomFieldId,
  })),
})

/** The text, day, duration, choice or answer of a custom field; its default value until somebody touches it. */
export function valueOf(form: InteractionForm, field: CustomField): string | boolean {
  const known = form.values[field.id]
  if (known !== undefined) return known
  const start = startingData(field)
  return typeof start === 'boolean' || typeof start === 'string' ? start : ''
}

/** Another body: the task's description follows it until somebody writes one of its own. */
export const withBody = (form: InteractionForm, body: string): Partial<InteractionForm> => ({
  body,
  ...(form.task.description === form.body ? { task: { ...form.task, description: body } } : {}),
})

/** Files that were chosen anew start with the description that their name makes. */
export const withLabels = (
  before: readonly ChosenFile[],
  now: readonly ChosenFile[],
): readonly ChosenFile[] =>
  now.map((file) =>
    file.description === '' && !before.some(({ id }) => id === file.id)
      ? { ...file, description: defaultLabel(file.file.name) }
      : file,
  )
