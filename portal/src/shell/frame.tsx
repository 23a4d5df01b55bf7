import { useStore } from '@nanostores/react'
import type { User } from '@portal/core/foundation/policy/actor'
import { isActing } from '@portal/core/foundation/policy/impersonation'
import { opensPresence, seesCreateMenu, seesYourDay } from '@portal/core/foundation/policy/shell'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { ActivityLoggerHost } from '../work/activities/activity-logger-host.tsx'
import { BudgetChangesHost } from '../money/budgets/budget-changes-host.tsx'
import { usePresence } from '../platform/realtime/use-presence.ts'
import styles from './frame.module.css'
import { Header } from './header/header.tsx'
import { ImpersonationBanner } from './header/impersonation-banner.tsx'
import { Hosts } from './hosts.tsx'
import { $drawerOpen } from '../foundation/browser/layout.ts'
import { keepPresses } from '../foundation/browser/presses.ts'
import { useYourDayOpen } from './panel/use-your-day-open.ts'
import { useWidth } from '../foundation/browser/media.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { fetched } from '../foundation/errors/fetched.ts'

const YourDay = fetched(() => import('./panel/your-day.tsx').then((m) => m.YourDay))

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
  const yourDayOpen = useYourDayOpen() && seesYourDay(person)
  const acting = isActing(person)
  usePresence(opensPresence(person) && !person.clientView ? person.id : null)
  useEffect(keepPresses, [])
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
        {yourDayOpen && <YourDay />}
      </div>
      <Hosts />
      {seesCreateMenu(person) && <ActivityLoggerHost />}
      <BudgetChangesHost person={person} />
    </div>
  )
}
