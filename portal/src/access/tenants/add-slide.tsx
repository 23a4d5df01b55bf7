import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { fileSize, requiredFile, requiredText } from '@portal/core/foundation/rules'
import { carouselLimits } from '@portal/core/access/tenants/carousel'
import { slideFields } from '@portal/core/access/tenants/carousel-fields'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { TextField } from '@portal/ui/text-field'
import { showSuccess } from '@portal/ui/toast'
import { useState, type FormEvent, type ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'
import { AskingDialog } from '../../platform/parts/form/index.ts'
import styles from './tenants.module.css'

const megabytes = carouselLimits.each / 1024 / 1024

/** A new slide: its picture, and what stands below it. */
export function AddSlide({
  onClose,
  added,
}: {
  readonly onClose: () => void
  readonly added: () => void
}): ReactElement {
  const [name, setName] = useState('')
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [tried, setTried] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [chosen] = files
  const nameProblem = requiredText(name) ?? slideFields.name.check(name)
  const fileProblem = chosen ? (chosen.error ?? null) : requiredFile(null)

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (!chosen || nameProblem !== null || fileProblem !== null || progress !== null) return
    setFailure(null)
    setProgress(0)
    try {
      await api.call('tenants.addSlide', {
        body: { name: name.trim() },
        files: [chosen.file],
        onProgress: setProgress,
      })
      added()
      showSuccess('The slide has been added.')
      onClose()
    } catch (error) {
      setProgress(null)
      setFailure(error instanceof ApiError && error.fromServer ? error.message : messageFor(error))
    }
  }
  return (
    <AskingDialog
      typed={() => name !== '' || files.length > 0}
      title="Add slide"
      width={490}
      onClose={onClose}
      actions={
        <Button type="submit" form="add-slide" variant="primary" loading={progress !== null}>
          Save
        </Button>
      }
    >
      <form
        id="add-slide"
        className={styles.form}
        noValidate
        method="post"
        onSubmit={(event) => void save(event)}
      >
        {failure !== null && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <TextField
          label={slideFields.name.label}
          required
          autoFocus
          hint={slideFields.name.hint}
          value={name}
          error={tried ? (nameProblem ?? undefined) : undefined}
          onChange={setName}
        />
        <FileField
          label="Picture"
          required
          multiple={false}
          accept={carouselLimits.only.join(',')}
          check={fileSize(megabytes)}
          hint={`PNG, JPEG, GIF or WebP, ${megabytes} MB at most. Wider than tall looks best.`}
          files={progress === null ? files : files.map((file) => ({ ...file, progress }))}
          error={tried ? (fileProblem ?? undefined) : undefined}
          onChange={setFiles}
        />
      </form>
    </AskingDialog>
  )
}
