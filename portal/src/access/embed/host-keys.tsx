import { formatDate, formatRelative } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Ban, Copy, KeyRound, Plus } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { List, whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { useOpenRecord } from '../../platform/parts/records/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { copy } from '../../foundation/browser/clipboard.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './embedding.module.css'

const KeyDialog = fetched(() => import('./key-dialog.tsx').then((m) => m.KeyDialog))

type HostKey = RowOf<'embed.hostKeys'>

const source = whole('embed.hostKeys', {}, { search: ({ name, keyId }) => `${name} ${keyId}` })
const changed = (): void => refresh('embed')

const columns: readonly ListColumn<HostKey>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, grow: true },
  {
    id: 'keyId',
    label: 'Key id (kid)',
    value: ({ keyId }) => keyId,
    cell: ({ keyId }) => <code className={styles.code}>{keyId.slice(0, 12)}…</code>,
    width: 148,
  },
  {
    id: 'state',
    label: 'State',
    value: ({ revokedAt }) => (revokedAt === null ? 'In use' : 'Revoked'),
    cell: ({ revokedAt }) =>
      revokedAt === null ? (
        <Badge tone="success" dot>
          In use
        </Badge>
      ) : (
        <Badge dot>Revoked {formatDate(revokedAt)}</Badge>
      ),
    width: 172,
    firm: true,
  },
  {
    id: 'lastUsedAt',
    label: 'Last used',
    value: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : formatRelative(lastUsedAt)),
    width: 132,
  },
  { id: 'createdBy', label: 'Added by', value: ({ createdBy }) => createdBy, width: 152 },
  { id: 'createdAt', label: 'Added', value: ({ createdAt }) => formatDate(createdAt), width: 112 },
]

/** Public keys of the servers that may say who their user is. */
export function HostKeys(): ReactElement {
  const opened = useOpenRecord('key')
  const revoking = useRemoval<HostKey>({
    title: () => 'Revoke this key?',
    question: ([key]) => (
      <>
        What the server of <strong>{key?.name}</strong> signs is refused from now on, and whoever it signed in
        is signed out. This cannot be undone; to change a key, add the new one first.
      </>
    ),
    confirmLabel: 'Revoke',
    remove: ({ id }) => api.call('embed.revokeHostKey', { params: { id } }),
    removed: changed,
    done: () => 'The key has been revoked.',
    failed: 'The key could not be revoked.',
  })
  return (
    <>
      <List
        name="settings.embedding.keys"
        label="Server keys"
        of={source}
        columns={columns}
        search="Search keys"
        actions={[
          { name: 'Copy key id', icon: Copy, run: ({ keyId }) => void copy('Key id', keyId) },
          {
            name: 'Revoke',
            icon: Ban,
            danger: true,
            may: ({ revokedAt }) => revokedAt === null,
            run: (key) => revoking.ask([key]),
          },
        ]}
        empty={
          <EmptyState icon={KeyRound} title="No keys yet">
            Without one, people sign in through a window of the portal. With one, their own server signs them
            in.
          </EmptyState>
        }
        aside={
          <Button size="small" variant="primary" icon={Plus} onClick={() => opened.open('new')}>
            Add key
          </Button>
        }
      />
      {opened.id === 'new' && (
        <KeyDialog
          added={() => {
            changed()
            showSuccess('The key has been added.')
            opened.close()
          }}
          onClose={opened.close}
        />
      )}
      {revoking.dialog}
    </>
  )
}
