import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { $unreachable } from '../foundation/errors/reachable.ts'
import styles from './unreachable.module.css'

const show = (bar: HTMLElement | null): void => bar?.showPopover()

/** Over every screen while nothing answers. */
export function Unreachable(): ReactElement {
  const unreachable = useStore($unreachable)
  return (
    <div role="status">
      {unreachable && (
        // Above dialogs too, which are drawn over everything that is not in the top layer; not over their buttons.
        <div ref={show} popover="manual" className={styles.place}>
          <strong>The portal cannot be reached</strong>
          <p>
            You are offline, or it is being restarted. What is open here stays, and goes on by itself as soon
            as the portal is back; save again what could not be saved.
          </p>
        </div>
      )}
    </div>
  )
}
