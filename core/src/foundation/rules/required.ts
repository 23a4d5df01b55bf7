import { isBlank, type Check, type Text } from './check.ts'

const requiredSentence = 'Field is required'

/** Required text; blank after trimming fails. */
export const requiredText: Check<Text> = (value) => (isBlank(value) ? requiredSentence : null)

/** A required choice, date or number: anything but absent or blank. The message follows required text. */
export const required: Check<unknown> = (value) => (isBlank(value) ? requiredSentence : null)

/** At least one item; the message follows required text. */
export const requiredList: Check<readonly unknown[] | null | undefined> = (value) =>
  value && value.length > 0 ? null : requiredSentence

/** A required file, or at least one of a list; people know its sentence with this capital R and the full stop. */
export const requiredFile: Check<unknown> = (value) =>
  (Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined)
    ? null
    : 'File is Required.'
