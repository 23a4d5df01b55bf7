import type { Answer } from '@portal/core/calls'
import { feedPlatforms, platformNames } from '@portal/core/clients/feeds/platforms'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Copy } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { copy } from '../../foundation/browser/clipboard.ts'
import styles from './feeds.module.css'

export type FeedAddresses = Answer<'vehicleFeeds.open'>

/** The addresses at which platforms fetch a feed, shown this once. */
export const AddressesDialog = ({
  addresses,
  onClose,
}: {
  readonly addresses: FeedAddresses
  readonly onClose: () => void
}): ReactElement => (
  <Dialog
    open
    title="Addresses of this feed"
    description="Copy them now: they are shown this once. Those that were given before have ended."
    onClose={onClose}
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <dl className={styles.addresses}>
      {feedPlatforms.map((platform) => (
        <div key={platform} className={styles.address}>
          <dt>{platformNames[platform]}</dt>
          <dd>
            <code className={styles.code}>{addresses[platform]}</code>
            <Button
              size="small"
              icon={Copy}
              aria-label={`Copy the address for ${platformNames[platform]}`}
              onClick={() => void copy(platformNames[platform], addresses[platform])}
            >
              Copy
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
