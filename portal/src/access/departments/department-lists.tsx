import { departmentUserAbilities, departmentUserTypes } from '@portal/core/access/departments/list-fields'
import { isDepartmentManagerType } from '@portal/core/foundation/policy/departments'
import { keepsUsers } from '@portal/core/foundation/policy/managing-users'
import { pathOf } from '@portal/core/foundation/routes'
import { ShieldCheck, Users } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { LookupList } from '../../platform/parts/records/index.ts'
import { useStaff } from '../users/use-staff.ts'
import styles from './departments.module.css'

const crumbs = [{ label: 'Departments', href: pathOf('departments.index') }]

/** `/settings/departments/user-types` (features SET-16). */
export function DepartmentUserTypesScreen(): ReactElement {
  const staff = useStaff()
  return (
    <Page
      title="Department User Types"
      crumbs={crumbs}
      description="What somebody can be in a department. Three of them manage it, whatever they are called."
    >
      <div className={styles.narrow}>
        <LookupList
          area="departmentUserTypes"
          one="user type"
          label="User types"
          fields={departmentUserTypes}
          columns={[
            {
              id: 'manages',
              label: 'Manages',
              value: ({ id }) => (isDepartmentManagerType(id) ? 'Yes' : ''),
              width: 108,
            },
            { id: 'id', label: 'Id', kind: 'number', value: ({ id }) => id, width: 72 },
          ]}
          icon={Users}
          empty="Add the first one: members of a department are of a type."
          may={staff !== null && keepsUsers(staff)}
        />
      </div>
    </Page>
  )
}

/** `/settings/departments/user-abilities` (features SET-16). */
export function DepartmentUserAbilitiesScreen(): ReactElement {
  const staff = useStaff()
  return (
    <Page
      title="Department User Abilities"
      crumbs={crumbs}
      description="What members of a department are there to do. The chart of each department shows it."
    >
      <div className={styles.narrow}>
        <LookupList
          area="departmentUserAbilities"
          one="user ability"
          label="User abilities"
          fields={departmentUserAbilities}
          looks={{ departmentUserTypeId: { wide: true } }}
          columns={[
            {
              id: 'type',
              label: 'User Type',
              value: ({ DepartmentUserType }) => DepartmentUserType?.name ?? 'Every member',
              width: 180,
            },
          ]}
          beforeRemoval="."
          icon={ShieldCheck}
          empty="Add the first one: for members of a type, or for all."
          may={staff !== null && keepsUsers(staff)}
        />
      </div>
    </Page>
  )
}
