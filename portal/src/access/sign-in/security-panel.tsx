import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { session } from '../../foundation/session/session.ts'
import { OwnPasskeys } from '../passkeys/own-passkeys.tsx'
import { OwnPassword } from '../passwords/own-password.tsx'
import { OwnSecondFactor } from '../second-factor/own-second-factor.tsx'
import { OwnSessions } from '../sessions/own-sessions.tsx'
import styles from './security-panel.module.css'

/** What keeps the own account: password, second factor, passkeys, and where one is signed in. */
export function SecurityPanel(): ReactElement | null {
  const user = useStore(session.$user)
  if (!user) return null
  return (
    <div className={styles.panel}>
      <OwnPassword user={user} />
      <OwnSecondFactor user={user} />
      <OwnPasskeys />
      <OwnSessions userId={user.id} />
    </div>
  )
}
