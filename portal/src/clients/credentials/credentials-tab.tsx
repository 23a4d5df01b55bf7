import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDateTime, formatDay, today } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { Dialog } from '@portal/ui/dialog'
import { History } from '@portal/ui/icon'
import { SkeletonText } from '@portal/ui/skeleton'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useCall } from '../../foundation/session/query.ts'
import type { Action, ListColumn } from '../../platform/parts/list/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import { ProfileFrame } from '../profile/profile-frame.tsx'
import { CodeCell } from './code-cell.tsx'
import styles from './credentials.module.css'

const day = (row: KeptRow, name: string): string | null => {
  const value = row[name]
  return typeof value === 'string' ? value : null
}

const columns: readonly ListColumn<KeptRow>[] = [
  {
    id: 'hasCode',
    label: 'One-Time Code',
    value: (row) => (row['hasCode'] === true ? 'Yes' : ''),
    cell: (row) => <CodeCell row={row} />,
    sortable: false,
    width: 188,
  },
  {
    id: 'rotateAt',
    label: 'Change By',
    kind: 'date',
    value: (row) => day(row, 'rotateAt'),
    cell: (row) => {
      const by = day(row, 'rotateAt')
      if (by === null) return '–'
      return by <= today() ? <Badge tone="warning">{formatDay(by)}</Badge> : formatDay(by)
    },
    width: 128,
  },
]

/** The credentials of a client with their codes and history, and what else is kept of how things are set up. */
export function CredentialsTab(): ReactElement {
  const [shown, setShown] = useState<KeptRow | null>(null)
  const actions: readonly Action<KeptRow>[] = [
    { name: 'History', icon: History, shortcut: 'h', run: setShown },
  ]
  return (
    <ProfileFrame>
      {({ id }) => (
        <>
          <KeptLists
            route="clients.profile.credentials"
            clientId={id}
            label="Credentials"
            more={{ credentials: { columns, actions } }}
          />
          {shown && <HistoryDialog credential={shown} onClose={() => setShown(null)} />}
        </>
      )}
    </ProfileFrame>
  )
}

function HistoryDialog({
  credential,
  onClose,
}: {
  readonly credential: KeptRow
  readonly onClose: () => void
}): ReactElement {
  const { data, error, loading, retry } = useCall('credentials.history', { params: { id: credential.id } })
  return (
    <Dialog
      open
      title="History of the credential"
      description="Who added, changed, rotated or looked at it, newest first."
      width={480}
      onClose={onClose}
    >
      {error && !data ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see its history.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : !data ? (
        <SkeletonText lines={4} label="Loading the history" />
      ) : data.length === 0 ? (
        <p>Nothing has happened since the log begins.</p>
      ) : (
        <ul className={styles.history} aria-label="History">
          {data.map(({ at, by, what }, place) => (
            <li key={place} className={styles.line}>
              <span>
                <strong>{what}</strong> by {by}
              </span>
              <span className={styles.seconds}>{formatDateTime(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
