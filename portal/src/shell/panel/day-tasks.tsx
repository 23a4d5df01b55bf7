import type { Answer } from '@portal/core/calls'
import { formatDay, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { taskMessages } from '@portal/core/work/tasks/constants'
import { topTasks } from '@portal/core/work/tasks/top-tasks'
import { Badge } from '@portal/ui/badge'
import { useMemo, type ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { DayPart } from './day-part.tsx'
import styles from './your-day.module.css'
import { priorityTone } from '../../work/tasks/priority-tone.ts'

type Task = Answer<'tasks.mine'>[number]

/** The next tasks, three at most, with the statuses that the task tool gives for their ids. */
export function DayTasks(): ReactElement {
  const reading = useCall('tasks.mine')
  const tasks = useMemo(() => topTasks(reading.data ?? []), [reading.data])
  const { data: statuses = [] } = useCall(
    'tasks.statusesOf',
    tasks.length === 0 ? null : { body: { task_ids: tasks.map(({ id }) => id) } },
  )
  return (
    <DayPart
      title="Tasks"
      aside={
        <a className={styles.more} href={pathOf('taskiq.login')}>
          Open TaskIQ
        </a>
      }
      reading={reading}
      failure={taskMessages.unreachable}
    >
      {() =>
        tasks.length === 0 ? (
          <p className={styles.none}>{taskMessages.none}</p>
        ) : (
          <ul className={styles.list}>
            {tasks.map((task) => (
              <li key={task.id}>
                <TaskLine task={task} status={statuses.find(({ id }) => id === task.id)?.status.name} />
              </li>
            ))}
          </ul>
        )
      }
    </DayPart>
  )
}

function TaskLine({
  task,
  status,
}: {
  readonly task: Task
  readonly status: string | undefined
}): ReactElement {
  const { id, title, client, priority, due_date: due } = task
  const late = due !== null && due < today()
  return (
    <a className={styles.task} href={pathOf('taskiq', {}, { task_id: String(id) })}>
      <span className={styles.name}>{title}</span>
      {client && <span className={styles.about}>{client.name}</span>}
      <span className={styles.marks}>
        {status !== undefined && (
          <Badge tone="information" dot>
            {status}
          </Badge>
        )}
        {priority && <Badge tone={priorityTone(priority.name)}>{priority.name}</Badge>}
        {due !== null && (
          <span className={late ? styles.late : styles.due}>
            Due {formatDay(due)}
            {late && <span className="ap-unseen"> (late)</span>}
          </span>
        )}
      </span>
    </a>
  )
}
