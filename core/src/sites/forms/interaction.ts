import type { CustomFieldType } from '../../work/interactions/constants.ts'
import type { CustomData } from '../../work/interactions/custom-fields.ts'
import { answerWords, questionsOf, type Answers, type FormDefinition } from './definition.ts'
import type { Question, QuestionKind } from './question.ts'

/** Which question fills which custom field of an interaction: ids of questions by the ids of the fields. */
export type InteractionValues = Readonly<Record<string, string>>

/** What of a custom field tells which questions can fill it. */
export interface FilledField {
  readonly id: number
  readonly name: string
  readonly type: CustomFieldType
  readonly isRequired: boolean
  readonly defaultValue: string
}

const worded: readonly QuestionKind[] = [
  'Text',
  'Long Text',
  'Number',
  'Money',
  'Date',
  'Choice',
  'Several',
  'Yes or No',
  'Rating',
  'Email',
  'Phone',
  'Contact',
  'Client',
  'Signature',
]

/** Kinds of questions whose answers a custom field can hold; people and attachments come from no question. */
const fills: Readonly<Record<CustomFieldType, readonly QuestionKind[]>> = {
  text: worded,
  paragraph: worded,
  boolean: ['Yes or No'],
  options: ['Choice', 'Text', 'Rating'],
  date: ['Date'],
  duration: ['Text'],
  'related users type': [],
  attachment: [],
}

/** Whether a question can fill a custom field. */
export const canFill = (kind: QuestionKind, type: CustomFieldType): boolean => fills[type].includes(kind)

/** Custom fields that a form can fill at all. */
export const fillable = ({ type }: Pick<FilledField, 'type'>): boolean => fills[type].length > 0

/** What answers put into a custom field; null where it was not asked or not answered. */
function dataOf({ id, kind }: Question, answers: Answers): CustomData {
  const answer = answers[id]
  if (answer === undefined) return null
  return kind === 'Yes or No' ? answer === true : answerWords(answer)
}

/** The values of an interaction that answers become, by the ids of its custom fields. */
export const filledValues = (
  definition: FormDefinition,
  answers: Answers,
  values: InteractionValues,
): readonly { readonly interactionCustomFieldId: number; readonly data: CustomData }[] => {
  const questions = new Map(questionsOf(definition).map((question) => [question.id, question]))
  return Object.entries(values).flatMap(([field, question]) => {
    const of = questions.get(question)
    const data = of ? dataOf(of, answers) : null
    return data === null ? [] : [{ interactionCustomFieldId: Number(field), data }]
  })
}

/** Whether the answer to a question is there in every answer to the form. */
const isCertain = ({ required, showIf, kind }: Question): boolean =>
  showIf === null && (required || kind === 'Yes or No')

/**
 * What keeps answers from becoming an interaction of a type with these custom fields, in a sentence that names the
 * field; null where every answer can.
 */
export function fillingProblem(
  definition: FormDefinition,
  values: InteractionValues,
  fields: readonly FilledField[],
): string | null {
  const questions = new Map(questionsOf(definition).map((question) => [question.id, question]))
  for (const field of fields) {
    const named = values[field.id]
    const question = named === undefined ? undefined : questions.get(named)
    if (named !== undefined && !question)
      return `"${field.name}" is filled by a question that is not there any more. Choose another one.`
    if (question && !canFill(question.kind, field.type))
      return `"${field.name}" cannot be filled by "${question.label}". Choose another question.`
    if (!field.isRequired || field.type === 'boolean') continue
    if (!fillable(field))
      return `This type needs "${field.name}", which no form can give. Choose another type.`
    if (!question) return `This type needs "${field.name}". Choose the question that fills it.`
    if (!isCertain(question))
      return `This type needs "${field.name}": "${question.label}" must be required and without a condition.`
  }
  return null
}
