import { attachmentLimits as ofActivity } from '../activities/constants.ts'

/** The kinds of custom field, by the words that calls use; people read `customFieldTypeWords`. */
export const customFieldTypes = [
  'duration',
  'text',
  'paragraph',
  'boolean',
  'options',
  'related users type',
  'attachment',
  'date',
] as const

export type CustomFieldType = (typeof customFieldTypes)[number]

/** What people read for them. */
export const customFieldTypeWords: Readonly<Record<CustomFieldType, string>> = {
  duration: 'Duration',
  text: 'Text',
  paragraph: 'Paragraph',
  boolean: 'Yes or No',
  options: 'Options',
  'related users type': 'Related Users',
  attachment: 'Attachment',
  date: 'Date',
}

/** Attachments of an interaction: under 100 MB each, as those of an activity. */
export const attachmentLimits = ofActivity

/** Characters of a file's name that its default description keeps, before the extension. */
export const defaultLabelLength = 48

/** Custom fields that one interaction may carry. */
export const mostCustomFields = 100

/** Longest value of a text, and of a paragraph. */
export const longestText = 255
export const longestParagraph = 20_000

/** What a date field has as its default value so that it starts with the day. */
export const todayDefault = 'today'
