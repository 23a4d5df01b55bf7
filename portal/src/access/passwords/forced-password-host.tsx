import { useStore } from '@nanostores/react'
import { mustChangePassword } from '@portal/core/foundation/policy/shell'
import { lazy, Suspense, type ReactElement } from 'react'
import { session } from '../../foundation/session/session.ts'
import { loadScreen } from '../../foundation/errors/chunk-failure.ts'

const ForcedPasswordDialog = lazy(() =>
  loadScreen(async () => ({
    default: (await import('./forced-password-dialog.tsx')).ForcedPasswordDialog,
  })),
)

/** The forced change of password, over every screen until it is done; not while somebody acts as the user. */
export function ForcedPasswordHost(): ReactElement | null {
  const user = useStore(session.$user)
  const actor = useStore(session.$actor)
  if (user === null || actor.kind !== 'user' || !mustChangePassword(actor)) return null
  return (
    <Suspense fallback={null}>
      <ForcedPasswordDialog user={user} />
    </Suspense>
  )
}
