import { defineFields } from '../../foundation/contract/field.ts'
import { hourWords, lastDayOf, weekdays, type ScheduleFile, type ScheduleRhythm } from './schedule-days.ts'
import { agencyTimeZoneName } from '../../foundation/format/time-zone.ts'
import { addressList } from '../../foundation/rules/email.ts'

/** What goes with a mail, as it is chosen. */
export const scheduleFileChoices: Readonly<Record<string, readonly ScheduleFile[]>> = {
  'PDF and Excel': ['pdf', 'xlsx'],
  PDF: ['pdf'],
  Excel: ['xlsx'],
  CSV: ['csv'],
  'The link alone': [],
}

/** What is chosen where a report keeps the filters that it has now. */
export const filtersAsTheyAre = 'The filters as they are now'

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
  hour: {
    label: 'At',
    kind: 'choice',
    required: true,
    choices: hourChoices,
    hint: `${agencyTimeZoneName}.`,
  },
  files: {
    label: 'With the mail',
    kind: 'choice',
    required: true,
    choices: Object.keys(scheduleFileChoices),
  },
  view: {
    label: 'Narrowed to',
    kind: 'choice',
    required: true,
    initial: filtersAsTheyAre,
    choices: [filtersAsTheyAre],
    hint: 'A saved view is followed: what it says on the day goes out.',
  },
  onlyNew: {
    label: 'Only when there are new figures',
    kind: 'flag',
  },
  recipients: {
    label: 'To',
    kind: 'longText',
    required: true,
    check: addressList,
    hint: 'By name or by address. Each gets a message of their own.',
  },
})
