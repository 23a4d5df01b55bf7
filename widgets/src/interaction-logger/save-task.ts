import type { Client } from '@portal/core/client'
import type { TaskDraft } from '@portal/core/work/tasks/draft'

/** The form of a task and what creates it: fetched when somebody wants one. */
export const loadTaskForm = () => import('../task-form/index.ts')

/** Creates the task after the interaction, which is there whatever becomes of it: a failure says so and can be tried again. */
export async function saveTask(
  client: Client,
  clientId: number,
  task: TaskDraft,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<void> {
  const { createTask } = await loadTaskForm()
  const retry = (): void => void saveTask(client, clientId, task, idempotencyKey)
  await createTask(client, task, { clientId, idempotencyKey, retry }).catch(() => undefined)
}
