import { ApiError, defaultSuccessMessage, messageFor } from '@portal/core/foundation/contract/api-error'
import { coopFileLimits } from '@portal/core/programs/coop/constants'
import { formatFileSize } from '@portal/core/foundation/format'
import { fileSize, requiredText } from '@portal/core/foundation/rules'
import { Banner } from '@portal/ui/banner'
import { Button, IconButton } from '@portal/ui/button'
import { Switch } from '@portal/ui/choice'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { Trash2 } from '@portal/ui/icon'
import { TextArea, TextField } from '@portal/ui/text-field'
import { showSuccess } from '@portal/ui/toast'
import { useId, useState, type ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'
import { AskingDialog } from '../../platform/parts/form/index.ts'
import type { CoopDocument } from './coop-documents-screen.tsx'
import styles from './coop.module.css'

const megabytes = coopFileLimits.each / 1024 / 1024

export interface CoopDocumentDialogProps {
  /** Null for a new one. */
  readonly document: CoopDocument | null
  readonly saved: () => void
  readonly onClose: () => void
}

/** A set of co-op files: its name, what it is for, and the files. */
export function CoopDocumentDialog({ document, saved, onClose }: CoopDocumentDialogProps): ReactElement {
  const id = useId()
  const [name, setName] = useState(document?.name ?? '')
  const [description, setDescription] = useState(document?.description ?? '')
  const [shared, setShared] = useState(document?.shared ?? true)
  const [kept, setKept] = useState(document?.files ?? [])
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [tried, setTried] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)

  const typed = (): boolean =>
    name !== (document?.name ?? '') ||
    description !== (document?.description ?? '') ||
    shared !== (document?.shared ?? true) ||
    kept.length !== (document?.files.length ?? 0) ||
    files.length > 0
  const nameProblem = requiredText(name)
  const filesProblem =
    files.find(({ error }) => error)?.error ??
    (kept.length + files.length === 0
      ? 'File is Required.'
      : kept.length + files.length > coopFileLimits.count
        ? `At most ${coopFileLimits.count} files are shared together.`
        : null)

  const save = async (): Promise<void> => {
    setTried(true)
    if (nameProblem !== null || filesProblem !== null || progress !== null) return
    setFailure(null)
    setRefused(null)
    setProgress(0)
    const fields = { name: name.trim(), description, shared }
    const sending = { files: files.map(({ file }) => file), onProgress: setProgress }
    try {
      await (document
        ? api.call('coopDocuments.update', {
            params: { id: document.id },
            body: { ...fields, keep: kept.map((file) => file.id) },
            ifMatch: document.version,
            ...sending,
          })
        : api.call('coopDocuments.create', { body: fields, ...sending }))
      saved()
      showSuccess(defaultSuccessMessage)
      onClose()
    } catch (error) {
      setProgress(null)
      if (error instanceof ApiError && error.fields['name']) setRefused(error.fields['name'])
      else setFailure(error instanceof ApiError && error.fromServer ? error.message : messageFor(error))
    }
  }
  return (
    <AskingDialog
      typed={typed}
      title={document ? 'Edit co-op files' : 'Add co-op files'}
      width={560}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} variant="primary" loading={progress !== null}>
          Save
        </Button>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure !== null && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <TextField
          label="Name"
          required
          value={name}
          error={refused ?? (tried ? nameProblem : null)}
          autoComplete="off"
          onChange={(text) => {
            setRefused(null)
            setName(text.slice(0, 255))
          }}
        />
        <TextArea
          label="Description"
          hint="Stands above the files."
          rows={3}
          value={description}
          onChange={(text) => setDescription(text.slice(0, 2000))}
        />
        {kept.length > 0 && (
          <div>
            <p className={styles.label}>Files that are there</p>
            <ul className={styles.kept} aria-label="Files that are there">
              {kept.map((file) => (
                <li key={file.id} className={styles.keptRow}>
                  <a
                    className={styles.fileName}
                    href={file.address}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {file.name}
                  </a>
                  <span className={styles.size}>{formatFileSize(file.size)}</span>
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={`Take ${file.name} away`}
                    onClick={() => setKept(kept.filter((other) => other.id !== file.id))}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
        <FileField
          label={document ? 'More files' : 'Files'}
          required={kept.length === 0}
          hint={`Under ${megabytes} MB each.`}
          check={fileSize(megabytes)}
          files={progress === null ? files : files.map((file) => ({ ...file, progress }))}
          error={tried ? filesProblem : null}
          onChange={setFiles}
        />
        <Switch
          label="Shared"
          hint="Whoever has the link opens the files."
          checked={shared}
          onChange={setShared}
        />
      </form>
    </AskingDialog>
  )
}
