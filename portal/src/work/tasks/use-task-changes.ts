import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { CallOptions } from '@portal/core/client'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'

/** The ways to change an open task. */
export interface TaskChanges {
  readonly busy: boolean
  /** @returns whether it was done; what went wrong has been said */
  update(changes: NonNullable<CallOptions<'tasks.update'>['body']>, done: string): Promise<boolean>
  assign(userId: number, name: string): Promise<boolean>
}

/** What can be done with a task; each tells whether it was done, and says itself what was not. */
export function useTaskChanges(id: number): TaskChanges {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      showSuccess(done)
      return true
    } catch (error) {
      // A field's own sentence says more than that there is something wrong.
      const [sentence] = error instanceof ApiError ? Object.values(error.fields) : []
      if (sentence === undefined) report(error)
      else showError(sentence)
      return false
    } finally {
      setBusy(false)
      refresh('tasks', 'onboarding', 'onboardingTasks')
    }
  }
  return {
    busy,
    update: (body, done) => run(() => api.call('tasks.update', { params: { id }, body }), done),
    assign: (assignee, name) =>
      run(
        () => api.call('tasks.assign', { params: { id }, body: { assignee } }),
        `The task is ${name}’s now.`,
      ),
  }
}
