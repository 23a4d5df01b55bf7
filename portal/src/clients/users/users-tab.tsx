import type { Answer } from '@portal/core/calls'
import { formatDateTime } from '@portal/core/foundation/format'
import { mayOpen, pathOf } from '@portal/core/foundation/routes'
import { Avatar } from '@portal/ui/avatar'
import { Badge } from '@portal/ui/badge'
import { LinkButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { UserPlus, Users } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { List, whole, type ListColumn } from '../../platform/parts/list/index.ts'
import { ProfileFrame, type ClientProfile } from '../profile/profile-frame.tsx'
import { avatarAddress } from '@portal/core/access/users/constants'
import styles from '../profile/team-tab.module.css'

type ClientUser = Answer<'clients.users'>[number]

const columns: readonly ListColumn<ClientUser>[] = [
  {
    id: 'person',
    label: 'Person',
    value: ({ fullName }) => fullName,
    cell: ({ id, fullName, avatar, active }) => (
      <span className={styles.person}>
        <Avatar fullName={fullName} src={avatarAddress({ id, avatar })} size={24} />
        <span className={styles.name}>{fullName}</span>
        {!active && <Badge>Not active</Badge>}
      </span>
    ),
    grow: true,
    width: 220,
  },
  {
    id: 'email',
    label: 'E-mail',
    value: ({ email }) => email,
    cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
    width: 220,
  },
  { id: 'userType', label: 'User Type', value: ({ userType }) => userType, width: 140 },
  {
    id: 'as',
    label: 'Sees It As',
    value: ({ clientUserTypes, throughGroup }) =>
      [...clientUserTypes, ...(throughGroup === null ? [] : [`all of ${throughGroup}`])].join(', '),
    width: 220,
  },
  {
    id: 'lastSeenAt',
    label: 'Last Seen',
    value: ({ lastSeenAt }) => lastSeenAt,
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : formatDateTime(lastSeenAt)),
    onlyIf: (row) => 'lastSeenAt' in row,
    width: 184,
    firm: true,
  },
]

/** Who of a dealership, or of a partner, sees this client here. */
export function UsersTab(): ReactElement {
  const facts = useSessionFacts()
  return (
    <ProfileFrame
      actions={({ can, id, slug }) => (
        <>
          {can.keepTeam && (
            <LinkButton href={pathOf('clients.profile.team', { slug })} icon={Users}>
              Change who sees it
            </LinkButton>
          )}
          {mayOpen('users.create', facts) && (
            <LinkButton href={`${pathOf('users.create')}?clientId=${id}`} icon={UserPlus} variant="primary">
              Add user
            </LinkButton>
          )}
        </>
      )}
    >
      {(client) => <UsersOf client={client} />}
    </ProfileFrame>
  )
}

function UsersOf({ client: { id, name } }: { readonly client: ClientProfile }): ReactElement {
  const facts = useSessionFacts()
  const source = useMemo(
    () =>
      whole('clients.users', { params: { id } }, { search: ({ fullName, email }) => `${fullName} ${email}` }),
    [id],
  )
  return (
    <List<ClientUser, unknown>
      name="clients.profile.users"
      label={`Users of ${name}`}
      of={source}
      columns={columns}
      search="Search users"
      {...(mayOpen('users.edit', facts, { id: '1' })
        ? { href: (user: ClientUser) => pathOf('users.edit', { id: String(user.id) }) }
        : {})}
      exportAs={`Users of ${name}`}
      empty={
        <EmptyState icon={Users} title="Nobody outside of the agency sees this client">
          Add a user, then put the person on the client’s team.
        </EmptyState>
      }
    />
  )
}
