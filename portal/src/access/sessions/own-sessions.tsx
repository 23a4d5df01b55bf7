import type { Answer } from '@portal/core/calls'
import { formatDateTime, formatRelative } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Icon, Laptop, Phone } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { ChangeButton } from '../../platform/parts/form/index.ts'
import styles from '../sign-in/security-panel.module.css'

type Session = Answer<'users.sessions'>[number]

/** Where a person is signed in, with the way to end it there or everywhere else. */
export function OwnSessions({ userId }: { readonly userId: number }): ReactElement {
  const { data, error, retry } = useCall('users.sessions', { params: { id: userId } })
  const [busy, setBusy] = useState<string | null>(null)
  const others = data?.filter(({ current }) => !current) ?? []

  const end = async (what: string, work: () => Promise<unknown>, said: string): Promise<void> => {
    if (busy !== null) return
    setBusy(what)
    try {
      await work()
      refresh('users.sessions')
      showSuccess(said)
    } catch (caught) {
      report(caught)
    }
    setBusy(null)
  }
  return (
    <Card
      title="Where you are signed in"
      description="A session ends 14 days after it was last used, and 30 days after it began."
      actions={
        others.length > 0 && (
          <ChangeButton
            loading={busy === 'all'}
            onClick={() =>
              void end(
                'all',
                () => api.call('users.endSessions', { params: { id: userId } }),
                'You are signed out everywhere else.',
              )
            }
          >
            Sign out everywhere else
          </ChangeButton>
        )
      }
    >
      {error ? (
        <ErrorState title="Your sessions could not be loaded" message={error.message} onRetry={retry} />
      ) : !data ? (
        <Skeleton height={96} />
      ) : (
        <ul className={styles.sessions}>
          {data.map((session) => (
            <SessionLine
              key={session.id}
              of={session}
              busy={busy === session.id}
              onEnd={() =>
                void end(
                  session.id,
                  () => api.call('users.endSession', { params: { id: userId, sessionId: session.id } }),
                  `${session.device} is signed out.`,
                )
              }
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface SessionLineProps {
  readonly of: Session
  readonly busy: boolean
  readonly onEnd: () => void
}

const SessionLine = ({ of, busy, onEnd }: SessionLineProps): ReactElement => (
  <li className={styles.session}>
    <Icon of={/iPhone|iPad|Android/.test(of.device) ? Phone : Laptop} size={20} />
    <div className={styles.about}>
      <p className={styles.device}>
        {of.device}
        {of.current && <Badge tone="success">This one</Badge>}
        {of.actedBy !== null && <Badge tone="warning">{of.actedBy} acts as you</Badge>}
      </p>
      <p className={styles.when}>
        <span title={formatDateTime(of.lastUsedAt)}>Last used {formatRelative(of.lastUsedAt)}</span>
        {of.ip !== null && ` from ${of.place === null ? of.ip : `${of.place} (${of.ip})`}`}, since{' '}
        {formatDateTime(of.createdAt)}
      </p>
    </div>
    {!of.current && (
      <Button size="small" loading={busy} aria-label={`Sign out ${of.device}`} onClick={onEnd}>
        Sign out
      </Button>
    )}
  </li>
)
