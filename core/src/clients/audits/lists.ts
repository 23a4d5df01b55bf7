import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees, employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'
import { daysWithinReason } from '../../foundation/rules/between.ts'
import { lookupFields } from '../../platform/records/lookup-fields.ts'

/** What is looked at every night over all clients, and what was found. */

const auditKinds = [
  'No Account Manager',
  'No Contact with Email',
  'No Activity',
  'No Interaction',
  'No Conversions',
  'No Figures',
  'No Integration',
  'No Running Budget',
  'Guest Link Ending',
  'No Website',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** A check of the nightly audit: what is looked at, and from how many days on it is wrong. */
export const auditChecks = resource({
  area: 'auditChecks',
  fields: defineFields({
    ...lookupFields,
    kind: { label: 'What Is Looked At', kind: 'choice', choices: auditKinds, required: true },
    days: {
      label: 'Days',
      kind: 'integer',
      initial: 30,
      check: daysWithinReason(0),
      hint: 'For checks about time: so many days without, or so many days before an end.',
    },
    severity: {
      label: 'Severity',
      kind: 'choice',
      choices: ['Low', 'Medium', 'High'],
      tones: { Low: 'neutral', Medium: 'warning', High: 'danger' },
      initial: 'Medium',
    },
    fixedById: {
      label: 'Fixed By',
      kind: 'record',
      of: 'clientUserTypes',
      hint: 'Whoever is on the team of the client as this gets what is found.',
    },
  }),
  ofClient: false,
  read: employees,
  write: employeesWithRole('Developer'),
  screens: [
    {
      route: 'settings.client-audit',
      sentence: 'What is looked at every night over all clients.',
      icon: 'clipboard',
      empty: 'Add the first one: what is missing at a client is found the next night.',
      columns: ['name', 'kind', 'days', 'severity', 'fixedById', 'order', 'active'],
      leadsTo: 'clients.audits',
    },
  ],
})

const findingStates = ['Open', 'Snoozed', 'Fixed'] as const

/** What the audit found at a client. It stays, as fixed, when it is found no more. */
export const auditFindings = resource({
  area: 'auditFindings',
  fields: defineFields({
    name: { label: 'Finding', kind: 'text', initial: '', computed: true },
    checkId: { label: 'Check', kind: 'record', of: 'auditChecks', computed: true },
    state: {
      label: 'State',
      kind: 'choice',
      choices: findingStates,
      tones: { Open: 'warning', Snoozed: 'neutral', Fixed: 'success' },
      initial: 'Open',
      computed: true,
    },
    foundAt: { label: 'Since', kind: 'date', computed: true },
    fixedAt: { label: 'Fixed', kind: 'date', computed: true },
    assigneeId: { label: 'Who Fixes It', kind: 'record', of: 'users' },
    snoozedUntil: { label: 'Snoozed Until', kind: 'date', hint: 'It rests up to and including this day.' },
    reason: { label: 'Reason', kind: 'longText', initial: '', hint: 'Why it rests, or what was done.' },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.audits',
      sentence: 'What the nightly audit found at clients, since when, and who fixes it.',
      icon: 'clipboard',
      empty: 'Nothing was found: every client passes the checks of the settings.',
      columns: ['name', 'checkId', 'state', 'foundAt', 'assigneeId', 'snoozedUntil', 'fixedAt', 'reason'],
    },
  ],
})
