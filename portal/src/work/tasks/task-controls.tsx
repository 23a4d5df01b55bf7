import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import { priorities } from '@portal/core/work/tasks/constants'
import { Combobox } from '@portal/ui/combobox'
import { DateField } from '@portal/ui/date-picker'
import { Select } from '@portal/ui/select'
import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import type { WholeTask } from './task-dialog.tsx'
import styles from './tasks.module.css'
import type { TaskChanges } from './use-task-changes.ts'

interface TaskControlsProps {
  readonly task: WholeTask
  readonly statuses: Answer<'tasks.statuses'>
  readonly changes: TaskChanges
}

const options = (list: readonly { readonly id: number; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

/** What changes most often about a task; each change is saved at once. */
export function TaskControls({ task, statuses, changes }: TaskControlsProps): ReactElement {
  const { data: people } = useCall('tasks.people')
  const { status, priority, assignee, due_date: due } = task
  const known = statuses.some(({ id }) => id === status?.id)
  return (
    <div className={styles.controls}>
      <Select
        label="Status"
        options={options(known || !status ? statuses : [...statuses, status])}
        value={status?.id ?? null}
        disabled={changes.busy}
        onChange={(statusId) => void changes.update({ statusId }, 'The status is changed.')}
      />
      <Combobox
        label="Assignee"
        options={options(people ?? [])}
        value={assignee && { value: assignee.id, label: assignee.name }}
        clearable={false}
        disabled={changes.busy}
        onChange={(chosen) => {
          if (chosen && chosen.value !== assignee?.id) void changes.assign(chosen.value, chosen.label)
        }}
      />
      <Select
        label="Priority"
        options={options(priorities)}
        value={priorities.find(({ name }) => name === priority?.name)?.id ?? priority?.id ?? null}
        disabled={changes.busy}
        onChange={(chosen) => void changes.update({ priority: chosen }, 'The priority is changed.')}
      />
      <DateField
        label="Due Date"
        value={due ?? ''}
        min={due !== null && due < today() ? due : today()}
        disabled={changes.busy}
        onChange={(dueDate) => {
          if (dueDate !== '' && dueDate !== due) void changes.update({ dueDate }, 'The due date is changed.')
        }}
      />
    </div>
  )
}
