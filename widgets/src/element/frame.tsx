import { useStore } from '@nanostores/react'
import type { Client } from '@portal/core/client'
import { Button } from '@portal/ui/button'
import { createGlyph } from '@portal/ui/icon'
import { showError, Toaster } from '@portal/ui/toast'
import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactElement } from 'react'
import type { PageSession } from '../session/page-session.ts'
import { codeBy, type Code } from './code.ts'
import type { Drafts } from './drafts.ts'
import { notLoaded } from './not-loaded.ts'
import { useCode } from './use-code.ts'
import type { WidgetDefinition, WidgetProps } from './widget.ts'

export interface FrameProps<D> extends Omit<WidgetProps<D>, 'user' | 'draft'> {
  readonly definition: WidgetDefinition<D>
  /** What the button opens. */
  readonly code: Code<ComponentType<WidgetProps<D>>>
  readonly session: PageSession
  readonly client: Client
  /** Whether the element stands in the page and so shows a button to open it. */
  readonly launcher: boolean
  readonly drafts: Drafts<D>
  onSignInRequired(): void
}

const signInCode = codeBy(async () => (await import('./sign-in.tsx')).SignIn)

/** What is around the component of every widget: the button, the sign-in, the messages. Until it is there, the element draws the button itself. */
export function Frame<D>({
  definition,
  code,
  session,
  launcher,
  drafts,
  onSignInRequired,
  ...props
}: FrameProps<D>): ReactElement {
  const {
    eager = false,
    anyone,
    launcher: { drawing, label },
  } = definition
  const icon = useMemo(() => createGlyph(drawing), [drawing])
  const { open, clientId, form, onOpen, onClose } = props
  const signedIn = useStore(session.$user)
  const user = anyone ?? signedIn
  const wanted = useStore(session.$wanted)
  const place = `${user?.id}/${form ?? clientId}`
  const draft = useMemo(() => drafts.at(place), [drafts, place])
  /** The place at which what was typed before is there, if anything was. */
  const [typed, setTyped] = useState('')
  const who = user?.id
  useEffect(() => {
    if (who !== undefined) void drafts.bringBack(place).then(() => setTyped(place))
  }, [drafts, place, who])
  const nobody = user === null
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => session.onSignedOut(() => close.current()), [session])
  useEffect(() => {
    if (open && nobody) session.want()
    else if (eager) void session.identify()
  }, [session, open, nobody, eager])
  const notThere = (): void => {
    if (!open) return
    showError(notLoaded)
    props.onError(notLoaded, 'not-loaded')
    onClose()
  }
  // Where it does not come, the element says so.
  const content = useCode(code, open || (eager && !nobody))
  const asks = open && wanted && !anyone
  const signIn = useCode(signInCode, asks, notThere)
  return (
    <>
      {launcher && (
        <Button
          icon={icon}
          loading={open && (asks ? !signIn : nobody || !content || typed !== place)}
          onClick={onOpen}
        >
          {label}
        </Button>
      )}
      {user && content && typed === place && (
        <content.of key={user.id} {...props} user={user} draft={draft} />
      )}
      {asks && signIn && (
        <signIn.of
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
