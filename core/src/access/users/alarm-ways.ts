import { defineFields } from '../../foundation/contract/field.ts'

/** How somebody is told of all alarms: as each says, or always or never whatever it says. */
export const alarmWays = ['As Each Alarm Says', 'Always', 'Never'] as const
export type AlarmWay = (typeof alarmWays)[number]

/** What whoever metric alarms tell may choose for themselves. */
export const alarmWayFields = defineFields({
  byMail: { label: 'By Mail', kind: 'choice', choices: alarmWays, initial: 'As Each Alarm Says' },
  makesTask: { label: 'As a Task', kind: 'choice', choices: alarmWays, initial: 'As Each Alarm Says' },
})
