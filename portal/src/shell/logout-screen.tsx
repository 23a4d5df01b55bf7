import { useEffect, type ReactElement } from 'react'
import { ScreenFallback } from '../foundation/errors/fallbacks.tsx'
import { client, session, signOut } from '../foundation/session/session.ts'

/**
 * Signs out; what was written on this device and not saved goes too (decision
 * 0201). With the session the address is no longer this screen's: it leads to
 * login, and on from there where it names a way.
 */
export function LogoutScreen(): ReactElement {
  useEffect(() => {
    void Promise.allSettled([signOut(), forgetWritten()])
  }, [])
  return <ScreenFallback />
}

async function forgetWritten(): Promise<void> {
  const userId = session.$user.get()?.id
  if (userId === undefined) return
  const [activities, written] = await Promise.all([
    import('@portal/widgets/activity-logger'),
    import('../platform/written/written.ts'),
  ])
  written.forgetWritten()
  await activities.forgetJournal(client.base, userId)
}
