import { useStore } from '@nanostores/react'
import type { Answer } from '@portal/core/calls'
import { isDepartmentManagerType } from '@portal/core/foundation/policy/departments'
import { pathOf } from '@portal/core/foundation/routes'
import { avatarAddress } from '@portal/core/access/users/constants'
import { Avatar } from '@portal/ui/avatar'
import { EmptyState } from '@portal/ui/empty-state'
import { ClipboardList, Users } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { useMemo, type ReactElement } from 'react'
import { DashboardPage, monthName } from '../../platform/parts/figures/index.ts'
import { held, List, type Action, type ListColumn } from '../../platform/parts/list/index.ts'
import { Tiles, type Tile } from '../../platform/parts/report/tiles.tsx'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { useCall } from '../../foundation/session/query.ts'
import { session } from '../../foundation/session/session.ts'
import styles from './dashboards.module.css'
import { ofPace, paceColumns } from './pace-columns.tsx'
import { daysSince, sinceColumn } from './since-column.ts'
import { TeamClients } from './team-clients.tsx'
import { waitingWords } from './waiting.ts'

type Team = Answer<'team.members'>
type Member = Team['members'][number]

/** After as many days without an activity somebody with clients is asked about it. */
const quietDays = 7

const overdueOf = ({ tasks, deliverables, strategies }: Member): number =>
  (tasks?.overdue ?? 0) + deliverables.overdue + strategies.overdue

const runsOffPace = ({ pace }: Member): boolean => pace !== null && pace.clientsOffPace > 0

const isQuiet = ({ clients, lastActivityAt }: Member): boolean =>
  clients > 0 && (daysSince(lastActivityAt) ?? Infinity) > quietDays

/** `/team`: who has which clients, how their budgets go and what waits for them. */
export function TeamScreen(): ReactElement {
  const query = useQuery()
  const setQuery = useSetQuery()
  const user = useStore(session.$user)
  const { data, error, loading, retry } = useCall('team.members')
  const departments = useMemo(() => departmentsOf(data?.members ?? []), [data])
  // Whoever leads a department begins with its people.
  const own =
    user?.departments.find(({ DepartmentUser }) =>
      isDepartmentManagerType(DepartmentUser.departmentUserTypeId),
    )?.id ?? 0
  const asked = query.get('department')
  const department = asked === null ? own : Number(asked)
  const members = useMemo(
    () =>
      data?.members.filter(
        (member) => department === 0 || member.departments.some(({ id }) => id === department),
      ),
    [data, department],
  )
  return (
    <DashboardPage
      title="Team"
      period={`${departments.find(({ value }) => value === department)?.label ?? 'All departments'}, budgets of ${data ? monthName(data.month) : 'this month'}`}
      through={data?.through}
      controls={
        <div className={styles.section}>
          <Select
            label="Department"
            options={[{ value: 0, label: 'All departments' }, ...departments]}
            value={department}
            onChange={(id) => setQuery({ department: id === own ? null : id, page: null })}
          />
        </div>
      }
      error={data ? undefined : error}
      retry={retry}
    >
      <Tiles tiles={members ? tilesOf(members) : null} places={5} />
      <Members members={members} loading={loading} retry={retry} />
    </DashboardPage>
  )
}

