import { useStore } from '@nanostores/react'
import { mustChangePassword } from '@portal/core/foundation/policy/shell'
import type { ReactElement } from 'react'
import { session } from '../../foundation/session/session.ts'
import { fetched } from '../../foundation/errors/fetched.ts'

const ForcedPasswordDialog = fetched(() =>
  import('./forced-password-dialog.tsx').then((m) => m.ForcedPasswordDialog),
)

/** The forced change of password, over every screen until it is done; not while somebody acts as the user. */
export function ForcedPasswordHost(): ReactElement | null {
  const user = useStore(session.$user)
  const actor = useStore(session.$actor)
  if (user === null || actor.kind !== 'user' || !mustChangePassword(actor)) return null
  return <ForcedPasswordDialog user={user} />
}
