import type { Client } from '@portal/core/client'
import { taskMessages } from '@portal/core/work/tasks/constants'
import { withTeams, type TaskDraft, type TaskErrors } from '@portal/core/work/tasks/draft'
import { ErrorState } from '@portal/ui/error-state'
import { Skeleton } from '@portal/ui/skeleton'
import { useEffect, type ReactElement } from 'react'
import { TaskFields } from './task-fields.tsx'
import styles from './task-form.module.css'
import { useTaskChoices } from './use-task-choices.ts'

export interface TaskFormProps {
  readonly client: Client
  /** What `newTaskDraft` makes, and what came of it. */
  readonly value: TaskDraft
  readonly onChange: (draft: TaskDraft) => void
  /** What is wrong: `checkTask(value)`, and what the server refused. Shown once a field was left. */
  readonly errors: TaskErrors
  /** Shows what is wrong with every field, for example after a refusal. */
  readonly showAll?: boolean
}

/** The fields of a task (Task draft), inside whatever form it belongs to. */
export function TaskForm({ client, value, onChange, errors, showAll = false }: TaskFormProps): ReactElement {
  const choices = useTaskChoices(client)
  const teams = choices.data?.teams
  useEffect(() => {
    if (!teams) return
    const completed = withTeams(value, teams)
    if (completed !== value) onChange(completed)
  }, [teams, value, onChange])
  if (choices.failed)
    return <ErrorState title={taskMessages.unreachable} message="Please try again." onRetry={choices.retry} />
  if (!choices.data)
    return (
      <div className={styles.waiting} role="status" aria-label="Loading">
        <Skeleton height={36} />
        <Skeleton height={36} />
        <Skeleton height={144} />
      </div>
    )
  return (
    <TaskFields
      client={client}
      choices={choices.data}
      value={value}
      onChange={onChange}
      errors={errors}
      showAll={showAll}
    />
  )
}
