import { useState } from 'react'
import type { ReactElement } from 'react'
import { chooseFiles, FileField } from '../file-field/index.ts'
import type { ChosenFile } from '../file-field/index.ts'

const hundredMegabytes = (file: File): string | null =>
  file.size < 100 * 1024 * 1024 ? null : 'File size should be less than 100 mb.'

const exampleFiles = (): readonly ChosenFile[] =>
  chooseFiles([
    new File([new Uint8Array(482_000)], 'inventory-november.csv', { type: 'text/csv' }),
    new File([new Uint8Array(1_900_000)], 'storefront.jpg', { type: 'image/jpeg' }),
    new File(['x'], 'walkaround.mov', { type: 'video/quicktime' }),
  ]).map((file, index) =>
    index === 0
      ? { ...file, sent: true, description: 'What is on the lot' }
      : index === 1
        ? { ...file, progress: 0.62 }
        : { ...file, error: 'File size should be less than 100 mb.' },
  )

/** Files: one that was sent, one on its way, one that is refused. */
export const Files = (): ReactElement => {
  const [files, setFiles] = useState(exampleFiles)
  return (
    <FileField
      label="Attachments"
      hint="Up to 100 MB each."
      files={files}
      onChange={setFiles}
      check={hundredMegabytes}
      descriptionLabel="Description"
    />
  )
}
