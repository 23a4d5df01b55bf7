import type { Answer } from '@portal/core/calls'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import type { ReactElement } from 'react'
import styles from './schedules.module.css'

export interface PreviewDialogProps {
  readonly mails: Answer<'reportSchedules.preview'>
  readonly onClose: () => void
}

/** The mails as they would go out today, one for those who get the same. */
export const PreviewDialog = ({ mails, onClose }: PreviewDialogProps): ReactElement => (
  <Dialog open title="Preview" width={720} onClose={onClose} footer={<Button onClick={onClose}>Back</Button>}>
    {mails.map(({ to, subject, html, files }) => (
      <section key={to.join()} className={styles.mail} aria-label={`To ${to.join(', ')}`}>
        <dl className={styles.facts}>
          <dt>To</dt>
          <dd>{to.join(', ')}</dd>
          <dt>Subject</dt>
          <dd>{subject}</dd>
          <dt>Files</dt>
          <dd>{files.map((file) => file.toUpperCase()).join(', ') || 'None: it has a link'}</dd>
        </dl>
        <iframe
          className={styles.message}
          title={`The message to ${to.join(', ')}`}
          // No script runs in it.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={html}
        />
      </section>
    ))}
  </Dialog>
)
