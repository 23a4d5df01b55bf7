import { formatDay, today } from '@portal/core/foundation/format'
import { QuietIconButton } from '@portal/ui/button'
import { X } from '@portal/ui/icon'
import { useDismissal } from '@portal/ui/popup'
import { useEffect, useRef, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { NotificationList } from '../../platform/notifications/notification-list.tsx'
import { $yourDayOpen, $yourDayOver } from '../../foundation/browser/layout.ts'
import { useYourDayLies } from '../../foundation/browser/media.ts'
import { refresh } from '../../foundation/session/query.ts'
import { DayEvents } from './day-events.tsx'
import { DayTasks } from './day-tasks.tsx'
import styles from './your-day.module.css'

/** The panel beside the screen that the bell opens: the day's events and the next tasks. */
export function YourDay(): ReactElement {
  useEffect(() => {
    const look = (): void =>
      refresh('tasks.mine', 'tasks.statusesOf', 'calendar.events', 'calendar.connection')
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  const panel = useRef<HTMLElement>(null)
  const lies = useYourDayLies()
  const [pathname] = useLocation()
  const close = (): void => (lies ? $yourDayOver : $yourDayOpen).set(false)
  useDismissal({
    active: lies,
    inside: () => [panel.current, document.querySelector('[aria-controls="your-day"]')],
    onDismiss: close,
  })
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current !== pathname) $yourDayOver.set(false)
  }, [pathname])
  return (
    <>
      {lies && <div className={styles.backdrop} />}
      <aside
        ref={panel}
        id="your-day"
        className={styles.panel}
        aria-label="Your Day"
        onClick={(event) => {
          if (lies && event.target instanceof Element && event.target.closest('a')) close()
        }}
      >
        <header className={styles.header}>
          <h2 className={styles.title}>Your Day</h2>
          <span className={styles.day}>{formatDay(today())}</span>
          <QuietIconButton icon={X} label="Close Your Day" size="small" onClick={close} />
        </header>
        <DayEvents />
        <DayTasks />
        <NotificationList />
      </aside>
    </>
  )
}
