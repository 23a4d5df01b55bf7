import { defineFields } from '../../foundation/contract/field.ts'
import { hourWords, lastDayOf, weekdays, type ScheduleFile, type ScheduleRhythm } from './schedule-days.ts'

/** What goes with a mail, as it is chosen. */
export const scheduleFileChoices: Readonly<Record<string, readonly ScheduleFile[]>> = {
  'PDF and Excel': ['pdf', 'xlsx'],
  PDF: ['pdf'],
  Excel: ['xlsx'],
  CSV: ['csv'],
}

/** How often a report comes, as it is chosen. */
export const rhythmChoices: Readonly<Record<string, ScheduleRhythm>> = {
  'Every day': 'day',
  'Every working day': 'workday',
  'Every week': 'week',
  'Every month, on a day': 'month',
  'Every month, on a working day': 'monthWorkday',
}

/** Hours of the day as they are chosen, from midnight on. */
export const hourChoices: readonly string[] = Array.from({ length: 24 }, (_, hour) => hourWords(hour))

const counted = (last: number): readonly string[] => Array.from({ length: last }, (_, at) => String(at + 1))
const monthHint = 'A report of a month then tells of the month before.'

/** The form of a report that comes round by mail. */
export const scheduleFields = defineFields({
  every: { label: 'How often', kind: 'choice', required: true, choices: Object.keys(rhythmChoices) },
  weekday: { label: 'On', kind: 'choice', required: true, choices: weekdays },
  monthDay: {
    label: 'On day',
    kind: 'choice',
    required: true,
    choices: counted(lastDayOf.month),
    hint: monthHint,
  },
  monthWorkday: {
    label: 'On working day',
    kind: 'choice',
    required: true,
    choices: counted(lastDayOf.monthWorkday),
    hint: monthHint,
  },
  hour: { label: 'At', kind: 'choice', required: true, choices: hourChoices },
  files: {
    label: 'With the mail',
    kind: 'choice',
    required: true,
    choices: Object.keys(scheduleFileChoices),
  },
  onlyNew: {
    label: 'Only when there are new figures',
    kind: 'flag',
  },
  recipients: {
    label: 'To',
    kind: 'longText',
    required: true,
    hint: 'E-mail addresses, with commas or lines between them.',
  },
})
