import { pathOf } from '@portal/core/foundation/routes'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Copy } from '@portal/ui/icon'
import { TextField } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import { copy } from '../../foundation/browser/clipboard.ts'
import styles from './guests.module.css'

/** A link that was just made: the one moment at which it can be copied. */
export function LinkReady({
  token,
  onClose,
}: {
  readonly token: string
  readonly onClose: () => void
}): ReactElement {
  const address = `${location.origin}${pathOf('guest', {}, { token })}`
  return (
    <Dialog
      open
      title="The link is ready"
      width={560}
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className={styles.ready}>
        <p>Copy it now: only its fingerprint is stored, so it cannot be shown again.</p>
        <div className={styles.link}>
          <TextField label="Link" value={address} readOnly onChange={() => undefined} />
          <Button icon={Copy} variant="primary" onClick={() => void copy('Link', address)}>
            Copy link
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
