import { formatFileSize } from '@portal/core/foundation/format/file-size'
import type { ReactElement } from 'react'
import { QuietIconButton } from '../button/index.ts'
import { Icon } from '../icon/icon.tsx'
import { CircleCheck, File as FileGlyph, FileSpreadsheet, FileText, Image, Video, X } from '../icon/glyphs.ts'
import type { Glyph } from '../icon/icon.tsx'
import { TextField } from '../text-field/index.ts'
import type { ChosenFile } from './chosen-file.ts'
import styles from './file-field.module.css'

export interface FileRowProps {
  readonly file: ChosenFile
  readonly descriptionLabel: string | undefined
  readonly disabled: boolean
  readonly onChange: (file: ChosenFile) => void
  readonly onRemove: () => void
}

const glyphOf = ({ type, name }: File): Glyph => {
  if (type.startsWith('image/')) return Image
  if (type.startsWith('video/')) return Video
  if (/\.(csv|xlsx?|numbers)$/i.test(name)) return FileSpreadsheet
  return /\.(pdf|docx?|txt|md)$/i.test(name) ? FileText : FileGlyph
}

/** One chosen file. */
export const FileRow = ({
  file,
  descriptionLabel,
  disabled,
  onChange,
  onRemove,
}: FileRowProps): ReactElement => {
  const sending = file.progress !== undefined && !file.sent && !file.error
  return (
    <li className={styles.file} data-invalid={file.error ? '' : undefined}>
      <div className={styles.line}>
        <Icon of={glyphOf(file.file)} size={18} />
        <span className={styles.name} title={file.file.name}>
          {file.file.name}
        </span>
        {file.sent && (
          <span className={styles.sent}>
            <Icon of={CircleCheck} name="Sent" />
          </span>
        )}
        <span className={styles.size}>{formatFileSize(file.file.size)}</span>
        <QuietIconButton
          icon={X}
          size="small"
          label={`Remove ${file.file.name}`}
          disabled={disabled && !sending}
          onClick={onRemove}
        />
      </div>
      {sending && (
        <progress
          className={styles.progress}
          value={file.progress}
          max={1}
          aria-label={`Sending ${file.file.name}`}
        />
      )}
      {file.error && (
        <p className={styles.error} role="alert">
          {file.error}
        </p>
      )}
      {descriptionLabel !== undefined && !file.error && (
        <TextField
          label={`${descriptionLabel} of ${file.file.name}`}
          hideLabel
          size="small"
          placeholder={descriptionLabel}
          value={file.description}
          disabled={disabled}
          onChange={(description) => onChange({ ...file, description })}
        />
      )}
    </li>
  )
}
