import { useStore } from '@nanostores/react'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Plus } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import type { WidgetProps } from '../element/agency-element.ts'
import { ActivityLogger } from './activity-logger.tsx'

/** The logger on a foreign page: a button where the element stands, a sign-in before the form. */
export function ActivityLoggerWidget(props: WidgetProps): ReactElement {
  const { broker, open, clientId, launcher, onOpen, onClose, onSaved, onError } = props
  const user = useStore(broker.$user)
  return (
    <>
      {launcher && (
        <Button icon={Plus} onClick={onOpen}>
          Log activity
        </Button>
      )}
      {open && !user && <SignIn {...props} />}
      {user && (
        <ActivityLogger
          client={broker.client}
          open={open}
          clientId={clientId}
          onClose={onClose}
          onSaved={(activity) => onSaved({ kind: 'activity', id: activity.id })}
          onError={onError}
        />
      )}
    </>
  )
}

/** Asks to sign in: browsers open a pop-up only while a click is handled. */
function SignIn({ broker, onClose, onSignInRequired }: WidgetProps): ReactElement {
  const [state, setState] = useState<'asking' | 'waiting' | 'failed'>('asking')
  const signIn = async (): Promise<void> => {
    setState('waiting')
    setState((await broker.signIn()) ? 'asking' : 'failed')
  }
  const [told, setTold] = useState(false)
  if (!told) {
    setTold(true)
    queueMicrotask(onSignInRequired)
  }
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
