import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { Button } from '@portal/ui/button'
import { Spinner } from '@portal/ui/spinner'
import { useEffect, useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { copy } from '../../foundation/browser/clipboard.ts'
import { client } from '../../foundation/session/session.ts'
import styles from './continue-as.module.css'

interface CarryCodeProps {
  readonly widgets: readonly string[]
  /** Of the page that will work in their name. */
  readonly origin: string
  readonly challenge: string
}

/** A code for a page that keeps its windows apart, so that this one cannot tell it who has signed in. */
export function CarryCode({ widgets, origin, challenge }: CarryCodeProps): ReactElement {
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const asked = widgets.join()
  useEffect(() => {
    let current = true
    let ends: ReturnType<typeof setTimeout> | undefined
    client.call('embed.createCode', { body: { widgets: asked.split(','), origin, challenge } }).then(
      (made) => {
        if (!current) return
        setCode(made.code)
        ends = setTimeout(() => {
          setCode(null)
          setProblem('The code has ended.')
        }, made.expiresIn * 1000)
      },
      (error: unknown) => {
        if (!current) return
        setProblem(
          error instanceof ApiError && error.fromServer
            ? error.message
            : (messageFor(error) ?? 'The sign-in was refused.'),
        )
      },
    )
    return () => {
      current = false
      clearTimeout(ends)
    }
  }, [asked, origin, challenge, attempt])
  const host = URL.canParse(origin) ? new URL(origin).host : origin
  if (problem !== null)
    return (
      <ErrorState
        title="There is no code now"
        message={problem}
        onRetry={() => {
          setProblem(null)
          setAttempt(attempt + 1)
        }}
      />
    )
  if (code === null) return <Spinner label="Making a code" />
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`
  return (
    <div className={styles.choice}>
      <div>
        <h1 className={styles.title}>Take this code to {host}</h1>
        <p className={styles.lead}>
          That page cannot hear this window. Enter the code there, where you pressed Sign in. It is good for
          two minutes and once. Give it to nobody, and enter it on no other page: whoever has it works in your
          name.
        </p>
      </div>
      <p className={styles.code} aria-label="Code">
        {shown}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" wide autoFocus onClick={() => void copy('The code', shown)}>
          Copy the code
        </Button>
        <Button wide onClick={() => window.close()}>
          Close this window
        </Button>
      </div>
    </div>
  )
}
