import { formatDay, today } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import type { ListColumn, RowOf } from '../../platform/parts/list/index.ts'
import { priorityTone } from './priority-tone.ts'
import styles from './tasks.module.css'

export type Task = RowOf<'tasks.list'>

/** Whether an open task should have been done already. */
export const isLate = ({ closed, due_date: due }: Pick<Task, 'closed' | 'due_date'>): boolean =>
  !closed && due !== null && due < today()

export const taskColumns: readonly ListColumn<Task>[] = [
  { id: 'title', label: 'Title', value: ({ title }) => title, grow: true },
  { id: 'client', label: 'Client', value: ({ client }) => client?.name ?? null, width: 190 },
  {
    id: 'dueDate',
    label: 'Due Date',
    kind: 'date',
    value: ({ due_date: due }) => due,
    cell: (task) => (
      <span className={isLate(task) ? styles.late : undefined}>{formatDay(task.due_date)}</span>
    ),
    width: 116,
  },
  {
    id: 'priority',
    label: 'Priority',
    value: ({ priority }) => priority?.name ?? null,
    cell: ({ priority }) => priority && <Badge tone={priorityTone(priority.name)}>{priority.name}</Badge>,
    width: 106,
  },
  {
    id: 'status',
    label: 'Status',
    value: ({ status }) => status?.name ?? null,
    cell: ({ status, closed }) =>
      status && (
        <Badge tone={closed ? 'success' : 'information'} dot>
          {status.name}
        </Badge>
      ),
    width: 128,
  },
  { id: 'assignee', label: 'Assignee', value: ({ assignee }) => assignee?.name ?? null, width: 150 },
  { id: 'team', label: 'Team', value: ({ team }) => team?.name ?? null, width: 168 },
  { id: 'type', label: 'Type', value: ({ type }) => type?.name ?? null, width: 150, extra: true },
  {
    id: 'reporter',
    label: 'Reporter',
    value: ({ reporter }) => reporter?.name ?? null,
    sortable: false,
    width: 150,
    extra: true,
  },
]
