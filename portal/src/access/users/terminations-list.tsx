import { formatDateTime } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { Calendar, SquarePen, Trash2 } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { List, whole, type Filter, type ListColumn } from '../../platform/parts/list/index.ts'
import type { Termination } from './terminations.ts'
import { useTermination } from './use-termination.tsx'

const stateOf = ({ doneAt }: Termination): 'Waiting' | 'Done' => (doneAt === null ? 'Waiting' : 'Done')

const columns: readonly ListColumn<Termination>[] = [
  { id: 'user', label: 'User', value: ({ User }) => User.fullName, grow: true, width: 200 },
  { id: 'email', label: 'E-mail', value: ({ User }) => User.email, width: 220 },
  {
    id: 'terminatesOn',
    label: 'Ends On',
    kind: 'date',
    value: ({ terminatesOn }) => terminatesOn,
    width: 128,
  },
  { id: 'reason', label: 'Reason', value: ({ reason }) => reason, width: 260 },
  {
    id: 'progress',
    label: 'State',
    kind: 'status',
    value: stateOf,
    tone: (row) => (stateOf(row) === 'Waiting' ? 'warning' : 'neutral'),
    width: 112,
  },
  {
    id: 'doneAt',
    label: 'Done At',
    value: ({ doneAt }) => doneAt,
    cell: ({ doneAt }) => (doneAt ? formatDateTime(doneAt) : ''),
    width: 180,
    extra: true,
  },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    look: 'chips',
    name: 'progress',
    label: 'State',
    options: ['Waiting', 'Done'].map((state) => ({ value: state, label: state })),
  },
]

const source = whole(
  'scheduledUserTerminations.list',
  {},
  {
    search: ({ User, reason }) => `${User.fullName} ${User.email} ${reason}`,
    fits: (row, { progress }) => progress === undefined || progress === stateOf(row),
  },
)

/** Every account that ends on a day, and those that ended so. */
export function TerminationsList(): ReactElement {
  const ending = useTermination()
  return (
    <>
      <List
        name="users.terminations"
        label="Scheduled terminations"
        of={source}
        columns={columns}
        filters={filters}
        search="Name, e-mail or reason"
        href={({ userId }) => pathOf('users.edit', { id: String(userId) })}
        actions={[
          {
            name: 'Change the day',
            icon: SquarePen,
            shortcut: 'e',
            may: ({ can }) => can.update,
            run: (termination) => ending.open({ user: termination.User, termination }),
          },
          {
            name: 'Call off',
            icon: Trash2,
            danger: true,
            may: ({ can }) => can.remove,
            run: ending.callOff,
          },
        ]}
        exportAs="Scheduled terminations"
        empty={
          <EmptyState icon={Calendar} title="No account ends on a day">
            Open a user and choose “End on a day…”: the account becomes inactive then by itself.
          </EmptyState>
        }
      />
      {ending.dialogs}
    </>
  )
}
