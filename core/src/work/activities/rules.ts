import { formatDay } from '../../foundation/format/dates.ts'
import { dayAt } from '../../foundation/format/time.ts'
import { all, type Check, type Text } from '../../foundation/rules/check.ts'
import { isBlankHtml } from '../../foundation/rules/html.ts'
import { required, requiredText } from '../../foundation/rules/required.ts'
import { maxLength } from '../../foundation/rules/text.ts'
import {
  attachmentLabelLength,
  earliestActivityDate,
  placeholderMarks,
  placeholderMessage,
} from './constants.ts'

export { isBlankHtml }

/** The text of an activity: something must be in it. */
const shownText: Check<Text> = (html) => (isBlankHtml(html ?? '') ? requiredText('') : null)

/** No placeholder of a guided flow may be left, not even one split by formatting. */
const withoutPlaceholders: Check<Text> = (html) => {
  const texts = [html ?? '', (html ?? '').replace(/<[^<>]*>/g, '')]
  return placeholderMarks.some((mark) => texts.some((text) => text.includes(mark)))
    ? placeholderMessage
    : null
}

export const activityBody: Check<Text> = all(shownText, withoutPlaceholders)

const tooEarlyMessage = `The earliest date is ${formatDay(earliestActivityDate)}.`

/** A day on which an activity may have happened (no latest one). */
export const activityDay: Check<Text> = all<Text>(required, (day) =>
  (day ?? '') < earliestActivityDate ? tooEarlyMessage : null,
)

/** The same of a point in time, by the agency's clock. */
export const activityInstant: Check<Text> = (instant) =>
  instant ? activityDay(dayAt(instant)) : required(instant)

/** The description of an attachment. */
export const attachmentLabel: Check<Text> = all(requiredText, maxLength('Description', attachmentLabelLength))
