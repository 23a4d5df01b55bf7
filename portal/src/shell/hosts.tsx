import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import type { ComponentType, ReactElement } from 'react'
import { $choosingUser } from '../access/acting/impersonate.ts'
import { $interactionLoggerOpen } from '../platform/loggers/interaction-logger.ts'
import { $supportRequestsOpen } from '../work/support/open.ts'
import { usePageKeys, isTaken } from '../foundation/browser/keys.ts'
import { $shortcutsOpen } from '../foundation/browser/layout.ts'
import { PartBoundary } from '../foundation/errors/part-boundary.tsx'
import { session } from '../foundation/session/session.ts'
import { fetched } from '../foundation/errors/fetched.ts'

interface Host {
  readonly $open: ReadableAtom<boolean>
  /** Fetched when it is first opened. */
  readonly Content: ComponentType
}

/** What opens over every screen: whoever wants it opened sets its store. */
const hosts: readonly Host[] = [
  {
    $open: $shortcutsOpen,
    Content: fetched(() => import('./shortcuts/overlay.tsx').then((m) => m.ShortcutsOverlay)),
  },
  {
    $open: $supportRequestsOpen,
    Content: fetched(() => import('../work/support/support-requests.tsx').then((m) => m.SupportRequests)),
  },
  {
    $open: $interactionLoggerOpen,
    Content: fetched(() =>
      import('../work/interactions/interaction-logger.tsx').then((m) => m.InteractionLogger),
    ),
  },
  {
    $open: $choosingUser,
    Content: fetched(() => import('../access/acting/choose-user.tsx').then((m) => m.ChooseUser)),
  },
  {
    // Its button is always there, for whom the server says so.
    $open: session.$confirmed,
    Content: fetched(() => import('../results/assistant/chat-host.tsx').then((m) => m.ChatHost)),
  },
]

/** The places of all of them; an empty page while none is open. */
export function Hosts(): ReactElement {
  usePageKeys((event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || isTaken(event)) return
    event.preventDefault()
    $shortcutsOpen.set(true)
  })
  return (
    <>
      {hosts.map((host, place) => (
        <Opened key={place} {...host} />
      ))}
    </>
  )
}

function Opened({ $open, Content }: Host): ReactElement | null {
  const open = useStore($open)
  return open ? (
    <PartBoundary>
      <Content />
    </PartBoundary>
  ) : null
}
