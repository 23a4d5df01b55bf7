import { useStore } from '@nanostores/react'
import { Button } from '@portal/ui/button'
import { Toaster } from '@portal/ui/toast'
import { useMemo, type ReactElement } from 'react'
import type { Broker } from '../session/broker.ts'
import { SignIn } from './sign-in.tsx'
import type { Draft, WidgetDefinition, WidgetProps } from './widget.ts'

interface FrameProps<D> extends Omit<WidgetProps<D>, 'client' | 'user' | 'draft'> {
  readonly definition: WidgetDefinition<D>
  readonly broker: Broker
  /** Whether the element stands in the page and so shows a button to open it. */
  readonly launcher: boolean
  drafts(place: string): Draft<D>
  onSignInRequired(): void
}

/** What is around the component of every widget: the button, the sign-in, the messages. */
export function Frame<D>({
  definition,
  broker,
  launcher,
  drafts,
  onSignInRequired,
  ...props
}: FrameProps<D>): ReactElement {
  const { Component } = definition
  const { open, clientId, onOpen, onClose } = props
  const user = useStore(broker.$user)
  const place = `${user?.id}/${clientId}`
  const draft = useMemo(() => drafts(place), [drafts, place])
  return (
    <>
      {launcher && (
        <Button icon={definition.launcher.icon} onClick={onOpen}>
          {definition.launcher.label}
        </Button>
      )}
      {user && <Component key={user.id} {...props} client={broker.client} user={user} draft={draft} />}
      {open && !user && <SignIn broker={broker} onClose={onClose} onSignInRequired={onSignInRequired} />}
      <Toaster />
    </>
  )
}
