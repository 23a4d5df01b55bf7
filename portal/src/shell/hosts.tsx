import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import { $choosingUser } from '../access/acting/impersonate.ts'
import { $interactionLoggerOpen } from '../platform/loggers/interaction-logger.ts'
import { $supportRequestsOpen } from '../work/support/open.ts'
import { usePageKeys, isTaken } from '../foundation/browser/keys.ts'
import { $shortcutsOpen } from '../foundation/browser/layout.ts'
import { PartBoundary } from '../foundation/errors/part-boundary.tsx'
import { session } from '../foundation/session/session.ts'
import { loadScreen } from '../foundation/errors/chunk-failure.ts'

interface Host {
  readonly $open: ReadableAtom<boolean>
  /** Fetched when it is first opened. */
  readonly Content: ComponentType
}

/** What opens over every screen: whoever wants it opened sets its store. */
const hosts: readonly Host[] = [
  {
    $open: $shortcutsOpen,
    Content: lazy(() =>
      loadScreen(async () => ({ default: (await import('./shortcuts/overlay.tsx')).ShortcutsOverlay })),
    ),
  },
  {
    $open: $supportRequestsOpen,
    Content: lazy(() =>
      loadScreen(async () => ({
        default: (await import('../work/support/support-requests.tsx')).SupportRequests,
      })),
    ),
  },
  {
    $open: $interactionLoggerOpen,
    Content: lazy(() =>
      loadScreen(async () => ({
        default: (await import('../work/interactions/interaction-logger.tsx')).InteractionLogger,
      })),
    ),
  },
  {
    $open: $choosingUser,
    Content: lazy(() =>
      loadScreen(async () => ({ default: (await import('../access/acting/choose-user.tsx')).ChooseUser })),
    ),
  },
  {
    // Its button is always there, for whom the server says so.
    $open: session.$confirmed,
    Content: lazy(() =>
      loadScreen(async () => ({ default: (await import('../results/assistant/chat-host.tsx')).ChatHost })),
    ),
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
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    </PartBoundary>
  ) : null
}
