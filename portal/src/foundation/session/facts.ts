import { useStore } from '@nanostores/react'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { SessionFacts } from '@portal/core/foundation/routes'
import { useMemo } from 'react'
import { session } from './session.ts'

/** What the guard may know of this browser's session. */
export function useSessionFacts(): SessionFacts {
  const actor = useStore(session.$actor)
  const user = useStore(session.$user)
  const guest = useStore(session.$guest)
  return useMemo(
    () => ({
      actor: withoutWidget(actor),
      authorisedClients: guest ? [guest.client] : (user?.clients ?? []),
      features: { geoiq: user?.features.geoiq ?? false },
    }),
    [actor, guest, user],
  )
}

function withoutWidget(actor: Actor): SessionFacts['actor'] {
  return actor.kind === 'widget' ? { kind: 'visitor', tenantId: actor.tenantId } : actor
}
