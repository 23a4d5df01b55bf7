import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { KeyRound } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { client as api, signedIn } from '../../foundation/session/session.ts'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { signWithPasskey } from './browser-passkeys.ts'

/**
 * Signs in with a passkey that the browser offers.
 * @param onIn runs in the same breath as the session begins
 */
export function PasskeyButton({ onIn }: { readonly onIn: () => void }): ReactElement {
  const { busy, failure, attempt } = useAttempt()
  const begin = (): void =>
    void attempt(async () => {
      const { token, options } = await api.call('users.beginPasskeySignIn', { body: {} })
      const credential = await signWithPasskey(options)
      signedIn(await api.call('users.signInWithPasskey', { body: { token, credential } }), onIn)
    })
  return (
    <>
      {failure !== null && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <Button wide icon={KeyRound} loading={busy} onClick={begin}>
        Sign in with a passkey
      </Button>
    </>
  )
}
