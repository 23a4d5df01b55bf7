import { resource } from '../../foundation/contract/resource.ts'
import { administrators, employees } from '../../foundation/policy/rules-of-calls.ts'
import * as fields from './list-fields.ts'

/** The kinds of member of a department. 1, 6 and 7 manage it (platform 6), whatever they are called. */
export const departmentUserTypes = resource({
  area: 'departmentUserTypes',
  path: '/department-user-types',
  one: 'department user type',
  many: 'department user types',
  fields: fields.departmentUserTypes,
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
  fields: fields.departmentUserAbilities,
  ofClient: false,
  read: employees,
  write: administrators,
})
