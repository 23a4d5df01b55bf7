import { isDepartmentManagerType } from '@portal/core/foundation/policy/departments'
import { keepsUsers } from '@portal/core/foundation/policy/managing-users'
import { departmentFields } from '@portal/core/access/departments/fields'
import { pathOf } from '@portal/core/foundation/routes'
import { Button, LinkButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Building2, ChartColumn, Plus, Users } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { List, whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useOpenRecord, useRecords } from '../../platform/parts/records/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { useStaff } from '../users/use-staff.ts'

const MembersDialog = fetched(() => import('./members-dialog.tsx').then((m) => m.MembersDialog))

export type Department = RowOf<'departments.list'>

const source = whole('departments.list', {}, { search: ({ name, description }) => `${name} ${description}` })
const changed = (): void => refresh('departments', 'users')

const managers = ({ DepartmentUsers }: Department): string =>
  DepartmentUsers.filter(
    ({ departmentUserTypeId, user }) => user.active && isDepartmentManagerType(departmentUserTypeId),
  )
    .map(({ user }) => user.fullName)
    .join(', ')

const columns: readonly ListColumn<Department>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, width: 200 },
  { id: 'description', label: 'Description', value: ({ description }) => description, grow: true },
  { id: 'managers', label: 'Managed By', value: managers, width: 220 },
  { id: 'headcount', label: 'People', kind: 'number', value: ({ headcount }) => headcount, width: 92 },
  { id: 'id', label: 'Id', kind: 'number', value: ({ id }) => id, width: 72, extra: true },
]

/** `/settings/departments`. */
export function DepartmentsScreen(): ReactElement {
  const staff = useStaff()
  const may = staff !== null && keepsUsers(staff)
  const { data: departments } = useCall('departments.list')
  const membersOf = useOpenRecord('members')
  const records = useRecords({
    one: 'department',
    rows: departments,
    fields: departmentFields,
    looks: { name: { wide: true } },
    create: (body, options) => api.call('departments.create', { body, ...options }),
    update: (id, body, options) => api.call('departments.update', { params: { id }, body, ...options }),
    remove: (id) => api.call('departments.remove', { params: { id } }),
    read: (id) => api.call('departments.get', { params: { id } }),
    changed,
  })
  const open = departments?.find(({ id }) => id === membersOf.id)
  return (
    <Page
      title="Departments"
      description="Where people work. Landing pages, fulfillment and margins follow from it."
      actions={
        <>
          <LinkButton href={pathOf('departments.user-types')}>User types</LinkButton>
          <LinkButton href={pathOf('departments.user-abilities')}>User abilities</LinkButton>
          {may && (
            <Button variant="primary" icon={Plus} onClick={records.add}>
              Add department
            </Button>
          )}
        </>
      }
    >
      <List
        name="settings.departments"
        label="Departments"
        of={source}
        columns={columns}
        search="Search departments"
        exportAs="Departments"
        href={({ id }) => pathOf('departments.chart', { id: String(id) })}
        actions={[
          {
            name: 'Chart',
            icon: ChartColumn,
            href: ({ id }) => pathOf('departments.chart', { id: String(id) }),
          },
          {
            name: 'Members',
            icon: Users,
            shortcut: 'm',
            may: ({ can }) => can.update,
            run: ({ id }) => membersOf.open(id),
          },
          records.edit,
          records.remove,
        ]}
        empty={
          <EmptyState icon={Building2} title="No departments yet">
            Add the first one.
          </EmptyState>
        }
      />
      {records.dialogs}
      {may && open && <MembersDialog department={open} onClose={membersOf.close} />}
    </Page>
  )
}
