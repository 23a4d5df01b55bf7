import { IconButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { CalendarDays, X } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { NotificationList } from '../../notifications/notification-list.tsx'
import { $yourDayOpen } from '../layout.ts'
import styles from './your-day.module.css'

/** The panel beside the screen that the bell opens (shell 2.2, 2.5). */
export const YourDay = (): ReactElement => (
  <aside id="your-day" className={styles.panel} aria-label="Your Day">
    <header className={styles.header}>
      <h2 className={styles.title}>Your Day</h2>
      <IconButton
        icon={X}
        label="Close Your Day"
        size="small"
        quiet
        onClick={() => $yourDayOpen.set(false)}
      />
    </header>
    <EmptyState icon={CalendarDays} title="Your Day is not built yet.">
      Today’s events and your next tasks will stand here.
    </EmptyState>
    <NotificationList />
  </aside>
)
