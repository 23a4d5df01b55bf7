import { safeRedirect } from '@portal/core/access/sign-in/redirect'
import { loginWithRedirect, pathOf } from '@portal/core/foundation/routes'
import { useEffect, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useQuery } from '../foundation/address/address.ts'
import { ScreenFallback } from '../foundation/errors/fallbacks.tsx'
import { client, session, signOut } from '../foundation/session/session.ts'

/** Signs out and goes to login, and on from there where an address is given; what was written on this device and not saved goes too (decision 0201). */
export function LogoutScreen(): ReactElement {
  const [, navigate] = useLocation()
  const onward = safeRedirect(useQuery().get('redirect'))
  // Read once: signing out changes the address.
  const [next] = useState(() => (onward === null ? pathOf('login') : loginLeadingTo(onward)))
  useEffect(() => {
    void Promise.allSettled([signOut(), forgetWritten()]).then(() => navigate(next, { replace: true }))
  }, [navigate, next])
  return <ScreenFallback />
}

function loginLeadingTo(address: string): string {
  const { pathname, search } = new URL(address, location.origin)
  return loginWithRedirect({ pathname, search })
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
