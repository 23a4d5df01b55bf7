import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { pacingSections } from './sections.ts'

/** What a budget can be for. */
export const services = resource({
  area: 'services',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    serviceGroupId: { label: 'Service Group', kind: 'record', of: 'serviceGroups' },
    pacingSectionId: {
      label: 'Pacing Section',
      kind: 'integer',
      numbered: Object.fromEntries(pacingSections.map(({ id, label }) => [id, label])),
      hint: 'Its budgets are compared with the spend of this section.',
    },
    order: { label: 'Order', kind: 'integer', initial: 0, hint: 'Lower numbers come first.' },
    active: { label: 'Active', kind: 'flag', initial: true, hint: 'Offered for new budgets.' },
  }),
  ofClient: false,
  read: ownClients,
  write: employees,
  screens: [
    {
      route: 'settings.accounting',
      sentence: 'What a budget can be for, in this order.',
      icon: 'package',
      empty: 'Add the first one: a budget is always for a service.',
    },
  ],
})
