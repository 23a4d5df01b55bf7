import type { Client } from '@portal/core/client'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { ErrorState } from '@portal/ui/error-state'
import { SkeletonText } from '@portal/ui/skeleton'
import { useCallback, type ReactElement } from 'react'
import { useLoaded } from '../element/use-loaded.ts'

/** The client whose budgets are looked at. */
export interface LookedAt {
  readonly id: number
  readonly name: string
}

interface ClientBudgetsDialogProps {
  readonly client: Client
  readonly of: LookedAt
  readonly onClose: () => void
}

/** A client's active budgets, to be read only. What is in it arrives when it is opened. */
export function ClientBudgetsDialog({ client, of, onClose }: ClientBudgetsDialogProps): ReactElement {
  const load = useCallback(async () => (await import('./client-budgets.tsx')).ClientBudgets, [])
  const content = useLoaded(load, true)
  return (
    <Dialog
      open
      title="Active Budgets"
      description={of.name}
      width={1120}
      onClose={onClose}
      footer={<Button onClick={onClose}>Back</Button>}
    >
      {content.data ? (
        <content.data client={client} clientId={of.id} />
      ) : content.failed ? (
        <ErrorState message="The list of budgets could not be loaded." onRetry={content.retry} />
      ) : (
        <SkeletonText lines={6} label="Loading the budgets" />
      )}
    </Dialog>
  )
}
