import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { taskMessages } from '@portal/core/work/tasks/constants'
import { taskBody, type TaskDraft } from '@portal/core/work/tasks/draft'
import { showError, showSuccess } from '@portal/ui/toast'

export interface CreateTaskOptions {
  /** The client that the task is about, or null. */
  readonly clientId: number | null
  /** The same for the same content, so that a lost answer makes no second task. */
  readonly idempotencyKey: string
  /** Offered beside the sentence of a failure: what was written must not be lost with the form it belonged to. */
  readonly retry?: () => void
}

/**
 * Creates a task and says how that went.
 * @param draft one that `checkTask` finds nothing wrong with
 * @returns the task
 * @throws {ApiError} after it was said, for whoever shows the fields that were refused
 */
export async function createTask(
  client: Client,
  draft: TaskDraft,
  { clientId, idempotencyKey, retry }: CreateTaskOptions,
): Promise<Answer<'tasks.create'>> {
  try {
    const task = await client.call('tasks.create', { body: taskBody(draft, clientId), idempotencyKey })
    showSuccess(taskMessages.created)
    return task
  } catch (error) {
    showError(taskMessages.notCreated, retry ? { action: { label: 'Retry', run: retry } } : {})
    throw error
  }
}
