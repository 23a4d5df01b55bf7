import { useRef, useState } from 'react'
import type { ClipboardEvent, DragEvent, ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import { Field } from '../field/field.tsx'
import type { FieldLabels } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { CloudUpload } from '../icon/glyphs.ts'
import { accepts, chooseFiles } from './chosen-file.ts'
import type { ChosenFile } from './chosen-file.ts'
import { FileRow } from './file-row.tsx'
import styles from './file-field.module.css'

export interface FileFieldProps extends FieldLabels {
  readonly files: readonly ChosenFile[]
  readonly onChange: (files: readonly ChosenFile[]) => void
  /** Types as in an input's `accept`; also held against what is dropped. */
  readonly accept?: string | undefined
  readonly multiple?: boolean | undefined
  /** What is wrong with one file, for example `fileSize(100)` of core; the file is listed with the message. */
  readonly check?: ((file: File) => string | null) | undefined
  /** Asks for a description of each file, under this label. */
  readonly descriptionLabel?: string | undefined
  readonly disabled?: boolean | undefined
}

/** Files by drop, paste or choice, listed with size, progress and what is wrong with each. */
export const FileField = ({
  label,
  hideLabel,
  hint,
  error,
  required,
  files,
  onChange,
  accept,
  multiple = true,
  check,
  descriptionLabel,
  disabled = false,
}: FileFieldProps): ReactElement => {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const add = (list: Iterable<File>): void => {
    const chosen = chooseFiles(list, (file) =>
      accepts(accept, file) ? (check?.(file) ?? null) : `Files of this type cannot be added here.`,
    )
    if (chosen.length === 0) return
    onChange(multiple ? [...files, ...chosen] : chosen.slice(0, 1))
  }
  const change = (changed: ChosenFile): void =>
    onChange(files.map((file) => (file.id === changed.id ? changed : file)))
  const onDrag = (event: DragEvent): void => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }

  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(attributes) => (
        <div
          onPaste={(event: ClipboardEvent) => {
            if (disabled || event.clipboardData.files.length === 0) return
            event.preventDefault()
            add(event.clipboardData.files)
          }}
        >
          <div
            className={classNames(
              styles.drop,
              over && styles.over,
              error && styles.invalid,
              disabled && styles.disabled,
              files.length > 0 && styles.low,
            )}
            onDragEnter={onDrag}
            onDragOver={onDrag}
            onDragLeave={(event) => {
              if (
                !event.currentTarget.contains(
                  event.relatedTarget instanceof Node ? event.relatedTarget : null,
                )
              )
                setOver(false)
            }}
            onDrop={(event) => {
              event.preventDefault()
              setOver(false)
              if (!disabled) add(event.dataTransfer.files)
            }}
          >
            <Icon of={CloudUpload} size={20} />
            <span className={styles.invitation}>
              <span className={styles.choose}>Choose {multiple ? 'files' : 'a file'}</span> or drop{' '}
              {multiple ? 'them' : 'it'} here
            </span>
            <input
              {...attributes}
              ref={input}
              type="file"
              className={styles.input}
              multiple={multiple}
              accept={accept}
              disabled={disabled}
              onChange={(event) => {
                add(event.currentTarget.files ?? [])
                // Emptied, so that choosing the same file again is a change again.
                event.currentTarget.value = ''
              }}
            />
          </div>
          {files.length > 0 && (
            <ul className={styles.files} aria-label={`${label}: chosen files`}>
              {files.map((file) => (
                <FileRow
                  key={file.id}
                  file={file}
                  descriptionLabel={descriptionLabel}
                  disabled={disabled}
                  onChange={change}
                  onRemove={() => {
                    onChange(files.filter(({ id }) => id !== file.id))
                    input.current?.focus()
                  }}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  )
}
