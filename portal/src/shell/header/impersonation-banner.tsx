import { useStore } from '@nanostores/react'
import { Icon, TriangleAlert } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { session } from '../session.ts'
import styles from './impersonation-banner.module.css'

/** Says whose eyes one sees through (shell 2.2, decision Q18). */
export function ImpersonationBanner(): ReactElement {
  const user = useStore(session.$user)
  return (
    <div className={styles.banner} role="region" aria-label="Impersonation">
      <Icon of={TriangleAlert} />
      <p className={styles.words}>
        Caution! You are impersonating <strong>{user?.fullName}</strong>
      </p>
    </div>
  )
}
