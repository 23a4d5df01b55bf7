import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import { supportMessages } from '@portal/core/work/support/constants'
import { submittedStatus } from '@portal/core/work/support/statuses'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState } from 'react'
import type { Issue } from './use-requests.ts'

/** Reopening requests that are Done. */
export interface Reopening {
  /** Keys of those that are being reopened. */
  readonly under: readonly string[]
  reopen(key: string): void
}

/** @param onReopened with the request as it is afterwards */
export function useReopen(client: Client, onReopened: (issue: Issue) => void): Reopening {
  const [under, setUnder] = useState<readonly string[]>([])
  const reopen = (key: string): void => {
    if (under.includes(key)) return
    setUnder((keys) => [...keys, key])
    client
      .call('support.reopen', { params: { id: key }, body: { status: submittedStatus } })
      .then(
        (issue) => {
          showSuccess(supportMessages.reopened)
          onReopened(issue)
        },
        (error: unknown) => {
          const message = messageFor(error)
          if (message !== null) showError(message)
        },
      )
      .finally(() => setUnder((keys) => keys.filter((one) => one !== key)))
  }
  return { under, reopen }
}
