import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { Button } from '@portal/ui/button'
import { Spinner } from '@portal/ui/spinner'
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { PasswordField } from '../passwords/password-field.tsx'
import { useQuery } from '../../foundation/address/address.ts'
import { beGuest } from '../../foundation/session/guest.ts'
import { client, session } from '../../foundation/session/session.ts'
import { AskForLink } from './ask-for-link.tsx'
import { GuestFrame } from './guest-frame.tsx'
import styles from './guests.module.css'

type State =
  | { readonly name: 'opening' }
  | { readonly name: 'password'; readonly problem: string | null }
  | { readonly name: 'ended' }
  | { readonly name: 'failed'; readonly message: string }

/** Opens a guest link: straight away, after its password, or not any more. */
export function GuestScreen(): ReactElement {
  const query = useQuery()
  const token = query.get('token') ?? ''
  const asked = query.get('redirect')
  const [, navigate] = useLocation()
  const [state, setState] = useState<State>({ name: 'opening' })
  const [busy, setBusy] = useState(false)

  const open = useCallback(
    async (password: string | null): Promise<void> => {
      setBusy(true)
      try {
        const answer = await client.call('guestAccesses.verify', {
          body: { token, ...(password === null ? {} : { password }) },
        })
        beGuest(session, answer)
        navigate(addressFor(answer.grant.path, asked), { replace: true })
      } catch (error) {
        const next = afterRefusal(error, password !== null)
        if (next === null) navigate(pathOf('login', {}, { link: 'unknown' }), { replace: true })
        else setState(next)
      } finally {
        setBusy(false)
      }
    },
    [token, asked, navigate],
  )
  useEffect(() => {
    const opening = openings.get(token) ?? open(null)
    openings.set(token, opening)
    void opening.finally(() => openings.delete(token))
  }, [token, open])

  if (state.name === 'ended') return <AskForLink token={token} />
  if (state.name === 'password')
    return <AskForPassword problem={state.problem} busy={busy} onGiven={(password) => void open(password)} />
  return (
    <GuestFrame title="Guest Access">
      {state.name === 'failed' ? (
        <ErrorState message={state.message} onRetry={() => void open(null)} retrying={busy} />
      ) : (
        <div className={styles.opening}>
          <Spinner label="Opening the report" />
        </div>
      )}
    </GuestFrame>
  )
}

/** The report of the link, with what stood beside the token: its days. Any other address is not the guest's. */
function addressFor(path: string, asked: string | null): string {
  const [pathname = '', search] = asked?.split('?') ?? []
  return pathname === path && search !== undefined ? `${path}?${search}` : path
}

/** Each opening is one use of the link: a screen that is drawn twice opens it once. */
const openings = new Map<string, Promise<void>>()

/** What is shown after the server said no; null for a link that never was one. */
function afterRefusal(error: unknown, tried: boolean): State | null {
  if (error instanceof ApiError) {
    if (error.code === 'link-ended') return { name: 'ended' }
    const asked = error.fields['password']
    if (asked !== undefined) return { name: 'password', problem: tried ? asked : null }
    if (error.status === 404 || (error.status === 422 && !tried)) return null
    if (error.status === 429 && tried) return { name: 'password', problem: error.message }
  }
  return { name: 'failed', message: messageFor(error) ?? 'The link could not be opened.' }
}

interface AskForPasswordProps {
  readonly problem: string | null
  readonly busy: boolean
  readonly onGiven: (password: string) => void
}

function AskForPassword({ problem, busy, onGiven }: AskForPasswordProps): ReactElement {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [problem])
  return (
    <GuestFrame
      title="Password needed"
      lead="This report is protected. Enter the password that you were given."
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(password === '')
          if (password !== '' && !busy) onGiven(password)
        }}
      >
        <PasswordField
          inputRef={input}
          value={password}
          error={missing ? 'Field is required' : (problem ?? undefined)}
          onChange={(text) => {
            setPassword(text)
            setMissing(false)
          }}
        />
        <Button type="submit" variant="primary" wide loading={busy}>
          Open the report
        </Button>
      </form>
    </GuestFrame>
  )
}
