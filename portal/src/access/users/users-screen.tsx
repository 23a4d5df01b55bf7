import { keepsUsers } from '@portal/core/foundation/policy/managing-users'
import { accountStates } from '@portal/core/foundation/policy/account-state'
import { userTypes } from '@portal/core/foundation/policy/actor'
import { roles } from '@portal/core/foundation/policy/roles'
import { userTypeId } from '@portal/core/foundation/policy/user-types'
import { mayOpen, pathOf } from '@portal/core/foundation/routes'
import { LinkButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Plus, Users } from '@portal/ui/icon'
import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { List, paged, type Filter } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useQuery } from '../../foundation/address/address.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { TerminationsList } from './terminations-list.tsx'
import { useStaff } from './use-staff.ts'
import { useSuspension } from './use-suspension.tsx'
import { userActions } from './user-actions.ts'
import { useTwoFactorReset } from './use-two-factor-reset.tsx'
import { stateLabel, userColumns } from './user-columns.tsx'

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    look: 'chips',
    name: 'state',
    label: 'State',
    options: accountStates.map((state) => ({ value: state, label: stateLabel(state) })),
  },
  {
    kind: 'choice',
    name: 'userTypeId',
    label: 'Type',
    options: userTypes.map((type) => ({ value: String(userTypeId(type)), label: type })),
  },
  {
    kind: 'choice',
    name: 'role',
    label: 'Role',
    options: roles.map((role) => ({ value: role, label: role })),
  },
  { kind: 'record', name: 'departmentId', label: 'Department', of: 'departments' },
  { kind: 'record', name: 'userLevelId', label: 'Level', of: 'userLevels' },
]
const source = paged('users.list')

const tabs = [
  { id: 'people', label: 'People' },
  { id: 'terminations', label: 'Scheduled terminations' },
] as const

/** `/users`: everyone who has an account, and for those who keep them the accounts that end on a day. */
export function UsersScreen(): ReactElement {
  const facts = useSessionFacts()
  const staff = useStaff()
  const [, navigate] = useLocation()
  const selected = useQuery().get('tab') === 'terminations' ? 'terminations' : 'people'
  const keeps = staff !== null && keepsUsers(staff)
  return (
    <Page
      title="Users"
      description="Everyone with an account: staff, clients, partners and regional managers."
      actions={
        mayOpen('users.create', facts) && (
          <LinkButton variant="primary" icon={Plus} href={pathOf('users.create')}>
            Add user
          </LinkButton>
        )
      }
    >
      {keeps ? (
        <Tabs
          label="Users"
          tabs={tabs}
          selected={selected}
          // Each list starts anew: the filters of one say nothing to the other.
          onSelect={(id) => navigate(`${pathOf('users')}${id === 'people' ? '' : '?tab=terminations'}`)}
        >
          {selected === 'people' ? <PeopleList /> : <TerminationsList />}
        </Tabs>
      ) : (
        <PeopleList />
      )}
    </Page>
  )
}

function PeopleList(): ReactElement {
  const suspension = useSuspension()
  const reset = useTwoFactorReset()
  return (
    <>
      <List
        name="users"
        label="Users"
        of={source}
        columns={userColumns}
        filters={filters}
        sort={{ column: 'name', descending: false }}
        search="Name or e-mail"
        href={({ id }) => pathOf('users.edit', { id: String(id) })}
        actions={[...userActions, reset.action, ...suspension.actions]}
        bulk={suspension.bulk}
        exportAs="Users"
        empty={
          <EmptyState icon={Users} title="No users yet">
            Add the first one: an invitation to set a password goes to the address.
          </EmptyState>
        }
      />
      {reset.dialog}
      {suspension.dialog}
    </>
  )
}
