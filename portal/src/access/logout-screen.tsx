import { pathOf } from '@portal/core/routes'
import { useEffect, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { ScreenFallback } from '../shell/fallbacks.tsx'
import { signOut } from '../shell/session.ts'

/** Signs out and goes to login (platform 2). */
export function LogoutScreen(): ReactElement {
  const [, navigate] = useLocation()
  useEffect(() => {
    void signOut().then(() => navigate(pathOf('login'), { replace: true }))
  }, [navigate])
  return <ScreenFallback />
}
