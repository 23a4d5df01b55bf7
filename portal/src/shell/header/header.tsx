import { useStore } from '@nanostores/react'
import type { User } from '@portal/core/foundation/policy/actor'
import { seesInteractionLogger, seesStaffHeader, seesYourDay } from '@portal/core/foundation/policy/shell'
import { IconButton, QuietIconButton } from '@portal/ui/button'
import { CircleHelp, Menu as MenuIcon, X } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { useAppLinks } from '../../settings/links/app-links.ts'
import { Bell } from '../../platform/notifications/bell.tsx'
import { openSupportRequests } from '../../work/support/open.ts'
import { $drawerOpen, toggleYourDay } from '../../foundation/browser/layout.ts'
import { useYourDayOpen } from '../panel/use-your-day-open.ts'
import type { Width } from '../../foundation/browser/media.ts'
import { GlobalSearch } from '../search/global-search.tsx'
import { AppSwitcher } from './app-switcher.tsx'
import { Brand } from './brand.tsx'
import { CreateMenu } from './create-menu.tsx'
import styles from './header.module.css'
import { UserMenu } from './user-menu.tsx'
import { fetched } from '../../foundation/errors/fetched.ts'

const Jobs = fetched(() => import('../../platform/jobs/jobs-corner.tsx').then((m) => m.JobsCorner))

export interface HeaderProps {
  readonly person: User
  readonly width: Width
}

/** The bar above every screen. */
export function Header({ person, width }: HeaderProps): ReactElement {
  const drawerOpen = useStore($drawerOpen)
  const yourDayOpen = useYourDayOpen()
  const staff = seesStaffHeader(person)
  useAppLinks(staff)
  return (
    <header className={styles.header}>
      {width === 'drawer' && (
        <QuietIconButton
          icon={drawerOpen ? X : MenuIcon}
          label={drawerOpen ? 'Close the menu' : 'Open the menu'}
          aria-expanded={drawerOpen}
          aria-controls="sidebar"
          onClick={() => $drawerOpen.set(!drawerOpen)}
        />
      )}
      <Brand />
      <div className={styles.middle}>{staff && <GlobalSearch />}</div>
      <div className={styles.end}>
        <Jobs person={person} />
        {seesInteractionLogger(person) && <CreateMenu />}
        {/* Where there is no room they stand in the menu of the person. */}
        {staff && width !== 'drawer' && (
          <>
            <AppSwitcher />
            <IconButton icon={CircleHelp} label="Support Requests" onClick={openSupportRequests} />
          </>
        )}
        {seesYourDay(person) && <Bell open={yourDayOpen} onToggle={toggleYourDay} />}
        <UserMenu person={person} width={width} />
      </div>
    </header>
  )
}
