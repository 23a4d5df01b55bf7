import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { $unreachable } from '../foundation/errors/reachable.ts'
import styles from './unreachable.module.css'

/** Over every screen while nothing answers. */
export function Unreachable(): ReactElement {
  const unreachable = useStore($unreachable)
  return (
    <div role="status">
      {unreachable && (
        <div className={styles.place}>
          <strong>The portal cannot be reached</strong>
          <p>
            You are offline, or it is being restarted. What is open here stays, and goes on by itself as soon
            as the portal is back.
          </p>
        </div>
      )}
    </div>
  )
}
