import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDateTime, formatRelative } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client } from '../../foundation/session/session.ts'
import styles from './notification-list.module.css'

type Notification = Answer<'notifications.list'>['rows'][number]

/** What happened that concerns this person, the latest first. */
export function NotificationList(): ReactElement {
  const { data, error, loading, retry } = useCall('notifications.list')
  return (
    <section className={styles.section} aria-label="Notifications">
      <header className={styles.header}>
        <h3 className={styles.title}>Notifications</h3>
        {data !== undefined && data.unread > 0 && (
          <Button size="small" variant="ghost" onClick={() => void markRead()}>
            Mark all as read
          </Button>
        )}
      </header>
      {error && !data ? (
        <ErrorState
          message={messageFor(error) ?? 'The notifications could not be read.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : data?.rows.length === 0 ? (
        <p className={styles.none}>Nothing new. What concerns you will be here.</p>
      ) : (
        <ul className={styles.list}>
          {data?.rows.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ row }: { readonly row: Notification }): ReactElement {
  const { id, text, path, createdAt, read } = row
  const readIt = read ? undefined : () => void markRead([id])
  return (
    <li className={styles.line} data-unread={!read || undefined}>
      {path === null ? (
        <span>{text}</span>
      ) : (
        <a className={styles.link} href={path} onClick={readIt}>
          {text}
        </a>
      )}
      <span className={styles.when}>
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatRelative(createdAt)}
        </time>
        {!read && path === null && (
          <Button size="small" variant="ghost" onClick={readIt}>
            Mark as read
          </Button>
        )}
      </span>
      {!read && <span className="ap-unseen">Unread</span>}
    </li>
  )
}

/** Marks notifications as read: those, or all. */
async function markRead(ids?: number[]): Promise<void> {
  try {
    await client.call('notifications.read', { body: ids ? { ids } : {} })
  } catch (error) {
    report(error)
  }
  refresh('notifications.list')
}
