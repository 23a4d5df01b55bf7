import { useStore } from '@nanostores/react'
import type { User } from '@portal/core/foundation/policy/actor'
import { session } from '../../foundation/session/session.ts'

/** The person of this session as rules see one; null while nobody is signed in. */
export function useStaff(): User | null {
  const actor = useStore(session.$actor)
  return actor.kind === 'user' ? actor : null
}
