import { today } from '../../foundation/format/time.ts'
import { attachmentLabelLength } from '../activities/constants.ts'
import { all, type Check, type Text } from '../../foundation/rules/check.ts'
import { isBlankHtml } from '../../foundation/rules/html.ts'
import { required, requiredText } from '../../foundation/rules/required.ts'
import { maxLength } from '../../foundation/rules/text.ts'
import { defaultLabelLength } from './constants.ts'

/** The text of an interaction: something must be in it. */
export const interactionBody: Check<Text> = (html) => (isBlankHtml(html ?? '') ? requiredText('') : null)

const tooLateMessage = 'The published date cannot be later than today.'

/** The published date: today at the latest, by the agency's clock. */
export const publishedDay: Check<Text> = all<Text>(required, (day) =>
  (day ?? '') > today() ? tooLateMessage : null,
)

/** The extension of a file's name with its dot; none where the name has none. */
const extensionOf = (name: string): string => /\.[^.\s]{1,12}$/.exec(name)?.[0] ?? ''

/** The description that a file starts with: its name, shortened where it has 50 characters or more. */
export const defaultLabel = (name: string): string => {
  if ([...name].length < attachmentLabelLength) return name
  const extension = extensionOf(name)
  const stem = name.slice(0, name.length - extension.length)
  return [...stem].slice(0, defaultLabelLength).join('') + extension
}

/**
 * The description of an attachment: needed, at most 50 characters. A default
 * one may go over that by its extension (decision 0100).
 */
export const interactionLabel =
  (fileName: string): Check<Text> =>
  (label) => {
    const extension = extensionOf(fileName)
    const text = label?.trim() ?? ''
    const isDefault =
      extension !== '' &&
      text.endsWith(extension) &&
      [...text].length <= defaultLabelLength + extension.length
    return requiredText(text) ?? (isDefault ? null : maxLength('Description', attachmentLabelLength)(text))
  }

/** A primary goal: something must be written. */
export const primaryGoalText: Check<Text> = all(requiredText, maxLength('Primary goal', 2000))
