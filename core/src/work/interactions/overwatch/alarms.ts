import { defineFields } from '../../../foundation/contract/field.ts'
import { resource } from '../../../foundation/contract/resource.ts'
import { employees, employeesWithRole } from '../../../foundation/policy/rules-of-calls.ts'
import { daysWithinReason } from '../../../foundation/rules/between.ts'
import { alarmLevels, alarmTones } from './alarm-levels.ts'

/** After how many days without a word a client stands on the overwatch dashboard (decision 0280). */
const overwatchAlarmFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true, unique: true },
  interactionTypeId: {
    label: 'Interaction Type',
    kind: 'record',
    of: 'interactionTypes',
    emptyAs: 'Any',
    hint: 'Only interactions of this type count. Any does where none is chosen.',
  },
  days: {
    label: 'Days Without One',
    kind: 'integer',
    required: true,
    check: daysWithinReason(1),
    hint: 'The alarm sounds from this many days after the last one.',
  },
  level: {
    label: 'Level',
    kind: 'choice',
    choices: alarmLevels,
    tones: alarmTones,
    initial: 'Warning',
  },
  order: { label: 'Order', kind: 'integer', initial: 0, hint: 'Lower numbers come first.' },
  active: { label: 'Active', kind: 'flag', initial: true, hint: 'Sounds on the overwatch dashboard.' },
})

/** Kept by those who may open the screen. */
export const overwatchAlarms = resource({
  area: 'overwatchAlarms',
  fields: overwatchAlarmFields,
  ofClient: false,
  read: employees,
  write: employeesWithRole('Developer'),
  screens: [
    {
      route: 'overwatch_alarms.index',
      sentence: 'After how many days without an interaction a client stands on the overwatch dashboard.',
      icon: 'calendar',
      empty: 'Add the first one: the overwatch dashboard shows for whom it sounds.',
      leadsTo: 'reporting.overwatch-dashboard',
    },
  ],
})
