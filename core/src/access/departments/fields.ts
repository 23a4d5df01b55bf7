import { defineFields } from '../../foundation/contract/field.ts'

/** The fields of a department. */
export const departmentFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true, unique: true },
  description: { label: 'Description', kind: 'longText', initial: '' },
})
