import { defineFields } from '../../foundation/contract/field.ts'

/** The fields of a service, which budgets are for. */
export const serviceFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true, unique: true },
  serviceGroupId: { label: 'Service Group', kind: 'record', of: 'serviceGroups' },
  order: { label: 'Order', kind: 'integer', initial: 0, hint: 'Lower numbers come first.' },
  active: { label: 'Active', kind: 'flag', initial: true, hint: 'Offered for new budgets.' },
})
