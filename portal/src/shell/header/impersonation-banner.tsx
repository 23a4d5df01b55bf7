import { useStore } from '@nanostores/react'
import { Button } from '@portal/ui/button'
import { Eye, Icon, TriangleAlert } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { stopActing } from '../../access/acting/impersonate.ts'
import { report } from '../../foundation/errors/errors.ts'
import { session } from '../../foundation/session/session.ts'
import styles from './impersonation-banner.module.css'

/** Says whose eyes one sees through, and gives one's own back. */
export function ImpersonationBanner(): ReactElement {
  const user = useStore(session.$user)
  const [busy, setBusy] = useState(false)
  const viewed = user?.clientView
  const stop = async (): Promise<void> => {
    setBusy(true)
    try {
      await stopActing()
    } catch (error) {
      setBusy(false)
      report(error)
    }
  }
  return (
    <div className={styles.banner} role="region" aria-label={viewed ? 'Client view' : 'Impersonation'}>
      <Icon of={viewed ? Eye : TriangleAlert} />
      <p className={styles.words}>
        {viewed ? (
          <>
            You see what a user of <strong>{viewed.name}</strong> sees. Nothing can be changed.
          </>
        ) : (
          <>
            Caution! You are impersonating <strong>{user?.fullName}</strong>
          </>
        )}
      </p>
      <span className={styles.button}>
        <Button size="small" loading={busy} onClick={() => void stop()}>
          {viewed ? 'Stop viewing' : 'Stop Impersonating'}
        </Button>
      </span>
    </div>
  )
}
