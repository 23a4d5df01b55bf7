import type { Client } from '@portal/core/client'
import { checkTask } from '@portal/core/work/tasks/draft'
import { Checkbox } from '@portal/ui/choice'
import { ErrorState } from '@portal/ui/error-state'
import { SkeletonText } from '@portal/ui/skeleton'
import { TextArea } from '@portal/ui/text-field'
import { useCallback, type ReactElement } from 'react'
import { useLoaded } from '../element/use-loaded.ts'
import styles from './interaction-fields.module.css'
import { loadTaskForm } from './save-task.ts'
import type { InteractionFormState } from './use-interaction-form.ts'

interface AfterSaveProps {
  readonly client: Client
  readonly state: InteractionFormState
}

/** What else is to happen once the interaction is saved. */
export function AfterSave({ client, state }: AfterSaveProps): ReactElement {
  const { form, set } = state
  const hasTaskTool = useTaskTool(client)
  return (
    <fieldset className={styles.after}>
      <legend className={styles.legend}>After saving</legend>
      {hasTaskTool && (
        <Checkbox
          label="Create a task"
          checked={form.wantsTask}
          onChange={(wantsTask) => set({ wantsTask })}
        />
      )}
      {form.wantsTask && <TaskPart client={client} state={state} />}
      <Checkbox
        label="Create a primary goal"
        checked={form.wantsGoal}
        onChange={(wantsGoal) => set({ wantsGoal })}
      />
      {form.wantsGoal && <GoalPart state={state} />}
    </fieldset>
  )
}

/** Whether this person uses the task tool at all; the option waits for the answer, the form does not. */
function useTaskTool(client: Client): boolean {
  const load = useCallback(async () => client.call('tasks.tool'), [client])
  return useLoaded(load, true).data !== null
}

function TaskPart({ client, state }: AfterSaveProps): ReactElement {
  const code = useLoaded(loadTaskForm, true)
  const { task } = state.form
  if (code.failed) return <ErrorState message="The task form could not be loaded." onRetry={code.retry} />
  if (!code.data) return <SkeletonText lines={5} label="Loading the task form" />
  return (
    <div className={styles.task}>
      <code.data.TaskForm
        client={client}
        value={task}
        onChange={(changed) => state.set({ task: changed })}
        errors={checkTask(task)}
        showAll={state.shown['task'] !== undefined}
      />
    </div>
  )
}

function GoalPart({ state: { form, shown, set, leave } }: Pick<AfterSaveProps, 'state'>): ReactElement {
  return (
    <TextArea
      label="New Primary Goal"
      required
      rows={2}
      value={form.goal}
      hint={form.publishedAt === '' ? undefined : `For ${monthOf(form.publishedAt)}.`}
      onChange={(goal) => set({ goal })}
      onBlur={() => leave('goal')}
      error={shown['goal']}
    />
  )
}

/** `November 2026` of a day. */
const monthOf = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
