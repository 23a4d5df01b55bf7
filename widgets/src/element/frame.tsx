import { useStore } from '@nanostores/react'
import type { Client } from '@portal/core/contract/client'
import { Button } from '@portal/ui/button'
import { Toaster } from '@portal/ui/toast'
import { useEffect, useMemo, type ReactElement } from 'react'
import type { PageSession } from '../session/page-session.ts'
import { SignIn } from './sign-in.tsx'
import type { Draft, WidgetDefinition, WidgetProps } from './widget.ts'

interface FrameProps<D> extends Omit<WidgetProps<D>, 'user' | 'draft'> {
  readonly definition: WidgetDefinition<D>
  readonly session: PageSession
  readonly client: Client
  /** Whether the element stands in the page and so shows a button to open it. */
  readonly launcher: boolean
  drafts(place: string): Draft<D>
  onSignInRequired(): void
}

/** What is around the component of every widget: the button, the sign-in, the messages. */
export function Frame<D>({
  definition,
  session,
  launcher,
  drafts,
  onSignInRequired,
  ...props
}: FrameProps<D>): ReactElement {
  const { Component, eager = false } = definition
  const { open, clientId, onOpen, onClose } = props
  const user = useStore(session.$user)
  const wanted = useStore(session.$wanted)
  const place = `${user?.id}/${clientId}`
  const draft = useMemo(() => drafts(place), [drafts, place])
  const nobody = user === null
  useEffect(() => {
    if (open && nobody) session.want()
    else if (eager) void session.identify()
  }, [session, open, nobody, eager])
  return (
    <>
      {launcher && (
        <Button icon={definition.launcher.icon} loading={open && nobody && !wanted} onClick={onOpen}>
          {definition.launcher.label}
        </Button>
      )}
      {user && <Component key={user.id} {...props} user={user} draft={draft} />}
      {open && wanted && (
        <SignIn
          session={session}
          again={!nobody}
          onClose={() => {
            session.dismiss()
            if (nobody) onClose()
          }}
          onSignInRequired={onSignInRequired}
        />
      )}
      <Toaster />
    </>
  )
}
