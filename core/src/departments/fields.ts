import { defineFields } from '../contract/field.ts'

/** The fields of a department (platform 7). */
export const departmentFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true, unique: true },
  description: { label: 'Description', kind: 'longText', initial: '' },
})

/** Someone who joins a department. */
export const memberFields = defineFields({
  userId: { label: 'Person', kind: 'record', of: 'users', required: true },
  departmentUserTypeId: { label: 'Department User Type', kind: 'record', of: 'departmentUserTypes' },
})
