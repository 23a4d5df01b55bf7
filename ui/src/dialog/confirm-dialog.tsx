import type { ReactElement, ReactNode } from 'react'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from './dialog.tsx'
import styles from './confirm-dialog.module.css'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  /** What will happen, as a verb: `Delete`. */
  readonly confirmLabel: string
  readonly cancelLabel?: string | undefined
  /** It destroys something: the button is red and the focus starts on the way out. */
  readonly danger?: boolean | undefined
  /** It is happening. */
  readonly busy?: boolean | undefined
  /** Why it did not happen. */
  readonly error?: string | null | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A question before something that is hard to take back; 490 px wide. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactElement => (
  <Dialog
    open={open}
    title={title}
    width={490}
    role="alertdialog"
    onClose={onCancel}
    footer={
      <>
        <Button onClick={onCancel} data-autofocus={danger ? '' : undefined}>
          {cancelLabel}
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          loading={busy}
          onClick={onConfirm}
          data-autofocus={danger ? undefined : ''}
        >
          {confirmLabel}
        </Button>
      </>
    }
  >
    <div className={styles.text}>{children}</div>
    {error && (
      <div className={styles.error}>
        <Banner tone="danger" announce>
          {error}
        </Banner>
      </div>
    )}
  </Dialog>
)
