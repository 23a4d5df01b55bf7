import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { hasPasskeys } from '../passkeys/browser-passkeys.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { GoogleButton } from './google-button.tsx'
import styles from './other-ways.module.css'

interface OtherWaysProps {
  readonly tenantId: number
  /** Runs in the same breath as the session begins. */
  readonly onIn: () => void
}

/** The ways in beside the password: a passkey where the browser has them, Google where the tenant has it. */
export function OtherWays({ tenantId, onIn }: OtherWaysProps): ReactElement | null {
  const { data: ways } = useCall('tenants.authentication', { params: { tenantId: String(tenantId) } })
  const passkeys = hasPasskeys()
  if (!passkeys && !ways?.google) return null
  return (
    <div className={styles.other}>
      <p className={styles.or}>or</p>
      {passkeys && <PasskeyButton onIn={onIn} />}
      {ways?.google && <GoogleButton tenantId={tenantId} />}
    </div>
  )
}
