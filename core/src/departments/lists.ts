import { defineFields } from '../contract/field.ts'
import { resource } from '../contract/resource.ts'
import { administrators, employees } from '../policy/rules-of-calls.ts'
import { lookupFields } from '../records/lookup-fields.ts'

/** The kinds of member of a department. 1, 6 and 7 manage it (platform 6), whatever they are called. */
export const departmentUserTypes = resource({
  area: 'departmentUserTypes',
  path: '/department-user-types',
  one: 'department user type',
  many: 'department user types',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: administrators,
})

/** What members of a department are there to do; of a kind of member, or of all. The chart shows it. */
export const departmentUserAbilities = resource({
  area: 'departmentUserAbilities',
  path: '/department-user-abilities',
  one: 'department user ability',
  many: 'department user abilities',
  fields: defineFields({
    ...lookupFields,
    departmentUserTypeId: {
      label: 'Department User Type',
      kind: 'record',
      of: 'departmentUserTypes',
      hint: 'Every member has it where none is chosen.',
    },
    description: { label: 'Description', kind: 'longText', initial: '' },
  }),
  ofClient: false,
  read: employees,
  write: administrators,
})
