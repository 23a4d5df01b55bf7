import { formatDate, dayAt } from '@portal/core/foundation/format'
import { ranksOfClientUserType } from '@portal/core/foundation/policy/client-users'
import { avatarAddress } from '@portal/core/access/users/constants'
import { Avatar } from '@portal/ui/avatar'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { SquarePen, UserPlus, Users, X } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement } from 'react'
import type { Action } from '../../foundation/actions/action.ts'
import { List, whole, type Filter, type ListColumn } from '../../platform/parts/list/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { client as api } from '../../foundation/session/session.ts'
import { ProfileFrame, type ClientProfile } from './profile-frame.tsx'
import { teamChanged, type TeamMember } from './team-member.ts'
import styles from './team-tab.module.css'

const TeamMemberDialog = fetched(() => import('./team-member-dialog.tsx').then((m) => m.TeamMemberDialog))

const columns: readonly ListColumn<TeamMember>[] = [
  {
    id: 'person',
    label: 'Person',
    value: ({ user }) => user.fullName,
    cell: ({ user, userId }) => (
      <span className={styles.person}>
        <Avatar fullName={user.fullName} src={avatarAddress({ id: userId, avatar: user.avatar })} size={24} />
        <span className={styles.name}>{user.fullName}</span>
        {!user.active && <Badge>Not active</Badge>}
      </span>
    ),
    width: 230,
    grow: true,
  },
  { id: 'as', label: 'Client User Type', value: ({ clientUserType }) => clientUserType, width: 180 },
  {
    id: 'ranks',
    label: 'Counts as',
    value: ({ clientUserTypeId }) => ranksOfClientUserType(clientUserTypeId).join(', '),
    cell: ({ clientUserTypeId }) => (
      <span className={styles.ranks}>
        {ranksOfClientUserType(clientUserTypeId).map((rank) => (
          <Badge key={rank} tone={rank === 'Manager' ? 'primary' : 'neutral'}>
            {rank}
          </Badge>
        ))}
      </span>
    ),
    hint: 'What the portal takes members of this type for: managers confirm budget changes.',
    sortable: false,
    width: 190,
  },
  {
    id: 'departments',
    label: 'Works in',
    value: ({ user }) => (user.userType === 'Employee' ? user.departments.join(', ') : user.userType),
    width: 170,
  },
  {
    id: 'email',
    label: 'E-mail',
    value: ({ user }) => user.email,
    cell: ({ user }) => <a href={`mailto:${user.email}`}>{user.email}</a>,
    width: 220,
  },
  {
    id: 'lastLoggedAt',
    label: 'Last activity',
    kind: 'date',
    value: ({ lastLoggedAt }) => lastLoggedAt && dayAt(lastLoggedAt),
    cell: ({ lastLoggedAt }) => (lastLoggedAt ? formatDate(lastLoggedAt) : '–'),
    width: 120,
  },
]

const filters: readonly Filter[] = [
  { kind: 'record', name: 'clientUserTypeId', label: 'Client User Type', of: 'clientUserTypes' },
]

/** Who works for a client and as what. */
export function TeamTab(): ReactElement {
  const [open, setOpen] = useState<TeamMember | 'new' | null>(null)
  const addButton = ({ can }: ClientProfile): ReactElement | null =>
    can.keepTeam ? (
      <Button icon={UserPlus} variant="primary" onClick={() => setOpen('new')}>
        Add member
      </Button>
    ) : null
  return (
    <ProfileFrame actions={addButton}>
      {(client) => (
        <>
          <Team client={client} onEdit={setOpen} />
          {open !== null && (
            <TeamMemberDialog
              client={client}
              member={open === 'new' ? null : open}
              onClose={() => setOpen(null)}
            />
          )}
        </>
      )}
    </ProfileFrame>
  )
}

function Team({
  client,
  onEdit,
}: {
  readonly client: ClientProfile
  readonly onEdit: (member: TeamMember) => void
}): ReactElement {
  const { id } = client
  const source = useMemo(
    () =>
      whole(
        'clients.team',
        { params: { id } },
        {
          search: ({ user, clientUserType }) => `${user.fullName} ${user.email} ${clientUserType}`,
          fits: (member, { clientUserTypeId }) =>
            clientUserTypeId === undefined || String(member.clientUserTypeId) === clientUserTypeId,
        },
      ),
    [id],
  )
  const removal = useRemoval<TeamMember>({
    title: () => 'Take off the team?',
    question: ([member]) => (
      <>
        <strong>{member?.user.fullName}</strong> is no longer {member?.clientUserType} of {client.name}.
        {member?.user.userType !== 'Employee' &&
          ' People outside of the agency see only clients on whose team they are.'}
      </>
    ),
    confirmLabel: 'Take off',
    remove: ({ userId, clientUserTypeId }) =>
      api.call('clients.removeTeamMembers', {
        body: { clientId: id, teamMembers: [{ userId, clientUserTypeId }] },
      }),
    removed: teamChanged,
    done: () => 'The team has been changed.',
    failed: 'The team could not be changed.',
    tellReason: true,
  })
  const actions: readonly Action<TeamMember>[] = [
    { name: 'Change type', icon: SquarePen, shortcut: 'e', run: onEdit },
    { name: 'Take off the team', icon: X, danger: true, run: (member) => removal.ask([member]) },
  ]
  return (
    <>
      <List<TeamMember, unknown>
        name="clients.profile.team"
        label={`Team of ${client.name}`}
        of={source}
        columns={columns}
        filters={filters}
        rowId={({ userId, clientUserTypeId }) => `${userId}-${clientUserTypeId}`}
        search="Search the team"
        {...(client.can.keepTeam ? { actions } : {})}
        exportAs={`Team of ${client.name}`}
        empty={
          <EmptyState icon={Users} title="Nobody is on this team yet">
            {client.can.keepTeam
              ? 'Add who works for this client: managers confirm its budget changes.'
              : 'Administrators put people on teams, account managers on those that they are on themselves.'}
          </EmptyState>
        }
      />
      {removal.dialog}
    </>
  )
}
