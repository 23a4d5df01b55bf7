import { useStore } from '@nanostores/react'
import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { isWidget } from '@portal/core/access/embed/widgets'
import { Button } from '@portal/ui/button'
import { Spinner } from '@portal/ui/spinner'
import { useEffect, useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useQuery } from '../../foundation/address/address.ts'
import { $signedInHere, client, session } from '../../foundation/session/session.ts'
import { CarryCode } from './carry-code.tsx'
import { ContinueAs } from './continue-as.tsx'
import { CutOff } from './for-widget.tsx'
import styles from './sign-in-screen.module.css'

/**
 * The pop-up of a widget on another origin. Whoever is signed in here hands the
 * page a session for the widgets it names; the server gives one only for
 * origins that the tenant has listed, and the browser delivers it to no other.
 * Who was signed in before is asked first, the first time and after each
 * sign-out of that page (decision 0295).
 */
export function EmbedSignInScreen(): ReactElement {
  const query = useQuery()
  const widgets = query.get('widgets') ?? ''
  const known = widgets.split(',').every(isWidget)
  const origin = query.get('origin') ?? ''
  const state = query.get('state') ?? ''
  /** By which the page that cannot hear this window is known. */
  const challenge = query.get('challenge')
  const byCode = !opener() && challenge !== null
  const user = useStore(session.$user)
  /** They have just signed in for this, or said that they go on. */
  const [agreed, setAgreed] = useState($signedInHere.get())
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!known || !opener()) return
    let current = true
    const body = { widgets: widgets.split(','), origin }
    client.call('embed.createSession', { body: agreed ? body : { ...body, unasked: true } }).then(
      (opened) => {
        if (!current) return
        closeOnceTaken(origin, state)
        opener()?.postMessage({ type: 'agency-portal:embed-session', state, session: opened }, origin)
      },
      (error: unknown) => {
        if (!current) return
        if (!agreed && error instanceof ApiError && error.status === 409) return setAsks(true)
        setProblem(
          error instanceof ApiError && error.fromServer
            ? error.message
            : (messageFor(error) ?? 'The sign-in was refused.'),
        )
      },
    )
    return () => {
      current = false
    }
  }, [known, widgets, origin, state, agreed, attempt])

  return (
    <div className={styles.screen}>
      {!known || !(opener() || byCode) ? (
        <CutOff />
      ) : byCode ? (
        agreed || !user ? (
          <CarryCode widgets={widgets.split(',')} origin={origin} challenge={challenge} />
        ) : (
          <ContinueAs user={user} origin={origin} onContinue={() => setAgreed(true)} />
        )
      ) : problem !== null ? (
        <>
          <ErrorState
            title="The sign-in did not work"
            message={problem}
            onRetry={() => {
              setProblem(null)
              setAttempt(attempt + 1)
            }}
          />
          <Button onClick={() => window.close()}>Close this window</Button>
        </>
      ) : asks && !agreed && user ? (
        <ContinueAs user={user} origin={origin} onContinue={() => setAgreed(true)} />
      ) : (
        <p className={styles.waiting}>
          <Spinner label="Signing in" /> Signing in…
        </p>
      )}
    </div>
  )
}

/** Milliseconds after which this window closes although the page has said nothing: an earlier build of the widgets is silent. */
const longestWait = 10_000

/**
 * Closes this window when the page has the session. A message of a window that
 * is already closed may come to the page without its source, or after it has
 * noticed the closing and given up.
 */
function closeOnceTaken(origin: string, state: string): void {
  const close = (): void => window.close()
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data } = event
    if (event.origin !== origin || event.source !== opener()) return
    if (typeof data !== 'object' || data === null || !('type' in data) || !('state' in data)) return
    if (data.type === 'agency-portal:embed-session-taken' && data.state === state) close()
  })
  setTimeout(close, longestWait)
}

/** The page that opened this window. It is of another origin, so nothing of it can be looked at. */
function opener(): Window | null {
  const page: Window | null = window.opener
  return page
}
