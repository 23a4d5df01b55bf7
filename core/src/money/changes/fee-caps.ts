import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { positiveNumber } from '../../foundation/rules/number.ts'
import { invoiceKeepers } from '../invoicing/policy.ts'
import { capKinds, mostWords } from './cap-of-fee.ts'

/** The most that fees may be. */
export const feeCaps = resource({
  area: 'feeCaps',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    clientId: { label: 'Client', kind: 'record', of: 'clients', emptyAs: 'Every client' },
    serviceId: { label: 'Service', kind: 'record', of: 'services', emptyAs: 'Every service' },
    feeServiceId: { label: 'Fee', kind: 'record', of: 'feeServices', emptyAs: 'Every fee' },
    limitIn: { label: 'Counted In', kind: 'choice', choices: capKinds, initial: capKinds[0] },
    most: {
      label: 'Most',
      kind: 'number',
      required: true,
      check: positiveNumber,
      reads: ({ most, limitIn }) => mostWords(Number(most), String(limitIn)),
      hint: 'Dollars a month, or percent of the budget that the fee belongs to.',
    },
    startsAt: { label: 'From', kind: 'date', required: true },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: invoiceKeepers,
  screens: [
    {
      route: 'feeCaps.index',
      sentence:
        'The most a fee may be. A fee above its cap needs a note that says why. The closest cap counts: one for the client comes before one for the service.',
      icon: 'shield',
      empty: 'Add the most that a fee may be, for a client, a service, a kind of fee or all of them.',
      columns: ['name', 'clientId', 'serviceId', 'feeServiceId', 'most', 'limitIn', 'startsAt', 'active'],
      leadsTo: 'activeBudgets.index',
    },
  ],
})
