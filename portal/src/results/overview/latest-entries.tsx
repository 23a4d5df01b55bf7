import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDateTime, formatDay } from '@portal/core/foundation/format'
import { plainText } from '@portal/ui/rich-text'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useCall, type Reading } from '../../foundation/session/query.ts'
import styles from './overview-tab.module.css'
import type { ClientProfile } from '../../clients/profile/profile-frame.tsx'

interface Entry {
  readonly id: number
  readonly kind: string
  readonly by: string
  readonly when: string
  readonly html: string
}

interface LatestProps {
  readonly label: string
  readonly empty: string
  readonly of: Reading<unknown>
  readonly entries: readonly Entry[] | undefined
}

function Latest({ label, empty, of: { error, loading, retry }, entries }: LatestProps): ReactElement {
  if (!entries)
    return (
      <div className={styles.padded}>
        {error ? (
          <ErrorState
            message={messageFor(error) ?? 'You may not see these.'}
            onRetry={retry}
            retrying={loading}
          />
        ) : (
          <SkeletonText lines={6} label={`Loading the ${label.toLowerCase()}`} />
        )}
      </div>
    )
  if (entries.length === 0) return <p className={`${styles.padded} ${styles.soft}`}>{empty}</p>
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map(({ id, kind, by, when, html }) => (
        <li key={id} className={styles.entry}>
          <div className={styles.head}>
            <span className={styles.kind}>{kind}</span>
            <span>{by}</span>
            <span>{when}</span>
          </div>
          <p className={styles.text}>{plainText(html)}</p>
        </li>
      ))}
    </ul>
  )
}

const latest = 3

/** What was done last for a client. */
export function LatestActivities({ client: { id } }: { readonly client: ClientProfile }): ReactElement {
  const reading = useCall('activities.ofClientPaged', { params: { id }, query: { pageSize: latest } })
  return (
    <Latest
      label="Last activities"
      empty="Nothing has been logged for this client yet."
      of={reading}
      entries={reading.data?.rows.map((one) => ({
        id: one.id,
        kind: one.category.name,
        by: one.user.fullName,
        when: formatDateTime(one.loggedAt),
        html: one.body,
      }))}
    />
  )
}

/** What was last said with a client. */
export function LatestInteractions({ client: { id } }: { readonly client: ClientProfile }): ReactElement {
  const reading = useCall('interactions.ofClient', { params: { id }, query: { pageSize: latest } })
  return (
    <Latest
      label="Last interactions"
      empty="Nobody has logged a call, meeting or message with this client yet."
      of={reading}
      entries={reading.data?.rows.map((one) => ({
        id: one.id,
        kind: one.interactionType.name,
        by: one.user.fullName,
        when: formatDay(one.publishedAt),
        html: one.body,
      }))}
    />
  )
}
