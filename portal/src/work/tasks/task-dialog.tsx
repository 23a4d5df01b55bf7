import type { Answer } from '@portal/core/calls'
import { formatDateTime } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { CheckCheck } from '@portal/ui/icon'
import { RichText } from '@portal/ui/rich-text'
import { Skeleton } from '@portal/ui/skeleton'
import { Fragment, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { AlsoViewing } from '../../platform/realtime/viewers.tsx'
import { useCall } from '../../foundation/session/query.ts'
import { TaskComments } from './task-comments.tsx'
import { TaskControls } from './task-controls.tsx'
import styles from './tasks.module.css'
import { useTaskChanges } from './use-task-changes.ts'

export type WholeTask = Answer<'tasks.get'>

interface TaskDialogProps {
  readonly id: number
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
}

/** One task: what it is, who does it and by when, what was said and done about it. Each change counts at once. */
export function TaskDialog({ id, onOpen, onClose }: TaskDialogProps): ReactElement {
  const { data: task, error, retry } = useCall('tasks.get', { params: { id } })
  const { data: statuses = [] } = useCall('tasks.statuses')
  const changes = useTaskChanges(id)
  const closing = statuses.find(({ closed }) => closed)
  return (
    <Dialog
      open
      title={task?.title ?? 'Task'}
      width={760}
      onClose={onClose}
      footer={
        <>
          {task && !task.closed && closing && (
            <Button
              icon={CheckCheck}
              loading={changes.busy}
              onClick={() => void changes.update({ statusId: closing.id }, 'The task is closed.')}
            >
              Close task
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState title="The task could not be loaded" message={error.message} onRetry={retry} />
      ) : !task ? (
        <Skeleton height={280} />
      ) : (
        <div className={styles.task}>
          <AlsoViewing kind="task" id={String(id)} />
          <TaskControls task={task} statuses={statuses} changes={changes} />
          <TaskFacts task={task} onOpen={onOpen} />
          {task.description !== '' && (
            <section className={styles.part}>
              <h3 className={styles.partTitle}>Description</h3>
              <RichText html={task.description} />
            </section>
          )}
          {task.subtasks.length > 0 && (
            <section className={styles.part}>
              <h3 className={styles.partTitle}>Subtasks</h3>
              <ul className={styles.lines}>
                {task.subtasks.map((one) => (
                  <li key={one.id}>
                    <Button size="small" variant="ghost" onClick={() => onOpen(one.id)}>
                      {one.title}
                    </Button>{' '}
                    {one.status && (
                      <Badge tone={one.closed ? 'success' : 'information'}>{one.status.name}</Badge>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <TaskComments task={task} changes={changes} />
          <TaskActivity id={id} />
        </div>
      )}
    </Dialog>
  )
}

function TaskFacts({
  task,
  onOpen,
}: {
  readonly task: WholeTask
  readonly onOpen: (id: number) => void
}): ReactElement {
  const { client, team, type, reporter, workflow, parent } = task
  const facts: readonly (readonly [label: string, value: string | null | undefined])[] = [
    ['Number', String(task.id)],
    ['Client', client?.name],
    ['Team', team?.name],
    ['Type', type?.name],
    ['Reporter', reporter?.name],
    ['Created', task.created_at && formatDateTime(task.created_at)],
    ['Template', workflow?.name],
    ['Approval', task.is_approval ? 'Needed' : null],
    ...task.additional_fields.map(({ name, value }) => [name, value] as const),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
      {parent && (
        <>
          <dt>Part of</dt>
          <dd>
            <Button size="small" variant="ghost" onClick={() => onOpen(parent.id)}>
              {parent.title}
            </Button>
          </dd>
        </>
      )}
    </dl>
  )
}

/** Who did what, the latest first. */
function TaskActivity({ id }: { readonly id: number }): ReactElement | null {
  const { data = [] } = useCall('tasks.activities', { query: { taskId: id } })
  if (data.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>Activity</h3>
      <ul className={styles.lines}>
        {data.map((one) => (
          <li key={one.id}>
            {one.user?.name ?? 'Somebody'} {one.action}{' '}
            <span className={styles.when}>{one.created_at && formatDateTime(one.created_at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
