import { useStore } from '@nanostores/react'
import type { User } from '@portal/core/policy/actor'
import { seesCreateMenu, seesStaffHeader } from '@portal/core/policy/shell'
import { IconButton } from '@portal/ui/button'
import { CircleHelp, Menu as MenuIcon, X } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { openSupportRequests } from '../../support/open.ts'
import { $drawerOpen } from '../layout.ts'
import type { Width } from '../media.ts'
import { GlobalSearch } from '../search/global-search.tsx'
import { Brand } from './brand.tsx'
import { CreateMenu } from './create-menu.tsx'
import styles from './header.module.css'
import { UserMenu } from './user-menu.tsx'

export interface HeaderProps {
  readonly person: User
  readonly width: Width
}

/** The bar above every screen (shell 2.2). */
export function Header({ person, width }: HeaderProps): ReactElement {
  const drawerOpen = useStore($drawerOpen)
  return (
    <header className={styles.header}>
      {width === 'drawer' && (
        <IconButton
          icon={drawerOpen ? X : MenuIcon}
          label={drawerOpen ? 'Close the menu' : 'Open the menu'}
          quiet
          aria-expanded={drawerOpen}
          aria-controls="sidebar"
          onClick={() => $drawerOpen.set(!drawerOpen)}
        />
      )}
      <Brand />
      <div className={styles.middle}>{seesStaffHeader(person) && <GlobalSearch />}</div>
      <div className={styles.end}>
        {seesCreateMenu(person) && <CreateMenu />}
        {seesStaffHeader(person) && (
          <IconButton icon={CircleHelp} label="Support Requests" onClick={openSupportRequests} />
        )}
        <UserMenu person={person} />
      </div>
    </header>
  )
}
