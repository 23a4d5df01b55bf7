import { defineFields } from '../../foundation/contract/field.ts'
import { lastScheduledDay, weekdays, type ScheduleFile } from './schedule-days.ts'

/** What goes with a mail, as it is chosen. */
export const scheduleFileChoices: Readonly<Record<string, readonly ScheduleFile[]>> = {
  'PDF and Excel': ['pdf', 'xlsx'],
  PDF: ['pdf'],
  Excel: ['xlsx'],
  CSV: ['csv'],
}

export const everyWeek = 'Every week'
export const everyMonth = 'Every month'

/** The form of a report that comes round by mail. */
export const scheduleFields = defineFields({
  every: { label: 'How often', kind: 'choice', required: true, choices: [everyWeek, everyMonth] },
  weekday: { label: 'On', kind: 'choice', required: true, choices: weekdays },
  monthDay: {
    label: 'On day',
    kind: 'choice',
    required: true,
    choices: Array.from({ length: lastScheduledDay }, (_, at) => String(at + 1)),
    hint: 'A report of a month then tells of the month before.',
  },
  files: {
    label: 'With the mail',
    kind: 'choice',
    required: true,
    choices: Object.keys(scheduleFileChoices),
  },
  recipients: {
    label: 'To',
    kind: 'longText',
    required: true,
    hint: 'E-mail addresses, with commas or lines between them.',
  },
})
