import { resource } from '../../foundation/contract/resource.ts'
import { administrators, employees } from '../../foundation/policy/rules-of-calls.ts'
import { managerDepartmentUserTypes } from '../../foundation/policy/departments.ts'
import * as fields from './list-fields.ts'

/** The kinds of member of a department. 1, 6 and 7 manage it, whatever they are called. */
export const departmentUserTypes = resource({
  area: 'departmentUserTypes',
  fields: fields.departmentUserTypes,
  ofClient: false,
  read: employees,
  write: administrators,
  lasting: managerDepartmentUserTypes,
  screens: [
    {
      route: 'departments.user-types',
      sentence: 'What somebody can be in a department. 1, 6 and 7 manage it, whatever they are called.',
      icon: 'people',
      empty: 'Add the first one: members of a department are of a type.',
      showsId: true,
    },
  ],
})

/** What members of a department are there to do; of a kind of member, or of all. The chart shows it. */
export const departmentUserAbilities = resource({
  area: 'departmentUserAbilities',
  fields: fields.departmentUserAbilities,
  ofClient: false,
  read: employees,
  write: administrators,
  screens: [
    {
      route: 'departments.user-abilities',
      sentence: 'What members of a department are there to do. The chart of each department shows it.',
      icon: 'shield',
      empty: 'Add the first one: for members of a type, or for all.',
    },
  ],
})
