import { formatDay, today } from '@portal/core/foundation/format'
import { IconButton } from '@portal/ui/button'
import { X } from '@portal/ui/icon'
import { useEffect, type ReactElement } from 'react'
import { NotificationList } from '../../platform/notifications/notification-list.tsx'
import { $yourDayOpen } from '../../foundation/browser/layout.ts'
import { refresh } from '../../foundation/session/query.ts'
import { DayEvents } from './day-events.tsx'
import { DayTasks } from './day-tasks.tsx'
import styles from './your-day.module.css'

/** The panel beside the screen that the bell opens (shell 2.2, 2.5): the day's events and the next tasks. */
export function YourDay(): ReactElement {
  useEffect(() => {
    const look = (): void =>
      refresh('tasks.mine', 'tasks.statusesOf', 'calendar.events', 'calendar.connection')
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  return (
    <aside id="your-day" className={styles.panel} aria-label="Your Day">
      <header className={styles.header}>
        <h2 className={styles.title}>Your Day</h2>
        <span className={styles.day}>{formatDay(today())}</span>
        <IconButton
          icon={X}
          label="Close Your Day"
          size="small"
          quiet
          onClick={() => $yourDayOpen.set(false)}
        />
      </header>
      <DayEvents />
      <DayTasks />
      <NotificationList />
    </aside>
  )
}
