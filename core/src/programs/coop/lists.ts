import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { notBelowZero } from '../../foundation/rules/number.ts'
import { claimChannels, claimStates, claimTones } from './claims.ts'

/** What a manufacturer pays back of a store's advertising, from the first spend to the check. */
export const coopClaims = resource({
  area: 'coopClaims',
  path: '/co-op-claims',
  one: 'claim',
  many: 'claims',
  fields: defineFields({
    name: { label: 'Claim', kind: 'text', required: true, hint: 'What it is for: October paid search.' },
    manufacturerId: { label: 'Manufacturer', kind: 'record', of: 'manufacturers', required: true },
    channel: { label: 'Channel', kind: 'choice', choices: claimChannels, initial: 'SEM' },
    month: {
      label: 'Period',
      kind: 'date',
      required: true,
      hint: 'Any day of its month.',
      wholeMonth: true,
    },
    spent: { label: 'Spent', kind: 'money', required: true, check: notBelowZero },
    sharePercent: { label: 'Eligible Share', kind: 'percent', required: true },
    deadline: { label: 'Deadline', kind: 'date', required: true },
    state: {
      label: 'State',
      kind: 'choice',
      choices: claimStates,
      tones: claimTones,
      initial: 'Not started',
    },
    ownerId: {
      label: 'Owner',
      kind: 'record',
      of: 'users',
      hint: 'Is reminded 14, 7 and 2 days before the deadline.',
    },
    paid: { label: 'Paid Back', kind: 'money', check: notBelowZero },
    reason: { label: 'Reason', kind: 'text', initial: '', hint: 'Why the manufacturer turned it down.' },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'co-op.report-tracker',
      sentence: 'Every claim with its state, its deadline and what came back.',
      icon: 'money',
      empty: 'Add the first one: its proof is gathered from figures, activities and invoices.',
      columns: [
        'name',
        'channel',
        'month',
        'deadline',
        'state',
        'spent',
        'sharePercent',
        'paid',
        'ownerId',
        'manufacturerId',
        'reason',
      ],
      // The name says the channel, the manufacturer the share, and a reason stands at what was turned down alone.
      onDemand: ['channel', 'sharePercent', 'reason'],
    },
  ],
})
