import { mostListBytes } from '@portal/core/clients/first-party/limits'
import { defineFields } from '@portal/core/foundation/contract/field'
import { fileSize } from '@portal/core/foundation/rules'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, useForm } from '../../platform/parts/form/index.ts'

const megabytes = mostListBytes / 1024 / 1024

const fields = defineFields({
  name: {
    label: 'Name',
    kind: 'text',
    required: true,
    hint: 'Service customers 2024, sold in the last year.',
  },
  consent: {
    label: 'These people have agreed that the dealership matches them',
    kind: 'flag',
    initial: false,
    hint: 'It is written down that you said so.',
  },
})

/** A file in base64. */
async function encoded(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 32_768)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)))
  return btoa(pieces.join(''))
}

/** Takes a list of customers: it goes to the server, which hashes it and keeps nothing else. */
export function UploadDialog({
  clientId,
  onClose,
}: {
  readonly clientId: number
  readonly onClose: () => void
}): ReactElement {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [missing, setMissing] = useState<string | undefined>()
  const form = useForm({
    fields,
    check: ({ consent }) => (consent === true ? {} : { consent: 'Without it the list must not be used.' }),
    save: async ({ name }, { options }) => {
      const [chosen] = files.filter(({ error }) => !error)
      if (!chosen) {
        setMissing('Choose the list as a CSV or XLSX file.')
        throw new ApiError(422, 'invalid', 'Choose the list as a CSV or XLSX file.')
      }
      return api.call('customerLists.create', {
        params: { id: clientId },
        body: { name, file: await encoded(chosen.file), consent: true },
        ...options,
      })
    },
    saved: ({ rows, google, meta, tiktok }) => {
      refresh('customerLists')
      showSuccess(`Of ${rows} customers Google can match ${google}, Meta ${meta}, TikTok ${tiktok}.`)
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title="Upload a list of customers"
      width={520}
      saveLabel="Hash and keep"
      onClose={onClose}
    >
      <FormField of={form} name="name" />
      <FileField
        label="List"
        hint={`CSV or XLSX under ${megabytes} MB with Email, Phone, First Name, Last Name, City, State, Zip, Country. It is read in memory and kept nowhere.`}
        accept=".csv,.tsv,.txt,.xlsx"
        multiple={false}
        check={fileSize(megabytes)}
        error={missing}
        files={files}
        onChange={(chosen) => {
          setMissing(undefined)
          setFiles(chosen)
        }}
      />
      <FormField of={form} name="consent" />
    </FormDialog>
  )
}
