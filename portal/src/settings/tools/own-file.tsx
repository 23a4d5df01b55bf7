import { messageFor } from '@portal/core/foundation/contract/api-error'
import { fileSize } from '@portal/core/foundation/rules'
import { isStoredFile } from '@portal/core/foundation/rules/stored-file'
import { resourceFile } from '@portal/core/settings/tools/resource-file'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { useState, type ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'
import type { BelowForm } from '../../platform/parts/records/record-dialog.tsx'

const megabytes = resourceFile.each / 1024 / 1024

interface OwnFileProps {
  readonly typing: Parameters<BelowForm>[0]
  /** The field that holds its address. */
  readonly field: string
  readonly label: string
  readonly hint: string
  /** The entry is named after the file where it has no name yet. */
  readonly names?: true
}

/** A file in place of an address: stored as soon as it is chosen, so that the entry is saved with where it lies. */
export function OwnFile({ typing: { inputs, set }, field, label, hint, names }: OwnFileProps): ReactElement {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const isKept = isStoredFile(String(inputs[field]))
  const choose = (chosen: readonly ChosenFile[]): void => {
    setFiles(chosen)
    const [one] = chosen
    if (!one) return isKept ? set(field, '') : undefined
    if (one.error) return
    const said = (error: string): void => setFiles([{ ...one, error }])
    api.call('resources.putFile', { body: {}, files: [one.file] }).then(
      ({ address, name }) => {
        set(field, address)
        if (names && inputs['name'] === '') set('name', name.replace(/\.[^.]+$/, ''))
      },
      (error: unknown) => said(messageFor(error) ?? 'The file could not be stored. Choose it again.'),
    )
  }
  return (
    <FileField
      label={files.length === 0 && isKept ? `Another ${label.toLowerCase()}` : label}
      hint={`${hint} Under ${megabytes} MB.`}
      multiple={false}
      check={fileSize(megabytes)}
      files={files}
      onChange={choose}
    />
  )
}
