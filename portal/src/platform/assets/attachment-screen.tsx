import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatFileSize } from '@portal/core/foundation/format'
import { LinkButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Download } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { useEffect, useRef, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { Page } from '../parts/page/index.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { useCall } from '../../foundation/session/query.ts'
import styles from './attachment.module.css'

/** `/attachment/{attachment}`: opens a stored file, or saves it where a browser does not show its kind. */
export function AttachmentScreen(): ReactElement {
  const id = useParam('attachment')
  const { data: file, error, loading, retry } = useCall('assets.open', { params: { id } })
  const opened = useRef<string | null>(null)
  const address = file?.address ?? null
  useEffect(() => {
    // The address is anew each hour; the file is opened once.
    if (address === null || opened.current === id) return
    opened.current = id
    window.location.replace(address)
  }, [address, id])

  if (error && !file) {
    if (error.status === 404) return <NotFound />
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see this file.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  }
  return (
    <Page title={file?.name ?? 'Attachment'} description={file ? formatFileSize(file.size) : ''} narrow>
      {file ? (
        <Card>
          <div className={styles.opening}>
            <p>The file opens by itself, or is saved where your browser does not show files of its kind.</p>
            <LinkButton href={file.address} icon={Download} target="_blank" rel="noopener noreferrer">
              Open it again
            </LinkButton>
          </div>
        </Card>
      ) : (
        <Skeleton height={120} />
      )}
    </Page>
  )
}
