import { messageFor } from '@portal/core/foundation/contract/api-error'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useCall } from '../../foundation/session/query.ts'
import styles from './agency.module.css'

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

/** How often an alarm would have rung, and for whom most. */
export function DryRun({ id }: { readonly id: number }): ReactElement {
  const { data, error, loading, retry } = useCall('metricAlarms.dryRun', { params: { id } })
  if (error)
    return (
      <ErrorState
        message={messageFor(error) ?? 'The dry run could not be made.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data) return <Skeleton height={160} />
  const waited = data.late > 0 && (
    <p>
      On {counted(data.late, 'night')} figures of a platform were late: it waited, as it was not known whether
      they fell.
    </p>
  )
  if (data.rings === 0)
    return (
      <>
        <p>It would not have rung once in the last {data.days} days.</p>
        {waited}
      </>
    )
  return (
    <>
      <p>
        In the last {data.days} days it would have rung {counted(data.rings, 'time')} for{' '}
        {counted(data.clients.length, 'client')}, as {counted(data.nights, 'message')}: all of a night is one.
      </p>
      {waited}
      <p className={styles.why}>For whom most often:</p>
      <ol className={styles.ranked}>
        {data.clients.slice(0, 10).map(({ id: client, name, rings }) => (
          <li key={client}>
            {name}, {counted(rings, 'time')}
          </li>
        ))}
      </ol>
    </>
  )
}
