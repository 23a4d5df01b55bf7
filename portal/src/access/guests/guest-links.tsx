import { formatDateTime, formatDay, dayAt } from '@portal/core/foundation/format'
import { titleOfReport } from '@portal/core/access/guests/reports'
import { Button } from '@portal/ui/button'
import { ConfirmDialog } from '@portal/ui/dialog'
import { EmptyState } from '@portal/ui/empty-state'
import { Ban, Link, Mail } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useMemo, useState, type ReactElement } from 'react'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { List, whole, type Action, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import type { Asking } from './answer-request.tsx'
import styles from './guests.module.css'

type GuestAccess = RowOf<'guestAccesses.list'>

const CreateLink = fetched(() =>
  import('../../platform/guest-links/create-link.tsx').then((m) => m.CreateLink),
)
const LinkReady = fetched(() => import('../../platform/guest-links/link-ready.tsx').then((m) => m.LinkReady))

const AnswerRequest = fetched(() => import('./answer-request.tsx').then((m) => m.AnswerRequest))

const tones = {
  open: 'success',
  'used up': 'warning',
  suspended: 'warning',
  expired: 'neutral',
  revoked: 'neutral',
} as const
/** One that opens nothing any more is neither revoked nor made anew. */
const works = ({ state }: GuestAccess): boolean => state !== 'expired' && state !== 'revoked'

const words = {
  open: 'Open',
  'used up': 'Used up',
  suspended: 'Suspended with its reader',
  expired: 'Expired',
  revoked: 'Revoked',
} as const

const columns: readonly ListColumn<GuestAccess>[] = [
  { id: 'report', label: 'Report', value: ({ report: name }) => titleOfReport(name), width: 176 },
  { id: 'note', label: 'Note', value: ({ note }) => note, grow: true },
  {
    id: 'reader',
    label: 'Reader',
    value: ({ reader }) => reader,
    onlyIf: ({ reader }) => reader !== null,
    width: 190,
  },
  {
    id: 'state',
    label: 'State',
    kind: 'status',
    value: ({ state }) => words[state],
    tone: ({ state }) => tones[state],
    width: 112,
  },
  {
    id: 'expiresAt',
    label: 'Works until',
    kind: 'date',
    value: ({ expiresAt }) => lastDayOf(expiresAt),
    width: 116,
  },
  {
    id: 'uses',
    label: 'Uses',
    value: ({ uses, maxUses }) => (maxUses === null ? String(uses) : `${uses} of ${maxUses}`),
    align: 'end',
    width: 84,
  },
  {
    id: 'hasPassword',
    label: 'Password',
    value: ({ hasPassword }) => (hasPassword ? 'Yes' : 'No'),
    width: 112,
  },
  {
    id: 'requests',
    label: 'Asked again',
    kind: 'number',
    value: ({ requests }) => requests.filter(({ answeredAt }) => answeredAt === null).length || null,
    onlyIf: ({ requests }) => requests.length > 0,
    width: 112,
  },
  { id: 'createdBy', label: 'Created by', value: ({ createdBy }) => createdBy?.fullName, width: 152 },
  {
    id: 'lastUsedAt',
    label: 'Last opened',
    value: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : formatDateTime(lastUsedAt)),
    width: 184,
    firm: true,
  },
]

/** A link ends with the last moment of a day. */
const lastDayOf = (expiresAt: string): string => dayAt(new Date(Date.parse(expiresAt) - 1000).toISOString())

