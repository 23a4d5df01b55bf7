import { useStore } from '@nanostores/react'
import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { TextField } from '@portal/ui/text-field'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { outlookAt } from '../session/obstacle.ts'
import { createProof, showWindow, signInByCode, signInByPopup, type Proof } from '../session/pop-up.ts'
import type { PageSession } from '../session/page-session.ts'

interface SignInProps {
  readonly session: PageSession
  /** A session has ended in the middle of something. */
  readonly again: boolean
  onClose(): void
  onSignInRequired(): void
}

const begins = 'A window of the portal opens, where you sign in. This page never sees your password.'
const beginsAgain = 'Your session has ended. Nothing is lost: sign in again to go on where you were.'

/** Asks to sign in: browsers open a pop-up only while a click is handled. */
export function SignIn({ session, again, onClose, onSignInRequired }: SignInProps): ReactElement {
  const [state, setState] = useState<'asking' | 'waiting' | 'unheard'>('asking')
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  // Made ahead: a browser opens the window while the click is handled, and does not wait for a digest.
  const [proof, setProof] = useState<Proof | null>(null)
  const open = async (): Promise<void> => {
    if (!proof) return
    setState('waiting')
    setRefused(null)
    const done = await session.signIn((portal, widgets) => signInByPopup(portal, widgets, proof))
    setState(done ? 'asking' : 'unheard')
  }
  const handIn = async (): Promise<void> => {
    if (!proof || sending || code.trim() === '') return
    setSending(true)
    try {
      await session.signIn(signInByCode(code, proof))
    } catch (error) {
      setRefused((error instanceof ApiError && error.fields['code']) || messageFor(error))
    }
    setSending(false)
  }
  const problem = useStore(session.$problem)
  const [obstacle, setObstacle] = useState<string | null>(null)
  useEffect(() => {
    void outlookAt(new URL(import.meta.url).origin).then(({ obstacle: found, primaryColor }) => {
      setObstacle(found)
      if (primaryColor !== undefined) session.$color.set(primaryColor)
    })
    void createProof().then(setProof)
  }, [session])
  const tell = useRef(onSignInRequired)
  useEffect(() => tell.current(), [])
  const cannot = obstacle !== null || !proof
  return (
    <Dialog
      open
      title="Sign in to the portal"
      width={440}
      onClose={onClose}
      footer={
        state === 'unheard' ? (
          <>
            <Button disabled={cannot} onClick={() => void open()}>
              Open the window again
            </Button>
            <Button
              variant="primary"
              disabled={code.trim() === ''}
              loading={sending}
              onClick={() => void handIn()}
            >
              Sign in
            </Button>
          </>
        ) : (
          <>
            {state === 'waiting' && <Button onClick={showWindow}>Show the window</Button>}
            <Button
              variant="primary"
              disabled={cannot}
              loading={state === 'waiting'}
              onClick={() => void open()}
            >
              Sign in
            </Button>
          </>
        )
      }
    >
      {state === 'unheard' ? (
        <>
          <p role="status">
            Did you sign in, and does the window show a code? Enter it here. If no window opened, allow
            pop-ups for this page.
          </p>
          <TextField
            label="Code"
            value={code}
            error={refused ?? undefined}
            autoComplete="one-time-code"
            onChange={(text) => {
              setCode(text)
              setRefused(null)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void handIn()
            }}
          />
        </>
      ) : (
        <p role="status">{again ? beginsAgain : begins}</p>
      )}
      {obstacle !== null && <p role="alert">{obstacle}</p>}
      {problem !== null && <p>The page could not sign you in by itself: {problem}</p>}
    </Dialog>
  )
}
