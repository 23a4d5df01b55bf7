import { formatFileSize } from '@portal/core/foundation/format/file-size'
import { QuietIconButton } from '@portal/ui/button'
import { Icon, Paperclip, X } from '@portal/ui/icon'
import { TextField } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import type { InteractionForm } from './form.ts'
import styles from './kept-files.module.css'

interface KeptFilesProps {
  readonly form: InteractionForm
  readonly set: (changes: Partial<InteractionForm>) => void
  readonly fieldId: number | null
  readonly label: string
  readonly disabled: boolean
}

/** Attachments that the interaction has already: their descriptions can be changed, and they can be taken off. */
export function KeptFiles({ form, set, fieldId, label, disabled }: KeptFilesProps): ReactElement | null {
  const own = form.kept.filter((file) => file.fieldId === fieldId)
  if (own.length === 0) return null
  return (
    <ul className={styles.files} aria-label={`${label}: earlier files`}>
      {own.map((file) => (
        <li key={file.id} className={styles.file}>
          <div className={styles.line}>
            <Icon of={Paperclip} size={16} />
            <a className={styles.name} href={file.address} target="_blank" rel="noopener noreferrer">
              {file.name}
            </a>
            <span className={styles.size}>{formatFileSize(file.size)}</span>
            <QuietIconButton
              icon={X}
              size="small"
              label={`Remove ${file.name}`}
              disabled={disabled}
              onClick={() => set({ kept: form.kept.filter(({ id }) => id !== file.id) })}
            />
          </div>
          <TextField
            label={`Description of ${file.name}`}
            hideLabel
            size="small"
            value={file.label}
            disabled={disabled}
            onChange={(typed) =>
              set({ kept: form.kept.map((one) => (one.id === file.id ? { ...one, label: typed } : one)) })
            }
          />
        </li>
      ))}
    </ul>
  )
}
