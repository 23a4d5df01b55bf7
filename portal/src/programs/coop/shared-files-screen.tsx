import { formatDate, formatFileSize } from '@portal/core/foundation/format'
import { Download, Icon } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { ByLink } from '../../access/guests/by-link.tsx'
import { GuestFrame } from '../../access/guests/guest-frame.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { useCall } from '../../foundation/session/query.ts'
import styles from './shared-files.module.css'

/** `/shared/coop-files/{publicId}`: co-op files for whoever has the address, without a session. */
export function SharedFilesScreen(): ReactElement {
  const publicId = useParam('publicId')
  const files = useCall('coopDocuments.shared', { params: { publicId } })
  return (
    <ByLink
      of={files}
      what="files"
      title="Shared Co-op Files"
      gone={{
        title: 'These files are not shared any more',
        lead: 'The link may have been replaced. Please ask the person who sent it to you for a new one.',
      }}
    >
      {(shared) => (
        <GuestFrame title={shared.name} {...(shared.description === '' ? {} : { lead: shared.description })}>
          <ul className={styles.files} aria-label="Files">
            {shared.files.map(({ id, name, size, address }) => (
              <li key={id}>
                <a className={styles.file} href={address} target="_blank" rel="noopener noreferrer">
                  <Icon of={Download} size={18} />
                  <span className={styles.fileName}>{name}</span>
                  <span className={styles.size}>{formatFileSize(size)}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.when}>As of {formatDate(shared.updatedAt)}</p>
        </GuestFrame>
      )}
    </ByLink>
  )
}
