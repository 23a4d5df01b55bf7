import { mayViewAsClient } from '@portal/core/foundation/policy/impersonation'
import { useStore } from '@nanostores/react'
import { Button } from '@portal/ui/button'
import { Eye } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { viewAsClient } from '../../access/acting/impersonate.ts'
import { report } from '../../foundation/errors/errors.ts'
import { session } from '../../foundation/session/session.ts'

/** Opens the portal as a user of the client would see it. */
export function ViewAsClient({ clientId }: { readonly clientId: number }): ReactElement | null {
  const actor = useStore(session.$actor)
  const [busy, setBusy] = useState(false)
  if (actor.kind !== 'user' || !mayViewAsClient(actor)) return null
  const start = async (): Promise<void> => {
    setBusy(true)
    try {
      await viewAsClient(clientId)
    } catch (error) {
      setBusy(false)
      report(error)
    }
  }
  return (
    <Button icon={Eye} loading={busy} onClick={() => void start()}>
      See as this client
    </Button>
  )
}
