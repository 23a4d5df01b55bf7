import type { Answer } from '@portal/core/calls'
import { areaOf } from '@portal/core/access/api-keys/keys'
import { counted, formatDate, formatDateTime, formatRelative } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { EmptyState } from '@portal/ui/empty-state'
import { Ban, KeyRound, Plus } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { List, whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { useOpenRecord } from '../../platform/parts/records/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { ShownOnce } from '../../platform/parts/shown-once/shown-once.tsx'
import { ChangeButton } from '../../platform/parts/form/index.ts'
import styles from './api-keys.module.css'

const KeyDialog = fetched(() => import('./key-dialog.tsx').then((m) => m.KeyDialog))

type Key = RowOf<'apiKeys.list'>

const looks = {
  search: ({ name, prefix, user, report, calls }: Key) =>
    `${name} ${prefix} ${user.fullName} ${report ?? ''} ${calls.join(' ')}`,
}
const everybodys = whole('apiKeys.list', { query: { all: 'true' } }, looks)
const own = whole('apiKeys.list', {}, looks)
const changed = (): void => refresh('apiKeys')

/** What a key opens, in a few words. */
const opensWords = ({ report, calls }: Key): string => {
  if (report !== null) return report
  const areas = [...new Set(calls.map(areaOf))]
  return `${counted(calls.length, 'call')}: ${areas.slice(0, 3).join(', ')}${areas.length > 3 ? ` and ${areas.length - 3} more` : ''}`
}

const stateOf = ({ works, revokedAt }: Key): string =>
  revokedAt !== null ? `Revoked ${formatDate(revokedAt)}` : works ? 'In use' : 'Ended'

const columns: readonly ListColumn<Key>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, grow: true, sortable: true },
  {
    id: 'prefix',
    label: 'Key',
    value: ({ prefix }) => prefix,
    cell: ({ prefix }) => <code className={styles.code}>{prefix}…</code>,
    width: 140,
  },
  { id: 'opens', label: 'Opens', value: opensWords, width: 260 },
  {
    id: 'state',
    label: 'State',
    value: stateOf,
    cell: (key) => (
      <Badge dot {...(key.works ? { tone: 'success' as const } : {})}>
        {stateOf(key)}
      </Badge>
    ),
    width: 168,
    firm: true,
  },
  {
    id: 'lastUsedAt',
    label: 'Last Used',
    value: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? (
        'Never'
      ) : (
        <span title={formatDateTime(lastUsedAt)}>{formatRelative(lastUsedAt)}</span>
      ),
    width: 120,
    sortable: true,
  },
  {
    id: 'expiresAt',
    label: 'Last Day',
    value: ({ expiresAt }) => expiresAt,
    cell: ({ expiresAt }) => (expiresAt === null ? 'None' : formatDate(expiresAt)),
    width: 112,
    sortable: true,
  },
]
const ofAll: readonly ListColumn<Key>[] = [
  ...columns.slice(0, 2),
  { id: 'user', label: 'In the Name of', value: ({ user }) => user.fullName, width: 160, sortable: true },
  { id: 'kind', label: 'Kind', value: ({ kind }) => kind, width: 96, sortable: true },
  ...columns.slice(2),
]

interface ApiKeysProps {
  /** Administrators: everybody's, and keys for programs of the agency. */
  readonly all?: boolean
}

/** Keys by which programs call the portal. */
export function ApiKeys({ all = false }: ApiKeysProps): ReactElement {
  const opened = useOpenRecord('key')
  const [made, setMade] = useState<Answer<'apiKeys.create'> | null>(null)
  const revoking = useRemoval<Key>({
    title: () => 'Revoke this key?',
    question: ([key]) => (
      <>
        Programs that call with <strong>{key?.name}</strong> are refused from now on. This cannot be undone.
      </>
    ),
    confirmLabel: 'Revoke',
    remove: ({ id }) => api.call('apiKeys.revoke', { params: { id } }),
    removed: changed,
    done: () => 'The key has been revoked.',
    failed: 'The key could not be revoked.',
  })
  return (
    <>
      <List
        name={all ? 'settings.programs.keys' : 'profile.keys'}
        label="API keys"
        of={all ? everybodys : own}
        columns={all ? ofAll : columns}
        search="Search keys"
        actions={[
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
            {all
              ? 'Add one for each program of the agency that reads from the portal or writes into it.'
              : 'Add one for each program that works in your name.'}
          </EmptyState>
        }
        aside={
          <ChangeButton size="small" variant="primary" icon={Plus} onClick={() => opened.open('new')}>
            Add key
          </ChangeButton>
        }
      />
      {opened.id === 'new' && (
        <KeyDialog
          forService={all}
          added={(answer) => {
            changed()
            opened.close()
            setMade(answer)
          }}
          onClose={opened.close}
        />
      )}
      {made && (
        <ShownOnce title="The key is ready" label="Key" value={made.key} onClose={() => setMade(null)}>
          <p>
            Programs send it with each call, as in{' '}
            <a href="/api/docs" target="_blank" rel="noreferrer">
              the list of calls
            </a>
            :
          </p>
          <pre>{`curl -H "Authorization: Bearer ${made.made.prefix}…" ${window.location.origin}/api${'/…'}`}</pre>
        </ShownOnce>
      )}
      {revoking.dialog}
    </>
  )
}
