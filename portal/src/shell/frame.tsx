import { useStore } from '@nanostores/react'
import type { User } from '@portal/core/policy/actor'
import { isActing } from '@portal/core/policy/impersonation'
import { seesCreateMenu, seesStaffHeader } from '@portal/core/policy/shell'
import { lazy, Suspense, useEffect, type ReactElement, type ReactNode } from 'react'
import { $choosingUser } from '../access/impersonate.ts'
import { ForcedPasswordHost } from '../access/forced-password-host.tsx'
import { ActivityLoggerHost } from '../activities/activity-logger-host.tsx'
import { BudgetChangesHost } from '../budgets/budget-changes-host.tsx'
import { $supportRequestsOpen } from '../support/open.ts'
import styles from './frame.module.css'
import { Header } from './header/header.tsx'
import { ImpersonationBanner } from './header/impersonation-banner.tsx'
import { $drawerOpen } from './layout.ts'
import { useWidth } from './media.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { ShortcutsOverlay } from './shortcuts/overlay.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'

const ChooseUser = lazy(async () => ({ default: (await import('../access/choose-user.tsx')).ChooseUser }))
const SupportRequests = lazy(async () => ({
  default: (await import('../support/support-requests.tsx')).SupportRequests,
}))

/** Header and sidebar of a signed-in person, around the screen; and what opens over every screen. */
export function Frame({
  person,
  children,
}: {
  readonly person: User
  readonly children: ReactNode
}): ReactElement {
  const width = useWidth()
  const drawerOpen = useStore($drawerOpen) && width === 'drawer'
  const choosingUser = useStore($choosingUser)
  const supportOpen = useStore($supportRequestsOpen) && seesStaffHeader(person)
  const acting = isActing(person)
  useEffect(() => {
    if (width !== 'drawer') $drawerOpen.set(false)
  }, [width])
  return (
    <div className={styles.shell} data-acting={acting || undefined}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <div className={styles.top}>
        {acting && <ImpersonationBanner />}
        <Header person={person} width={width} />
      </div>
      <div className={styles.columns}>
        <Sidebar person={person} width={width} />
        <div className={styles.place} inert={drawerOpen}>
          {children}
          <ScrollToTop />
        </div>
      </div>
      <ShortcutsOverlay />
      {seesCreateMenu(person) && <ActivityLoggerHost />}
      {choosingUser && (
        <Suspense fallback={null}>
          <ChooseUser />
        </Suspense>
      )}
      <BudgetChangesHost person={person} />
      <ForcedPasswordHost />
      {supportOpen && (
        <Suspense fallback={null}>
          <SupportRequests />
        </Suspense>
      )}
    </div>
  )
}
