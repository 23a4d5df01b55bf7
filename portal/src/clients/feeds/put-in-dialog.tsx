import { defineFields } from '@portal/core/foundation/contract/field'
import { feedFile } from '@portal/core/clients/feeds/limits'
import { fileSize } from '@portal/core/foundation/rules'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, useForm } from '../../platform/parts/form/index.ts'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'

const megabytes = feedFile.each / 1024 / 1024

const fields = defineFields({
  evenSmaller: {
    label: 'Take it even if most vehicles are missing',
    kind: 'flag',
    initial: false,
    hint: 'A file with fewer than half of the vehicles is turned down otherwise.',
  },
})

/** Puts a file of vehicles in where a feed has no address, or its address is down. */
export function PutInDialog({
  feed: { id },
  saved,
  onClose,
}: {
  readonly feed: KeptRow
  readonly saved: () => void
  readonly onClose: () => void
}): ReactElement {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const form = useForm({
    fields,
    save: ({ evenSmaller }, { options }) =>
      api.call('vehicleFeeds.putIn', {
        params: { id },
        body: evenSmaller === true ? { evenSmaller: 'true' } : {},
        files: files.filter(({ error }) => !error).map(({ file }) => file),
        ...options,
      }),
    saved: ({ message }) => {
      saved()
      showSuccess(message)
      onClose()
    },
  })
  return (
    <FormDialog of={form} title="Put a file in" width={490} saveLabel="Read the file" onClose={onClose}>
      <FileField
        label="File of vehicles"
        hint={`CSV, TSV or XML under ${megabytes} MB, also packed with gzip or ZIP.`}
        accept=".csv,.tsv,.txt,.xml,.gz"
        multiple={false}
        check={fileSize(megabytes)}
        files={files}
        onChange={setFiles}
      />
      <FormField of={form} name="evenSmaller" />
    </FormDialog>
  )
}
