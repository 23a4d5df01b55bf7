import { pathOf } from '@portal/core/routes'
import { useEffect, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { ScreenFallback } from '../shell/fallbacks.tsx'
import { client, session, signOut } from '../shell/session.ts'

/** Signs out and goes to login (platform 2); what was written on this device and not saved goes too (decision 0201). */
export function LogoutScreen(): ReactElement {
  const [, navigate] = useLocation()
  useEffect(() => {
    void Promise.allSettled([signOut(), forgetWritten()]).then(() =>
      navigate(pathOf('login'), { replace: true }),
    )
  }, [navigate])
  return <ScreenFallback />
}

async function forgetWritten(): Promise<void> {
  const userId = session.$user.get()?.id
  if (userId === undefined) return
  const [activities, interactions] = await Promise.all([
    import('@portal/widgets/activity-logger'),
    import('../interactions/drafts.ts'),
  ])
  await Promise.all([activities.forgetJournal(client.base, userId), interactions.forgetDrafts(userId)])
}
