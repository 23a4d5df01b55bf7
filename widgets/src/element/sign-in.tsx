import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useStore } from '@nanostores/react'
import { signInByPopup } from '../session/pop-up.ts'
import type { PageSession } from '../session/page-session.ts'

interface SignInProps {
  readonly session: PageSession
  /** A session has ended in the middle of something. */
  readonly again: boolean
  onClose(): void
  onSignInRequired(): void
}

/** Asks to sign in: browsers open a pop-up only while a click is handled. */
export function SignIn({ session, again, onClose, onSignInRequired }: SignInProps): ReactElement {
  const [state, setState] = useState<'asking' | 'waiting' | 'failed'>('asking')
  const signIn = async (): Promise<void> => {
    setState('waiting')
    setState((await session.signIn(signInByPopup)) ? 'asking' : 'failed')
  }
  const problem = useStore(session.$problem)
  const tell = useRef(onSignInRequired)
  useEffect(() => tell.current(), [])
  return (
    <Dialog
      open
      title="Sign in to the portal"
      width={440}
      onClose={onClose}
      footer={
        <Button variant="primary" loading={state === 'waiting'} onClick={() => void signIn()}>
          Sign in
        </Button>
      }
    >
      <p role="status">
        {state === 'failed'
          ? 'The sign-in was not finished. Allow pop-ups for this page if none opened, then try again.'
          : again
            ? 'Your session has ended. Nothing is lost: sign in again to go on where you were.'
            : 'A window of the portal opens, where you sign in. This page never sees your password.'}
      </p>
      {problem !== null && <p>The page could not sign you in by itself: {problem}</p>}
    </Dialog>
  )
}
