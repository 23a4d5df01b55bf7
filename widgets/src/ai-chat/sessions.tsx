import type { Client } from '@portal/core/client'
import { chatNotifications, chatWords } from '@portal/core/results/assistant/words'
import { IconButton } from '@portal/ui/button'
import { Plus } from '@portal/ui/icon'
import { useEffect, useId, useRef, type ReactElement } from 'react'
import { Instead } from './instead.tsx'
import { SessionRow } from './session-row.tsx'
import styles from './sessions.module.css'
import { Starting } from './starting.tsx'
import { useSessions } from './use-sessions.ts'

interface SessionsProps {
  readonly client: Client
  readonly userId: number
  /** The session that is open. */
  readonly current: string
  onBegin(): void
  onPick(sessionId: string): Promise<void>
  onFailed(message: string): void
}

/** Previous Chats: while it is shown nothing is sent. */
export function Sessions({
  client,
  userId,
  current,
  onBegin,
  onPick,
  onFailed,
}: SessionsProps): ReactElement {
  const id = useId()
  const { sessions, failed, retry, rename } = useSessions(client, userId, onFailed)
  const whole = useRef<HTMLElement>(null)
  useEffect(() => whole.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={whole} className={styles.sessions} aria-labelledby={id} tabIndex={-1}>
      <header className={styles.header}>
        <h3 className={styles.title} id={id}>
          {chatWords.history}
        </h3>
        <IconButton icon={Plus} label="New chat" size="small" onClick={onBegin} />
      </header>
      {failed ? (
        <Instead message={chatNotifications.sessionsNotLoaded} onRetry={retry} />
      ) : sessions === null ? (
        <Starting label="Loading the previous chats" />
      ) : sessions.length === 0 ? (
        <p className={styles.none}>{chatWords.noSessions}</p>
      ) : (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              current={session.sessionId === current}
              onPick={() => void onPick(session.sessionId)}
              onRename={(title) => void rename(session, title)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
