import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDateTime } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { plainText } from '@portal/ui/rich-text'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../../foundation/errors/error-state.tsx'
import type { Reading } from '../../../foundation/session/query.ts'
import styles from './reports.module.css'

type Activity = Answer<'activities.ofUser'>[number]

/** Activities shown of a person or a client. */
const shown = 6

interface LatestActivitiesProps {
  readonly of: Reading<readonly Activity[]>
  /** Whether they are of one client, whose name is then not repeated. */
  readonly ofOneClient?: boolean
}

/** The latest activities behind a figure, a line or two each. */
export function LatestActivities({
  of: { data, error, loading, retry },
  ofOneClient = false,
}: LatestActivitiesProps): ReactElement {
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see these.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data) return <SkeletonText lines={4} label="Loading the activities" />
  if (data.length === 0) return <p className={styles.none}>Nothing was logged this month.</p>
  return (
    <ul className={styles.latest}>
      {data.slice(0, shown).map(({ id, client, user, category, loggedAt, body, isExternal }) => (
        <li key={id}>
          <div className={styles.latestHead}>
            {ofOneClient ? (
              <strong>{user.fullName}</strong>
            ) : (
              <Link href={pathOf('clients.profile.activity', { slug: client.slug })}>{client.name}</Link>
            )}
            <span>
              {category.name}
              {isExternal ? ', external' : ''}
            </span>
            <time dateTime={loggedAt}>{formatDateTime(loggedAt)}</time>
          </div>
          <p className={styles.words}>{plainText(body)}</p>
        </li>
      ))}
      {data.length > shown && <li className={styles.none}>and {data.length - shown} more</li>}
    </ul>
  )
}
