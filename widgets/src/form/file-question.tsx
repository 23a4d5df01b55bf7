import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatFileSize } from '@portal/core/foundation/format'
import { formFileLimits } from '@portal/core/sites/forms/definition'
import type { WaitingFile } from '@portal/core/sites/forms/typed'
import { fileSize } from '@portal/core/foundation/rules'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { QuietIconButton } from '@portal/ui/button'
import { X } from '@portal/ui/icon'
import { useRef, useState, type ReactElement } from 'react'
import styles from './form.module.css'

interface FileQuestionProps {
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly required: boolean
  /** What has arrived. */
  readonly files: readonly WaitingFile[]
  readonly onFiles: (files: readonly WaitingFile[]) => void
  /** @throws {ApiError} when the file cannot be taken */
  readonly upload: (file: File) => Promise<WaitingFile>
}

const mostMegabytes = formFileLimits.each / 1024 / 1024

/** A question that is answered by files: each goes on its way when it is chosen, so that it is kept with what is typed. */
export function FileQuestion({ files, onFiles, upload, ...labels }: FileQuestionProps): ReactElement {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const arrived = useRef(files)
  arrived.current = files
  const send = async (one: ChosenFile): Promise<void> => {
    try {
      const file = await upload(one.file)
      arrived.current = [...arrived.current, file]
      onFiles(arrived.current)
      setChosen((before) => before.filter(({ id }) => id !== one.id))
    } catch (error) {
      const why = messageFor(error) ?? 'This file could not be stored. Remove it and choose it again.'
      setChosen((before) => before.map((other) => (other.id === one.id ? { ...other, error: why } : other)))
    }
  }
  return (
    <div className={styles.questions}>
      <FileField
        {...labels}
        files={chosen}
        check={fileSize(mostMegabytes)}
        onChange={(next) => {
          const known = new Set(chosen.map(({ id }) => id))
          setChosen(next)
          for (const one of next) if (!known.has(one.id) && !one.error) void send(one)
        }}
      />
      {files.length > 0 && (
        <ul className={styles.files} aria-label={`${labels.label}: attached files`}>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <span className={styles.file}>{name}</span>
              <span className={styles.help}>{formatFileSize(size)}</span>
              <QuietIconButton
                icon={X}
                size="small"
                label={`Remove ${name}`}
                onClick={() => onFiles(files.filter((file) => file.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
