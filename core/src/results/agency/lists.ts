import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees, employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'
import { positiveNumber } from '../../foundation/rules/number.ts'
import { lookupFields } from '../../platform/records/lookup-fields.ts'

/** What people keep so that the agency's own reports can be drawn. */

/** Whoever says what somebody can carry. */
const planners = employeesWithRole('Director', 'Executive*', '*Manager')

/** How many points of load somebody carries in a department. */
export const bandwidthCapacities = resource({
  area: 'bandwidthCapacities',
  fields: defineFields({
    personId: { label: 'Person', kind: 'record', of: 'users', required: true },
    departmentId: {
      label: 'Department',
      kind: 'record',
      of: 'departments',
      hint: 'For all of the person’s departments where it is empty.',
    },
    points: {
      label: 'Points',
      kind: 'integer',
      required: true,
      check: positiveNumber,
      hint: 'Sixty is usual: two a store, one for each $10,000 a month, half a point for what is due in two weeks.',
    },
    notes: { label: 'Notes', kind: 'text', initial: '' },
  }),
  ofClient: false,
  read: employees,
  write: planners,
  screens: [
    {
      route: 'reporting.am-resource-planning',
      sentence: 'Who carries how much, and what changes when stores move.',
      tab: 'Capacities',
      place: 1,
      icon: 'people',
      empty: 'Add the first one: what somebody can carry, in points. Whoever has none counts with sixty.',
    },
  ],
})

const incidentReport = {
  route: 'reporting.incident-report',
  sentence:
    'What went wrong for clients, why, what it cost, and what is done so that it does not happen again.',
} as const

/** Why incidents happen. */
export const incidentCauses = resource({
  area: 'incidentCauses',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      ...incidentReport,
      tab: 'Causes',
      place: 1,
      icon: 'list',
      empty: 'Add the first one: incidents are counted by their cause.',
    },
  ],
})

/** What went wrong for a client, what it cost, and what is done so that it does not happen again. */
export const incidents = resource({
  area: 'incidents',
  fields: defineFields({
    name: { label: 'What Happened', kind: 'text', required: true },
    causeId: { label: 'Cause', kind: 'record', of: 'incidentCauses', required: true },
    cost: { label: 'Cost', kind: 'money', hint: 'What it cost the agency: credits, spend without a budget.' },
    startedAt: { label: 'Since', kind: 'date', required: true, startsToday: true, past: true },
    endedAt: { label: 'Until', kind: 'date', past: true, hint: 'Empty while it lasts.' },
    ownerId: { label: 'Owner', kind: 'record', of: 'users' },
    measure: {
      label: 'Measure',
      kind: 'longText',
      initial: '',
      hint: 'What is done so that it does not happen again.',
    },
  }),
  ofClient: true,
  sort: ['-startedAt'],
  read: employees,
  write: employees,
  screens: [
    {
      ...incidentReport,
      tab: 'Incidents',
      place: 0,
      icon: 'flag',
      empty: 'Add the first one: what happened, for whom, why, and what it cost.',
      columns: ['name', 'causeId', 'cost', 'startedAt', 'endedAt', 'ownerId', 'measure'],
    },
  ],
})
