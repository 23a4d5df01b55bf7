import { matchRoute } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { Wrench } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { ProfileFrame } from './profile-frame.tsx'

/** A tab of the profile that says in one line that it is not built; the others stay within reach. */
export function UnbuiltTab(): ReactElement {
  const [pathname] = useLocation()
  const { title } = matchRoute(pathname).route
  return (
    <ProfileFrame>{() => <EmptyState icon={Wrench} title={`${title} is not built yet.`} />}</ProfileFrame>
  )
}
