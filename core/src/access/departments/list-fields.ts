import { defineFields } from '../../foundation/contract/field.ts'
import { lookupFields } from '../../platform/records/lookup-fields.ts'

/** The fields of a kind of member of a department. */
export const departmentUserTypes = lookupFields

/** The fields of what members of a department are there to do. */
export const departmentUserAbilities = defineFields({
  ...lookupFields,
  departmentUserTypeId: {
    label: 'Department User Type',
    kind: 'record',
    of: 'departmentUserTypes',
    emptyAs: 'Every member',
    hint: 'Every member has it where none is chosen.',
  },
  description: { label: 'Description', kind: 'longText', initial: '' },
})
