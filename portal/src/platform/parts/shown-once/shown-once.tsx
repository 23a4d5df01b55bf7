import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Copy } from '@portal/ui/icon'
import { TextField } from '@portal/ui/text-field'
import type { ReactElement, ReactNode } from 'react'
import { copy } from '../../../foundation/browser/clipboard.ts'
import styles from './shown-once.module.css'

interface ShownOnceProps {
  readonly title: string
  /** What it is, `Link`: above it, and what was copied. */
  readonly label: string
  readonly value: string
  /** Under it: how it is used. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** A secret that was just made: the one moment at which it can be copied. */
export const ShownOnce = ({ title, label, value, children, onClose }: ShownOnceProps): ReactElement => (
  <Dialog
    open
    title={title}
    width={560}
    persistent
    escapeCloses
    onClose={onClose}
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <div className={styles.ready}>
      <p>Copy it now: it cannot be shown again.</p>
      <div className={styles.value}>
        <TextField label={label} value={value} readOnly onChange={() => undefined} />
        <Button icon={Copy} variant="primary" onClick={() => void copy(label, value)}>
          Copy {label.toLowerCase()}
        </Button>
      </div>
      {children}
    </div>
  </Dialog>
)
