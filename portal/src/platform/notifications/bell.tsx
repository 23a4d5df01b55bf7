import { IconButton } from '@portal/ui/button'
import { Bell as BellIcon } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import styles from './bell.module.css'

export interface BellProps {
  /** Whether the panel is. */
  readonly open: boolean
  readonly onToggle: () => void
}

/** Opens the panel beside the screen, and says how many notifications are unread. */
export function Bell({ open, onToggle }: BellProps): ReactElement {
  const unread = useCall('notifications.list').data?.unread ?? 0
  const label = open ? 'Hide Your Day' : 'Show Your Day'
  return (
    <span className={styles.bell}>
      <IconButton
        icon={BellIcon}
        label={unread === 0 ? label : `${label}, ${unread} unread`}
        aria-expanded={open}
        aria-controls="your-day"
        onClick={onToggle}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </span>
  )
}
