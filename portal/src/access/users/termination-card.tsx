import { formatDay } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useCall } from '../../foundation/session/query.ts'
import type { OpenUser } from './user-form.tsx'
import { useTermination } from './use-termination.tsx'
import styles from './users.module.css'

/** Whether and when an account ends, beside the account itself. */
export function TerminationCard({ user }: { readonly user: OpenUser }): ReactElement {
  const { data, error, retry } = useCall('scheduledUserTerminations.list', {
    query: { userId: user.id, waiting: 'true' },
  })
  const ending = useTermination()
  const waiting = data?.[0]
  return (
    <Card title="End of the account">
      {error ? (
        <ErrorState title="This could not be loaded" message={error.message} onRetry={retry} />
      ) : !data ? (
        <Skeleton height={36} />
      ) : waiting ? (
        <div className={styles.ending}>
          <p>
            Ends on <strong>{formatDay(waiting.terminatesOn)}</strong>
            {waiting.reason !== '' && `: ${waiting.reason}`}
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => ending.open({ user, termination: waiting })}>Change the day</Button>
            <Button variant="danger" onClick={() => ending.callOff(waiting)}>
              Call off
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.ending}>
          <p>No day is set. On that day the account becomes inactive and every session ends.</p>
          <div className={styles.buttons}>
            <Button onClick={() => ending.open({ user, termination: null })}>End on a day…</Button>
          </div>
        </div>
      )}
      {ending.dialogs}
    </Card>
  )
}
