import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { Broker } from '../session/broker.ts'

interface SignInProps {
  readonly broker: Broker
  onClose(): void
  onSignInRequired(): void
}

/** Asks to sign in: browsers open a pop-up only while a click is handled. */
export function SignIn({ broker, onClose, onSignInRequired }: SignInProps): ReactElement {
  const [state, setState] = useState<'asking' | 'waiting' | 'failed'>('asking')
  const signIn = async (): Promise<void> => {
    setState('waiting')
    setState((await broker.signIn()) ? 'asking' : 'failed')
  }
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
          : 'A window of the portal opens, where you sign in. This page never sees your password.'}
      </p>
    </Dialog>
  )
}
