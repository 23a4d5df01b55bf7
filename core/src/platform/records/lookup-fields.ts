import { defineFields } from '../../foundation/contract/field.ts'

/** What a list to choose from holds: inactive entries stay on old records and are offered no more. */
export const lookupFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true, unique: true },
  order: { label: 'Order', kind: 'integer', initial: 0 },
  active: { label: 'Active', kind: 'flag', initial: true },
})
