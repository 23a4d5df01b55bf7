import { isDay } from '../../foundation/format/dates.ts'
import { today } from '../../foundation/format/time.ts'
import { duration } from '../../foundation/rules/duration.ts'
import { requiredText } from '../../foundation/rules/required.ts'
import { maxLength } from '../../foundation/rules/text.ts'
import { longestParagraph, longestText, todayDefault, type CustomFieldType } from './constants.ts'

/** What the rules need to know of a custom field. */
export interface CustomField {
  readonly id: number
  readonly name: string
  readonly type: CustomFieldType
  readonly isRequired: boolean
  /** Of options the choices, of related users the client user types, one a line; otherwise what a new form starts with. */
  readonly defaultValue: string
}

/**
 * What a custom field holds, in the JSON of `interactionAdditionalFields`: text
 * for duration, text, paragraph, options and date (`YYYY-MM-DD`), yes or no
 * for a boolean, ids of users, and for attachments the places of its files in
 * `attachments` when sent, their ids when answered.
 */
export type CustomData = string | boolean | readonly number[] | null

const lines = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** The choices of an options field: the lines of its default value. */
export const optionsOf = ({ defaultValue }: Pick<CustomField, 'defaultValue'>): readonly string[] =>
  lines(defaultValue)

/** The client user types whose members a related users field offers; none named means the whole team (decision 0100). */
const userTypesOf = ({ defaultValue }: Pick<CustomField, 'defaultValue'>): readonly number[] =>
  lines(defaultValue)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)

/** Whether a related users field offers a member of the client's team. */
export const offersMember = (
  field: Pick<CustomField, 'defaultValue'>,
  member: { readonly clientUserTypeId: number },
): boolean => {
  const types = userTypesOf(field)
  return types.length === 0 || types.includes(member.clientUserTypeId)
}

/** What a field holds in a form nobody has touched. A boolean is never empty: it is no. */
export const startingData = ({
  type,
  defaultValue,
}: Pick<CustomField, 'type' | 'defaultValue'>): CustomData => {
  const text = defaultValue.trim()
  switch (type) {
    case 'boolean':
      return text.toLowerCase() === 'true'
    case 'date':
      return text.toLowerCase() === todayDefault ? today() : isDay(text) ? text : ''
    case 'duration':
      return duration(text) === null ? text : ''
    case 'text':
    case 'paragraph':
      return defaultValue
    case 'options':
      return ''
    case 'related users type':
    case 'attachment':
      return []
  }
}

/** Whether a field was left empty; no is an answer. */
export const isEmptyData = (data: CustomData): boolean =>
  typeof data === 'boolean' ? false : typeof data === 'string' ? data.trim() === '' : !data?.length

const isList = (data: CustomData): data is readonly number[] => Array.isArray(data)

const notText = 'Field must be a text'

/**
 * What is wrong with the value of a custom field, or null.
 * Whether chosen users belong to the client's team is the server's to find out.
 *
 * @param earlier what the interaction held before: a choice since removed may stay
 */
export function customDataProblem(
  field: CustomField,
  data: CustomData,
  earlier: CustomData = null,
): string | null {
  if (isEmptyData(data)) return field.isRequired ? requiredText('') : null
  switch (field.type) {
    case 'boolean':
      return typeof data === 'boolean' ? null : 'Field must be yes or no'
    case 'related users type':
    case 'attachment':
      return isList(data) ? null : 'Field must be a list'
    case 'duration':
      return typeof data === 'string' ? duration(data) : notText
    case 'date':
      return typeof data === 'string' && isDay(data) ? null : 'Field must be a date'
    case 'text':
      return typeof data === 'string' ? maxLength(field.name, longestText)(data) : notText
    case 'paragraph':
      return typeof data === 'string' ? maxLength(field.name, longestParagraph)(data) : notText
    case 'options':
      return typeof data === 'string' && (optionsOf(field).includes(data) || data === earlier)
        ? null
        : 'Choose one of the options.'
  }
}

/** What is wrong with a default value, or null. */
export function defaultValueProblem(type: CustomFieldType, defaultValue: string): string | null {
  const text = defaultValue.trim()
  const given = lines(defaultValue)
  switch (type) {
    case 'options':
      return given.length === 0 ? 'Write the choices, one on each line.' : tooLong(given)
    case 'duration':
      return text === '' ? null : duration(text)
    case 'boolean':
      return ['', 'true', 'false'].includes(text.toLowerCase()) ? null : 'Write true or false.'
    case 'date':
      return text === '' || text.toLowerCase() === todayDefault || isDay(text)
        ? null
        : 'Write a day as YYYY-MM-DD, or today.'
    case 'related users type':
      return given.every((line) => /^\d{1,9}$/.test(line))
        ? null
        : 'Write the ids of client user types, one on each line.'
    case 'attachment':
      return text === '' ? null : 'Attachments have no default value.'
    case 'text':
      return tooLong([defaultValue])
    case 'paragraph':
      return null
  }
}

const tooLong = (texts: readonly string[]): string | null =>
  texts.map(maxLength('Each choice', longestText)).find((sentence) => sentence !== null) ?? null
