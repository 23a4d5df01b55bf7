import { Button } from '@portal/ui/button'
import { Copy } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { copy } from '../../foundation/browser/clipboard.ts'
import type { SecondFactorAsked } from '../../foundation/session/session.ts'
import styles from './authenticator-setup.module.css'

export type Setup = NonNullable<SecondFactorAsked['setup']>

/** How an authenticator app is set up: the picture to scan, or the key to type. */
export function AuthenticatorSetup({
  of: { picture, address, secret },
}: {
  readonly of: Setup
}): ReactElement {
  const key = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <ol className={styles.steps}>
      <li>
        Scan this picture with an authenticator app, or <a href={address}>open the app on this phone</a>.
        <img
          className={styles.picture}
          src={picture}
          alt="QR code for the authenticator app"
          width={168}
          height={168}
        />
        <div className={styles.key}>
          <span>
            Or type this key: <code>{key}</code>
          </span>
          <Button size="small" icon={Copy} onClick={() => void copy('Key', secret)}>
            Copy
          </Button>
        </div>
      </li>
      <li>Enter the code that the app shows.</li>
    </ol>
  )
}
