import { typeOfRole } from '@portal/core/foundation/policy/managing-users'
import { roles } from '@portal/core/foundation/policy/roles'
import type { ReactElement } from 'react'
import { List, whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { useSetQuery } from '../../foundation/address/address.ts'

type Role = RowOf<'roles.list'>

const source = whole('roles.list', {}, { search: ({ name }) => name })

const columns: readonly ListColumn<Role>[] = [
  { id: 'name', label: 'Role', value: ({ name }) => name, grow: true },
  {
    id: 'userType',
    label: 'For',
    value: ({ name }) => {
      const role = roles.find((one) => one === name)
      return role && typeOfRole(role)
    },
    width: 180,
  },
  { id: 'members', label: 'Active People', kind: 'number', value: ({ members }) => members, width: 140 },
]

/** The roles, each with how many people have it. */
export function RoleList(): ReactElement {
  const setQuery = useSetQuery()
  return (
    <List
      name="settings.iam.roles"
      label="Roles"
      of={source}
      columns={columns}
      search="Search roles"
      pageSize={25}
      onOpen={({ id }) => setQuery({ role: id })}
      empty="No roles"
    />
  )
}
