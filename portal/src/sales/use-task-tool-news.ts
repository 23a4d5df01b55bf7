import { messageFor } from '@portal/core/foundation/contract/api-error'
import { showError } from '@portal/ui/toast'
import { useEffect } from 'react'
import { refresh } from '../foundation/session/query.ts'
import { client as api } from '../foundation/session/session.ts'

/** What was done to onboarding tasks in a task tool elsewhere is here once one looks at them. */
export function useTaskToolNews(): void {
  useEffect(() => {
    api.call('onboarding.refresh', { body: {} }).then(
      ({ changed }) => changed > 0 && refresh('onboardingTasks', 'onboarding', 'clientHealth'),
      (error: unknown) => {
        const sentence = messageFor(error)
        if (sentence !== null) showError(sentence)
      },
    )
  }, [])
}
