import { mayConfirmBudgetChanges } from '@portal/core/foundation/policy/shell'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { ErrorState } from '@portal/ui/error-state'
import { SkeletonText } from '@portal/ui/skeleton'
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react'
import type { WidgetProps } from '../element/widget.ts'
import { useLoaded } from '../element/use-loaded.ts'
import { BudgetChanges } from './budget-changes.tsx'
import type { BudgetChange } from './use-budget-changes.ts'

/** What waits for the person, or that a new password has to be set first. */
type Found = readonly BudgetChange[] | 'password first'

/**
 * The budget changes on a foreign page. As in the portal they open by
 * themselves once it is known who is there and that something waits, and only
 * for those who may confirm; the button opens them at any time.
 */
export function BudgetChangesWidget(props: WidgetProps): ReactElement | null {
  const { client, user, open, onOpen, onClose, onSaved, onError } = props
  const [wasClosed, setWasClosed] = useState(false)
  const load = useCallback(async (): Promise<Found> => {
    const { UserType, impersonatedBy, mustChangePassword } = await client.call('users.current')
    return mayConfirmBudgetChanges({ userType: UserType.name, impersonatedBy, mustChangePassword })
      ? client.call('budgetChanges.forUser', { params: { id: user.id } })
      : 'password first'
  }, [client, user.id])
  const { data: found, failed, retry } = useLoaded(load, open || !wasClosed)

  const waits = found !== null && found !== 'password first' && found.length > 0
  const opened = useRef(false)
  useEffect(() => {
    if (!waits || opened.current) return
    opened.current = true
    if (!open) onOpen()
  }, [waits, open, onOpen])

  if (!open) return null
  const close = (): void => {
    onClose()
    setWasClosed(true)
    // What waits is read anew when it is opened again.
    retry()
  }
  if (found !== null && found !== 'password first')
    return (
      <BudgetChanges
        client={client}
        userId={user.id}
        waiting={found}
        onClose={close}
        onConfirmed={(id) => onSaved({ kind: 'budget-change', id })}
        onError={onError}
      />
    )
  return (
    <Dialog open title="Budget Changes" onClose={close} footer={<Button onClick={close}>Close</Button>}>
      {found === 'password first' ? (
        <p>Your password has to be changed first. Open the portal, set a new one, then come back here.</p>
      ) : failed ? (
        <ErrorState message="The budget changes could not be loaded." onRetry={retry} />
      ) : (
        <SkeletonText lines={4} label="Loading the budget changes" />
      )}
    </Dialog>
  )
}
