import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { idle } from '../../foundation/browser/idle.ts'
import { session } from '../../foundation/session/session.ts'

/**
 * The presence connection of whoever is here, opened when there is
 * nothing more urgent to do and closed on signing out.
 *
 * @param userId null for those who open none
 */
export function usePresence(userId: number | null): void {
  // What the browser kept of the user may be old: the server says first who this is.
  const confirmed = useStore(session.$confirmed)
  useEffect(() => {
    if (userId === null || !confirmed) return
    let gone = false
    let close = (): void => undefined
    void (async () => {
      await idle()
      const { connect } = await import('./connection.ts')
      if (!gone) close = connect(userId)
      // Nobody asked for it: who else is here is not shown, and that is all.
    })().catch(() => undefined)
    return () => {
      gone = true
      close()
    }
  }, [userId, confirmed])
}
