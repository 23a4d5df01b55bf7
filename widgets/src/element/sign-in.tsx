import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useStore } from '@nanostores/react'
import { obstacleAt } from '../session/obstacle.ts'
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
  const [state, setState] = useState<'asking' | 'waiting' | 'failed' | 'cut off'>('asking')
  const signIn = async (): Promise<void> => {
    setState('waiting')
    const began = performance.now()
    const done = await session.signIn(signInByPopup)
    // Nobody closes a window that quickly: the page has been cut off from it.
    setState(done ? 'asking' : performance.now() - began < 1500 ? 'cut off' : 'failed')
  }
  const problem = useStore(session.$problem)
  const [obstacle, setObstacle] = useState<string | null>(null)
  useEffect(() => void obstacleAt(new URL(import.meta.url).origin).then(setObstacle), [])
  const tell = useRef(onSignInRequired)
  useEffect(() => tell.current(), [])
  return (
    <Dialog
      open
      title="Sign in to the portal"
      width={440}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabled={obstacle !== null}
          loading={state === 'waiting'}
          onClick={() => void signIn()}
        >
          Sign in
        </Button>
      }
    >
      <p role="status">
        {state === 'cut off'
          ? 'This page cannot hear the window of the portal: none opened because pop-ups are blocked, or the page keeps its windows apart (its Cross-Origin-Opener-Policy must be same-origin-allow-popups).'
          : state === 'failed'
            ? 'The sign-in was not finished. Allow pop-ups for this page if none opened, then try again.'
            : again
              ? 'Your session has ended. Nothing is lost: sign in again to go on where you were.'
              : 'A window of the portal opens, where you sign in. This page never sees your password.'}
      </p>
      {obstacle !== null && <p role="alert">{obstacle}</p>}
      {problem !== null && <p>The page could not sign you in by itself: {problem}</p>}
    </Dialog>
  )
}
