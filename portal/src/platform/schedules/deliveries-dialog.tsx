import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDateTime } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useCall } from '../../foundation/session/query.ts'
import { scheduleStates } from './schedule-states.ts'
import styles from './schedules.module.css'

export interface DeliveriesDialogProps {
  readonly id: number
  readonly title: string
  readonly onClose: () => void
}

/** What became of each time a report was due: when, to whom, and why not. */
export function DeliveriesDialog({ id, title, onClose }: DeliveriesDialogProps): ReactElement {
  const { data, error, loading, retry } = useCall('reportSchedules.deliveries', { params: { id } })
  return (
    <Dialog
      open
      title={`Deliveries of ${title}`}
      width={640}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {data ? (
        data.length === 0 ? (
          <p>It has not gone out yet.</p>
        ) : (
          <ol className={styles.deliveries} aria-label="Deliveries, the latest first">
            {data.map(({ id: delivery, at, state, byHand, to, message }) => (
              <li key={delivery}>
                <strong>
                  {formatDateTime(at)}: {scheduleStates[state]}
                  {byHand && ' by hand'}
                </strong>
                {to.length > 0 && <span>To {to.join(', ')}</span>}
                {message !== null && <span>{message}</span>}
              </li>
            ))}
          </ol>
        )
      ) : error ? (
        <ErrorState
          message={messageFor(error) ?? 'The deliveries could not be read.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <SkeletonText lines={5} label="Loading the deliveries" />
      )}
    </Dialog>
  )
}
