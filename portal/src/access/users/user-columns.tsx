import { formatDateTime } from '@portal/core/foundation/format'
import type { AccountState } from '@portal/core/foundation/policy/account-state'
import { avatarAddress } from '@portal/core/access/users/constants'
import { Avatar } from '@portal/ui/avatar'
import type { Tone } from '@portal/ui/badge'
import type { ListColumn, RowOf } from '../../platform/parts/list/index.ts'
import styles from './users.module.css'

/** A user as the list has one. */
export type User = RowOf<'users.list'>

const labels = {
  active: 'Active',
  scheduled: 'Scheduled',
  suspended: 'Suspended',
  inactive: 'Inactive',
} as const satisfies Readonly<Record<AccountState, string>>
const tones: Readonly<Record<AccountState, Tone>> = {
  active: 'success',
  scheduled: 'information',
  suspended: 'danger',
  inactive: 'neutral',
}

/** The state of an account in a word. */
export const stateLabel = (state: AccountState): (typeof labels)[AccountState] => labels[state]

/** The tone of the badge of an account’s state. */
export const stateTone = (state: AccountState): Tone => tones[state]

export const userColumns: readonly ListColumn<User>[] = [
  {
    id: 'name',
    label: 'Name',
    value: ({ fullName }) => fullName,
    cell: (user) => (
      <span className={styles.person}>
        <Avatar fullName={user.fullName} src={avatarAddress(user)} size={24} />
        <span className={styles.personName}>{user.fullName}</span>
      </span>
    ),
    grow: true,
    width: 220,
  },
  { id: 'email', label: 'E-mail', value: ({ email }) => email, width: 214 },
  {
    id: 'state',
    label: 'State',
    kind: 'status',
    value: ({ state }) => stateLabel(state),
    tone: ({ state }) => stateTone(state),
    sortable: false,
    width: 128,
  },
  { id: 'userType', label: 'Type', value: ({ UserType }) => UserType.name, width: 120 },
  { id: 'roles', label: 'Roles', value: ({ roles }) => roles.join(', '), sortable: false, width: 156 },
  {
    id: 'departments',
    label: 'Departments',
    value: ({ departments }) => departments.map(({ name }) => name).join(', '),
    sortable: false,
    width: 156,
  },
  { id: 'userLevel', label: 'Level', value: ({ UserLevel }) => UserLevel?.name, width: 104, extra: true },
  {
    id: 'lastSeenAt',
    label: 'Last Seen',
    value: ({ lastSeenAt }) => lastSeenAt,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatDateTime(lastSeenAt) : 'Never'),
    onlyIf: ({ lastSeenAt }) => lastSeenAt !== undefined,
    width: 184,
    firm: true,
  },
  {
    id: 'startDate',
    label: 'Start Date',
    kind: 'date',
    value: ({ startDate }) => startDate,
    onlyIf: ({ startDate }) => startDate !== undefined,
    extra: true,
  },
  { id: 'id', label: 'Id', kind: 'number', value: ({ id }) => id, extra: true, width: 80 },
]
