import { useStore } from '@nanostores/react'
import { addMonths, formatDate, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { Target } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { List, paged, type Filter, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { session } from '../../foundation/session/session.ts'

type Goal = RowOf<'primaryGoals.list'>

const source = paged('primaryGoals.list')

const columns: readonly ListColumn<Goal>[] = [
  { id: 'month', label: 'Month', value: ({ month }) => monthName(month), width: 148 },
  {
    id: 'client',
    label: 'Client',
    value: ({ client }) => client.name,
    cell: ({ client }) => <ClientName client={client} />,
    width: 240,
  },
  { id: 'goal', label: 'Primary Goal', value: ({ goal }) => goal, sortable: false, grow: true, width: 400 },
  { id: 'user', label: 'Set by', value: ({ user }) => user.fullName, width: 172 },
  {
    id: 'createdAt',
    label: 'Set on',
    value: ({ createdAt }) => formatDate(createdAt),
    sortable: false,
    width: 112,
  },
]

/** Staff go on to what was said with the client; its profile is theirs alone. */
function ClientName({ client: { name, slug } }: Pick<Goal, 'client'>): ReactElement {
  const isStaff = useStore(session.$user)?.UserType.name === 'Employee'
  return isStaff ? <Link href={pathOf('clients.profile.communications', { slug })}>{name}</Link> : <>{name}</>
}

/** `/reporting/primary-goals`: the goals of each client and month. */
export function PrimaryGoalsScreen(): ReactElement {
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
    <Page title="Primary Goals" description="What each client wants most, month by month.">
      <List
        name="reporting.primary-goals"
        label="Primary goals"
        of={source}
        columns={columns}
        filters={filters}
        sort={{ column: 'month', descending: true }}
        search="Client or goal"
        exportAs="Primary Goals"
        empty={
          <EmptyState icon={Target} title="No primary goals yet">
            A goal is set when an interaction is logged.
          </EmptyState>
        }
      />
    </Page>
  )
}

const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  )
