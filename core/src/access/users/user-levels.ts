import { resource } from '../../foundation/contract/resource.ts'
import { administrators, employees } from '../../foundation/policy/rules-of-calls.ts'
import { lookupFields } from '../../platform/records/lookup-fields.ts'

/** How senior somebody is, in the agency's own words; it opens nothing. */
export const userLevels = resource({
  area: 'userLevels',
  fields: lookupFields,
  ofClient: false,
  read: employees,
  write: administrators,
  screens: [
    {
      route: 'permission-role.index',
      sentence: 'How senior somebody is, in the words of the agency.',
      icon: 'chart',
      empty: 'Add the first one: how senior somebody is. It opens nothing.',
      tab: 'User levels',
    },
  ],
})
