import { defineFields } from '../../foundation/contract/field.ts'
import { between } from '../../foundation/rules/between.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees, employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'
import type { Text } from '../../foundation/rules/check.ts'

/** What an alarm watches. */
const alarmMeasures = [
  'Spend',
  'Impressions',
  'Clicks',
  'Conversions',
  'Sessions',
  'Leads',
  'CTR',
  'Cost per Click',
  'Cost per Conversion',
  'Conversion Rate',
  'Cost per Lead',
] as const
export type AlarmMeasure = (typeof alarmMeasures)[number]

/** Where it watches; visits are those of Analytics, leads those of the dealership, whatever this says. */
const alarmChannels = ['All Channels', 'Search', 'Social', 'Display', 'Video', 'Connected TV'] as const

/** When it rings: against the days before, against a number, outside of what the same weekdays showed, or where figures stop. */
const alarmConditions = ['Falls by', 'Rises by', 'Is Below', 'Is Above', 'Is Unusual', 'Stops'] as const

/** Days that an alarm may take together: it looks back twice as far. */
const mostAlarmDays = 35

const daysLookedAt = (text: Text): string | null => {
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= mostAlarmDays
    ? null
    : `Field must be from 1 to ${mostAlarmDays}`
}

/** Days back that a dry run looks at. */
export const dryRunDays = 90

/** A rule on a figure of the clients, looked at every night. */
export const metricAlarms = resource({
  area: 'metricAlarms',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    measure: {
      label: 'Figure',
      kind: 'choice',
      choices: alarmMeasures,
      initial: 'Leads',
    },
    channel: { label: 'Channel', kind: 'choice', choices: alarmChannels, initial: 'All Channels' },
    condition: {
      label: 'Rings When It',
      kind: 'choice',
      choices: alarmConditions,
      initial: 'Falls by',
      hint: 'Unusual is more than three standard deviations off the last eight same weekdays.',
    },
    threshold: {
      label: 'Threshold',
      kind: 'number',
      required: true,
      initial: 20,
      check: between(0, 1e9),
      hint: 'Percent where it falls or rises, else the figure itself. Nothing where it is unusual or stops.',
    },
    days: {
      label: 'Days',
      kind: 'integer',
      initial: 7,
      check: daysLookedAt,
      hint: `So many days together, compared with as many before them; at most ${mostAlarmDays}.`,
    },
    groupId: {
      label: 'Group',
      kind: 'record',
      of: 'groups',
      hint: 'All clients where these six are empty, else those with all of it.',
    },
    clientId: { label: 'Client', kind: 'record', of: 'clients' },
    managerId: { label: 'Account Manager', kind: 'record', of: 'users' },
    clientTagId: { label: 'Client Tag', kind: 'record', of: 'clientTags' },
    manufacturerId: {
      label: 'Manufacturer',
      kind: 'record',
      of: 'manufacturers',
    },
    serviceId: { label: 'Service', kind: 'record', of: 'services' },
    tellId: { label: 'Tells', kind: 'record', of: 'users', required: true },
    byMail: {
      label: 'Also by Mail',
      kind: 'flag',
      initial: false,
      hint: 'One message a night, however many alarms begin to ring.',
    },
    makesTask: {
      label: 'Makes a Task',
      kind: 'flag',
      initial: false,
      hint: 'One a night for whom it tells, with all clients for which it begins to ring.',
    },
    snoozedUntil: { label: 'Quiet Until', kind: 'date', hint: 'Nothing rings until then.' },
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: employeesWithRole('Developer'),
  screens: [
    {
      route: 'settings.metric-alarms',
      sentence: 'Rules on the clients’ figures. They are looked at every night; one outage is one message.',
      icon: 'chart',
      empty:
        'Add the first one: which figure, when it rings, and whom it tells. Dry Run says how often it would have.',
      columns: [
        'name',
        'measure',
        'channel',
        'condition',
        'threshold',
        'days',
        'tellId',
        'byMail',
        'makesTask',
        'snoozedUntil',
        'active',
      ],
      onDemand: ['byMail', 'makesTask'],
    },
  ],
})
