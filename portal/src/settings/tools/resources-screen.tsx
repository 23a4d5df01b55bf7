import { messageFor } from '@portal/core/foundation/contract/api-error'
import { fileSize } from '@portal/core/foundation/rules'
import { isStoredFile } from '@portal/core/foundation/rules/stored-file'
import { resourceLinks } from '@portal/core/settings/tools/lists'
import { resourceFile } from '@portal/core/settings/tools/resource-file'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { useState, type ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { BelowForm } from '../../platform/parts/records/record-dialog.tsx'
import { screenOn } from '../../platform/parts/records/screen-on.ts'

const megabytes = resourceFile.each / 1024 / 1024

/** What is stored as soon as it is chosen, so that the entry is saved with its address. */
const OwnFile: BelowForm = ({ inputs, set }) => {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const choose = (chosen: readonly ChosenFile[]): void => {
    setFiles(chosen)
    const [one] = chosen
    if (!one) return isStoredFile(String(inputs['url'])) ? set('url', '') : undefined
    if (one.error) return
    const said = (error: string): void => setFiles([{ ...one, error }])
    api.call('resources.putFile', { body: {}, files: [one.file] }).then(
      ({ address, name }) => {
        set('url', address)
        if (inputs['name'] === '') set('name', name.replace(/\.[^.]+$/, ''))
      },
      (error: unknown) => said(messageFor(error) ?? 'The file could not be stored. Choose it again.'),
    )
  }
  const kept = files.length === 0 && isStoredFile(String(inputs['url']))
  return (
    <FileField
      label={kept ? 'Another file' : 'File'}
      hint={`In place of a link, under ${megabytes} MB. Only whoever the resource is shown to can open it.`}
      multiple={false}
      check={fileSize(megabytes)}
      files={files}
      onChange={choose}
    />
  )
}

const more = { [resourceLinks.area]: { below: OwnFile } }

/** `/tools/resources`: what people open again and again, with the files that belong to it. */
export function ResourcesScreen(): ReactElement {
  return (
    <Page title="Resources" description={screenOn(resourceLinks, 'tools.resources')?.sentence}>
      <KeptLists route="tools.resources" label="Resources" more={more} />
    </Page>
  )
}
