import { categoryLabel, statusLabels } from '@portal/core/platform/mail/categories'
import type { Answer } from '@portal/core/calls'
import { formatDateTime, formatFileSize } from '@portal/core/foundation/format'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Send } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useCall } from '../../foundation/session/query.ts'
import styles from './mail-dialog.module.css'

type Mail = Answer<'mail.get'>

export interface MailDialogProps {
  readonly id: number
  readonly onQueue: (mail: Mail) => void
  readonly onClose: () => void
}

/** One message of the outbox, as its reader without HTML sees it. */
export function MailDialog({ id, onQueue, onClose }: MailDialogProps): ReactElement {
  const { data: mail, error, retry } = useCall('mail.get', { params: { id } })
  return (
    <Dialog
      open
      title={mail?.subject ?? 'Message'}
      width={680}
      onClose={onClose}
      footer={
        <>
          {mail?.can.queue && (
            <Button icon={Send} onClick={() => onQueue(mail)}>
              Queue again
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState title="The message could not be loaded" message={error.message} onRetry={retry} />
      ) : !mail ? (
        <Skeleton height={200} />
      ) : (
        <div className={styles.mail}>
          <dl className={styles.facts}>
            <dt>To</dt>
            <dd>{mail.to.join(', ')}</dd>
            <dt>Category</dt>
            <dd>{categoryLabel(mail.category)}</dd>
            <dt>Written</dt>
            <dd>{formatDateTime(mail.createdAt)}</dd>
            <dt>Status</dt>
            <dd>
              {statusLabels[mail.status]}
              {mail.sentAt !== null && `, ${formatDateTime(mail.sentAt)}`}
            </dd>
          </dl>
          {mail.lastError !== null && (
            <Banner tone="danger" title="It could not be sent">
              {mail.lastError}
            </Banner>
          )}
          {mail.text === null ? (
            <Banner tone="information">
              This message holds a link or a code. Its text is shown to nobody.
            </Banner>
          ) : (
            <p className={styles.text}>{mail.text}</p>
          )}
          <MailFiles id={id} />
        </div>
      )}
    </Dialog>
  )
}

/** The files that went with a message; nothing where there are none. */
function MailFiles({ id }: { readonly id: number }): ReactElement | null {
  const { data: files = [] } = useCall('mail.attachments', { params: { id } })
  return files.length === 0 ? null : (
    <ul className={styles.files} aria-label="Files">
      {files.map(({ id: file, name, size, address }) => (
        <li key={file}>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {name}
          </a>{' '}
          ({formatFileSize(size)})
        </li>
      ))}
    </ul>
  )
}
