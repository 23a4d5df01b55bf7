import { attachmentLimits } from '@portal/core/work/interactions/constants'
import {
  customDataProblem,
  isEmptyData,
  type CustomData,
  type CustomField,
} from '@portal/core/work/interactions/custom-fields'
import {
  interactionBody,
  interactionLabel,
  primaryGoalText,
  publishedDay,
} from '@portal/core/work/interactions/rules'
import { isTaskValid } from '@portal/core/work/tasks/draft'
import { fileSize } from '@portal/core/foundation/rules/file'
import { required } from '@portal/core/foundation/rules/required'
import type { ChosenFile } from '@portal/ui/file-field'
import { valueOf, type InteractionForm } from './form.ts'

/** What is wrong, by the name of the field: those of the call, `values.7` for a custom field. */
export type InteractionErrors = Readonly<Record<string, string>>

export const attachmentMegabytes = attachmentLimits.each / 1024 / 1024
export const attachmentSize = fileSize(attachmentMegabytes)

/** What a custom field holds, as its rule reads it: of attachments how many there are is what counts. */
function dataOf(form: InteractionForm, field: CustomField): CustomData {
  if (field.type === 'related users type') return (form.people[field.id] ?? []).map(({ value }) => value)
  if (field.type === 'attachment')
    return [
      ...form.kept.filter(({ fieldId }) => fieldId === field.id).map(({ id }) => id),
      ...(form.fieldFiles[field.id] ?? []).map((_, place) => place),
    ]
  return valueOf(form, field)
}

const filesProblem = (files: readonly ChosenFile[]): string | null => {
  const broken = files.find(({ error }) => error)
  if (broken) return broken.error ?? null
  const labels = files.map(({ file, description }) => interactionLabel(file.name)(description))
  return labels.some((problem) => problem === required(''))
    ? 'Each attachment needs a description.'
    : (labels.find(Boolean) ?? null)
}

const keptProblem = (form: InteractionForm, fieldId: number | null): string | null =>
  form.kept
    .filter((file) => file.fieldId === fieldId)
    .map((file) => interactionLabel(file.name)(file.label))
    .find((problem) => problem !== null) ?? null

/**
 * The rules of an interaction, over a form and the custom fields
 * that its type asks for; in the order in which the fields stand.
 */
export function errorsOf(form: InteractionForm, fields: readonly CustomField[]): InteractionErrors {
  const all: Record<string, string | null> = {
    client: required(form.client?.value),
    interactionTypeId: required(form.typeId),
    publishedAt: publishedDay(form.publishedAt),
  }
  for (const field of fields) {
    const data = dataOf(form, field)
    all[`values.${field.id}`] =
      customDataProblem(field, data, isEmptyData(data) || typeof data !== 'string' ? null : data) ??
      (field.type === 'attachment'
        ? (filesProblem(form.fieldFiles[field.id] ?? []) ?? keptProblem(form, field.id))
        : null)
  }
  all['body'] = interactionBody(form.body)
  all['attachments'] = filesProblem(form.files) ?? keptProblem(form, null) ?? tooMany(form)
  all['task'] = form.wantsTask && !isTaskValid(form.task) ? 'The task is not complete yet.' : null
  all['goal'] = form.wantsGoal ? primaryGoalText(form.goal) : null
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}

const tooMany = (form: InteractionForm): string | null =>
  form.files.length + form.kept.length + Object.values(form.fieldFiles).flat().length > attachmentLimits.count
    ? `At most ${attachmentLimits.count} files can be attached.`
    : null
