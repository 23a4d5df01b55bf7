import { useStore } from '@nanostores/react'
import { addMonths, formatCount, formatDate, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { EmptyState } from '@portal/ui/empty-state'
import { Target } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import {
  List,
  paged,
  type Action,
  type Filter,
  type ListColumn,
  type RowOf,
} from '../../platform/parts/list/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { session } from '../../foundation/session/session.ts'

const HoldGoalDialog = fetched(() => import('./hold-goal-dialog.tsx').then((m) => m.HoldGoalDialog))

type Goal = RowOf<'primaryGoals.list'>

const source = paged('primaryGoals.list')

const tones = { Reached: 'success', 'Under Way': 'information', Missed: 'danger' } as const

const columns: readonly ListColumn<Goal>[] = [
  { id: 'month', label: 'Month', value: ({ month }) => monthName(month), width: 148 },
  {
    id: 'client',
    label: 'Client',
    value: ({ client }) => client.name,
    cell: ({ client }) => <ClientName client={client} />,
    width: 240,
  },
  { id: 'goal', label: 'Primary Goal', value: ({ goal }) => goal, sortable: false, grow: true, width: 300 },
  {
    id: 'target',
    label: 'To Reach',
    value: ({ measure, target }) =>
      measure && target !== null ? `${formatCount(target)} ${measure.toLowerCase()}` : null,
    sortable: false,
    width: 150,
  },
  {
    id: 'figure',
    label: 'So Far',
    kind: 'number',
    value: ({ figure }) => figure,
    sortable: false,
    width: 96,
  },
  {
    id: 'state',
    label: 'State',
    kind: 'status',
    value: ({ state }) => state,
    cell: ({ state }) => (state ? <Badge tone={tones[state]}>{state}</Badge> : '–'),
    sortable: false,
    width: 116,
  },
  { id: 'user', label: 'Set by', value: ({ user }) => user.fullName, width: 172 },
  {
    id: 'createdAt',
    label: 'Set on',
    value: ({ createdAt }) => formatDate(createdAt),
    sortable: false,
    width: 112,
  },
]

const useIsStaff = (): boolean => useStore(session.$user)?.UserType.name === 'Employee'

/** Staff go on to what was said with the client; its profile is theirs alone. */
function ClientName({ client: { name, slug } }: Pick<Goal, 'client'>): ReactElement {
  const isStaff = useIsStaff()
  return isStaff ? <Link href={pathOf('clients.profile.communications', { slug })}>{name}</Link> : <>{name}</>
}

/** `/reporting/primary-goals`: the goals of each client and month. */
export function PrimaryGoalsScreen(): ReactElement {
  const isStaff = useIsStaff()
  const [held, setHeld] = useState<Goal | null>(null)
  const actions = useMemo(
    (): readonly Action<Goal>[] => (isStaff ? [{ name: 'Set a target', icon: Target, run: setHeld }] : []),
    [isStaff],
  )
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        kind: 'choice',
        name: 'month',
        label: 'Month',
        options: Array.from({ length: 13 }, (_, back) => `${addMonths(today(), -back).slice(0, 7)}-01`).map(
          (month) => ({ value: month, label: monthName(month) }),
        ),
      },
    ],
    [],
  )
  return (
    <Page
      title="Primary Goals"
      description={`What each client wants most, month by month, and whether it was reached where it has a target.${isStaff ? ' One that says “120 leads” has it at once.' : ''}`}
    >
      <List
        name="reporting.primary-goals"
        label="Primary goals"
        of={source}
        columns={columns}
        filters={filters}
        sort={{ column: 'month', descending: true }}
        search="Client or goal"
        actions={actions}
        exportAs="Primary Goals"
        empty={
          <EmptyState icon={Target} title="No primary goals yet">
            A goal is set when an interaction is logged.
          </EmptyState>
        }
      />
      {held && <HoldGoalDialog goal={held} onClose={() => setHeld(null)} />}
    </Page>
  )
}

const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  )
