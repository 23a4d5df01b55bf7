import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { safeRedirect } from '@portal/core/access/sign-in/redirect'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { useState, type ReactElement } from 'react'
import { useQuery } from '../../foundation/address/address.ts'
import { useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './google-button.module.css'

/** The second way in, where the tenant has it: leads to Google and comes back to `/auth/google/callback`. */
export function GoogleButton({ tenantId }: { readonly tenantId: number }): ReactElement | null {
  const { data: ways } = useCall('tenants.authentication', { params: { tenantId: String(tenantId) } })
  const redirect = safeRedirect(useQuery().get('redirect'))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!ways?.google) return null
  const begin = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { address } = await api.call('tenants.googleBegin', {
        params: { id: String(tenantId) },
        body: redirect === null ? {} : { redirect },
      })
      location.assign(address)
    } catch (error) {
      setFailure(error instanceof ApiError && error.fromServer ? error.message : messageFor(error))
      setBusy(false)
    }
  }
  return (
    <div className={styles.other}>
      <p className={styles.or}>or</p>
      {failure !== null && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <Button wide loading={busy} onClick={() => void begin()}>
        Sign in with Google
      </Button>
    </div>
  )
}