/** The guest links of a client: who made them, how far they are used, and what is done with them. */
export function GuestLinks({
  client,
}: {
  readonly client: { readonly id: number; readonly name: string }
}): ReactElement {
  const { id: clientId } = client
  const query = useQuery()
  const setQuery = useSetQuery()
  const [made, setMade] = useState<string | null>(null)
  const [revoking, setRevoking] = useState<GuestAccess | null>(null)
  const [renewing, setRenewing] = useState<GuestAccess | null>(null)
  const [answering, setAnswering] = useState<{ readonly to: Asking; readonly hasPassword: boolean } | null>(
    null,
  )
  const [busy, setBusy] = useState(false)
  const source = useMemo(
    () =>
      whole(
        'guestAccesses.list',
        { query: { clientId } },
        {
          search: ({ note, reader, report: name, createdBy }) =>
            `${note} ${reader} ${titleOfReport(name)} ${createdBy?.fullName}`,
        },
      ),
    [clientId],
  )
  const actions: readonly Action<GuestAccess>[] = [
    {
      name: 'Make a new link',
      icon: Link,
      may: works,
      run: setRenewing,
    },
    {
      name: 'Revoke',
      icon: Ban,
      danger: true,
      may: works,
      run: setRevoking,
    },
  ]
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
      refresh('guestAccesses')
    } catch (error) {
      report(error)
    } finally {
      setBusy(false)
      setRevoking(null)
      setRenewing(null)
    }
  }
  return (
    <>
      <List
        name="clients.profile.guest-access"
        label={`Guest links of ${client.name}`}
        of={source}
        columns={columns}
        search="Search links"
        actions={actions}
        expand={(access) => (
          <Requests
            access={access}
            onAnswer={(to) => setAnswering({ to, hasPassword: access.hasPassword })}
          />
        )}
        empty={
          <EmptyState icon={Link} title="No guest links yet">
            A guest link shows one report of {client.name} to somebody without an account, until a day that
            you choose.
          </EmptyState>
        }
      />
      {query.get('link') === 'new' && (
        <CreateLink
          clientId={clientId}
          onClose={() => setQuery({ link: null })}
          onCreated={(token) => {
            refresh('guestAccesses')
            setQuery({ link: null })
            setMade(token)
          }}
        />
      )}
      {answering !== null && (
        <AnswerRequest
          {...answering}
          onClose={() => setAnswering(null)}
          onSent={() => {
            refresh('guestAccesses')
            setAnswering(null)
          }}
        />
      )}
      {made !== null && <LinkReady token={made} onClose={() => setMade(null)} />}
      <ConfirmDialog
        open={revoking !== null}
        title="Revoke this link?"
        confirmLabel="Revoke"
        danger
        busy={busy}
        onCancel={() => setRevoking(null)}
        onConfirm={() =>
          void act(async () => {
            if (!revoking) return
            await api.call('guestAccesses.remove', { params: { id: revoking.id } })
            showSuccess('The link has been revoked.')
          })
        }
      >
        It stops working at once, also for whoever has it open.
      </ConfirmDialog>
      <ConfirmDialog
        open={renewing !== null}
        title="Make a new link?"
        confirmLabel="Make a new link"
        busy={busy}
        onCancel={() => setRenewing(null)}
        onConfirm={() =>
          void act(async () => {
            if (!renewing) return
            const { token } = await api.call('guestAccesses.renewLink', { params: { id: renewing.id } })
            setMade(token)
          })
        }
      >
        A link is shown only once, when it is made. The one that was sent stops working; uses are counted
        anew.
      </ConfirmDialog>
    </>
  )
}

/** Who asked for a new link in the place of this one. */
const Requests = ({
  access,
  onAnswer,
}: {
  readonly access: GuestAccess
  readonly onAnswer: (to: Asking) => void
}): ReactElement =>
  access.requests.length === 0 ? (
    <p className={styles.soft}>
      Created {formatDateTime(access.createdAt)}
      {access.revokedAt === null ? '' : `, revoked ${formatDateTime(access.revokedAt)}`}. Nobody has asked for
      a new link.
    </p>
  ) : (
    <ul className={styles.requests}>
      {access.requests.map(({ id, name, email, message, createdAt, answeredAt }) => (
        <li key={id} className={styles.request}>
          <span>
            <strong>{name}</strong> (<a href={`mailto:${email}`}>{email}</a>) asked for a new link on{' '}
            {formatDay(dayAt(createdAt))}.{message === null ? '' : `\n${message}`}
          </span>
          {answeredAt === null ? (
            <Button size="small" icon={Mail} onClick={() => onAnswer({ id, name, email })}>
              Send a new link
            </Button>
          ) : (
            <span className={styles.soft}>New link sent {formatDateTime(answeredAt)}.</span>
          )}
        </li>
      ))}
    </ul>
  )