function departmentsOf(members: readonly Member[]): { value: number; label: string }[] {
  const names = new Map(members.flatMap(({ departments }) => departments.map(({ id, name }) => [id, name])))
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

function tilesOf(members: readonly Member[]): readonly Tile[] {
  const count = (fits: (member: Member) => boolean): number => members.filter(fits).length
  const sum = (of: (member: Member) => number): number =>
    members.reduce((total, member) => total + of(member), 0)
  const withClients = count(({ clients }) => clients > 0)
  return [
    { label: 'People', value: String(members.length), note: `${withClients} with clients of their own` },
    {
      label: 'Off pace',
      value: String(count(runsOffPace)),
      note: `of ${count(({ pace }) => pace !== null && pace.budget > 0)} with budgets, by one section at least`,
    },
    {
      label: 'Overdue tasks',
      value: String(sum(({ tasks }) => tasks?.overdue ?? 0)),
      note: `of ${sum(({ tasks }) => tasks?.open ?? 0)} open`,
    },
    {
      label: 'Overdue deliverables',
      value: String(sum(({ deliverables }) => deliverables.overdue)),
      note: `of ${sum(({ deliverables }) => deliverables.open)} open`,
    },
    {
      label: 'Quiet',
      value: String(count(isQuiet)),
      note: `with clients, no activity in ${quietDays} days`,
    },
  ]
}

const columns: readonly ListColumn<Member>[] = [
  {
    id: 'name',
    label: 'Person',
    value: ({ fullName }) => fullName,
    cell: ({ userId, avatar, fullName }) => (
      <span className={styles.person}>
        <Avatar fullName={fullName} src={avatarAddress({ id: userId, avatar })} size={24} />
        {fullName}
      </span>
    ),
    width: 176,
    firm: true,
    grow: true,
  },
  {
    id: 'department',
    label: 'Department',
    value: ({ departments }) => departments.map(({ name }) => name).join(', '),
    width: 140,
  },
  {
    id: 'position',
    label: 'Position',
    value: ({ departments }) =>
      [...new Set(departments.flatMap(({ userType }) => userType ?? []))].join(', '),
    width: 150,
    extra: true,
  },
  {
    id: 'clients',
    label: 'Clients',
    kind: 'number',
    value: ({ clients }) => clients,
    width: 80,
  },
  {
    id: 'roles',
    label: 'As',
    value: ({ roles }) => roles.map(({ name, clients }) => `${name} ${clients}`).join(', '),
    width: 200,
    extra: true,
  },
  {
    id: 'offPace',
    label: 'Off Pace',
    kind: 'number',
    hint: 'Clients with a section that is off pace',
    value: ({ pace }) => pace?.clientsOffPace ?? null,
    cell: ({ pace }) => (pace === null ? '–' : `${pace.clientsOffPace} of ${pace.clientsPaced}`),
    width: 92,
  },
  ...paceColumns
    .filter(({ id }) => id !== 'off')
    .map((column): ListColumn<Member> => {
      const own = ofPace<Member>(column, ({ pace }) => pace)
      return column.id === 'budget' ? { ...own, width: 112 } : { ...own, extra: true }
    }),
  {
    id: 'overdue',
    label: 'Overdue',
    kind: 'number',
    hint: 'Tasks, deliverables and strategies that should be done already',
    value: overdueOf,
    width: 108,
  },
  {
    id: 'tasks',
    label: 'Tasks',
    kind: 'number',
    hint: 'Open ones',
    value: ({ tasks }) => tasks?.open ?? null,
    cell: ({ tasks }) => (tasks ? waitingWords(tasks) : '–'),
    width: 92,
  },
  {
    id: 'deliverables',
    label: 'Deliverables',
    kind: 'number',
    hint: 'Open ones',
    value: ({ deliverables }) => deliverables.open,
    cell: ({ deliverables }) => waitingWords(deliverables),
    width: 108,
  },
  {
    id: 'strategies',
    label: 'Strategies',
    kind: 'number',
    hint: 'Planned or in progress',
    value: ({ strategies }) => strategies.open,
    cell: ({ strategies }) => waitingWords(strategies),
    width: 108,
  },
  sinceColumn('lastActivity', 'Last Activity', ({ lastActivityAt }) => lastActivityAt),
]

const actions: readonly Action<Member>[] = [
  {
    name: 'Open tasks',
    icon: ClipboardList,
    may: ({ tasks }) => tasks !== null,
    href: ({ userId }) => `${pathOf('tasks')}?assigneeId=${userId}`,
  },
]

function Members({
  members,
  loading,
  retry,
}: {
  readonly members: readonly Member[] | undefined
  readonly loading: boolean
  readonly retry: () => void
}): ReactElement {
  const source = useMemo(
    () =>
      held(
        { rows: members, loading, error: undefined, retry },
        { search: ({ fullName, email }) => `${fullName} ${email}` },
      ),
    [members, loading, retry],
  )
  return (
    <List
      name="dashboard.team"
      label="Team members"
      of={source}
      columns={columns}
      sort={{ column: 'overdue', descending: true }}
      rowId={({ userId }) => String(userId)}
      search="Name or e-mail"
      actions={actions}
      expand={({ userId, fullName }) => <TeamClients userId={userId} fullName={fullName} />}
      exportAs="Team"
      empty={
        <EmptyState icon={Users} title="Nobody works here">
          Choose another department.
        </EmptyState>
      }
    />
  )
}
