import type { Client } from '@portal/core/client'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { EmptyState } from '@portal/ui/empty-state'
import { ErrorState } from '@portal/ui/error-state'
import { CircleCheck } from '@portal/ui/icon'
import { SkeletonText } from '@portal/ui/skeleton'
import { useState, type ReactElement } from 'react'
import styles from './budget-changes.module.css'
import { ChangeTable } from './change-table.tsx'
import { ClientBudgetsDialog, type LookedAt } from './client-budgets-dialog.tsx'
import { useBudgetChanges, type BudgetChange } from './use-budget-changes.ts'

export interface BudgetChangesProps {
  readonly client: Client
  /** Whose changes: the person who is signed in. */
  readonly userId: number
  /** What waits, where it was read already to know whether to open. */
  readonly waiting?: readonly BudgetChange[] | undefined
  readonly onClose: () => void
  readonly onConfirmed?: ((id: number) => void) | undefined
  readonly onError?: ((message: string) => void) | undefined
}

/** Width in px. */
const width = 1200

/**
 * The budget changes that somebody has to confirm, the same in the
 * portal and on foreign pages. It stays until nothing is left to confirm.
 */
export function BudgetChanges(props: BudgetChangesProps): ReactElement {
  const { client, onClose } = props
  const { rows, failed, settled, confirm, retry } = useBudgetChanges(props)
  const [lookedAt, setLookedAt] = useState<LookedAt | null>(null)
  const confirmed = rows?.filter(({ state }) => state === 'confirmed').length ?? 0
  const open = rows?.filter(({ state }) => state !== 'settled').length ?? 0
  const some = rows !== null && rows.length > 0
  return (
    <>
      <Dialog
        open
        title="Budget Changes"
        description={some ? 'These budgets were changed. Confirm each change before you go on.' : undefined}
        width={width}
        persistent={some}
        flush={some}
        onClose={onClose}
        footer={
          some && (
            <>
              <p className={styles.progress}>
                {open === 0 ? 'Nothing is left to confirm.' : `${confirmed} of ${open} confirmed`}
              </p>
              {settled && (
                <Button variant="primary" data-close="" onClick={onClose}>
                  Close
                </Button>
              )}
            </>
          )
        }
      >
        {some ? (
          <ChangeTable rows={rows} onConfirm={confirm} onLookAt={setLookedAt} />
        ) : failed ? (
          <ErrorState message="The budget changes could not be loaded." onRetry={retry} />
        ) : rows === null ? (
          <SkeletonText lines={4} label="Loading the budget changes" />
        ) : (
          <EmptyState icon={CircleCheck} title="No budget changes wait for you">
            You have confirmed them all.
          </EmptyState>
        )}
      </Dialog>
      {lookedAt && (
        <ClientBudgetsDialog
          key={lookedAt.id}
          client={client}
          of={lookedAt}
          onClose={() => setLookedAt(null)}
        />
      )}
    </>
  )
}
