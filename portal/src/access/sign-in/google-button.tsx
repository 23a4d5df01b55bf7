import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { safeRedirect } from '@portal/core/access/sign-in/redirect'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { useState, type ReactElement } from 'react'
import { useQuery } from '../../foundation/address/address.ts'
import { client as api } from '../../foundation/session/session.ts'

/** The way in by Google: leads there and comes back to `/auth/google/callback`. */
export function GoogleButton({ tenantId }: { readonly tenantId: number }): ReactElement {
  const redirect = safeRedirect(useQuery().get('redirect'))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
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
    <>
      {failure !== null && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <Button wide loading={busy} onClick={() => void begin()}>
        Sign in with Google
      </Button>
    </>
  )
}
