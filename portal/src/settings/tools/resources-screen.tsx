import { resourceLinks } from '@portal/core/settings/tools/lists'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { BelowForm } from '../../platform/parts/records/record-dialog.tsx'
import { screenOn } from '../../platform/parts/records/screen-on.ts'
import { OwnFile } from './own-file.tsx'

const File: BelowForm = (typing) => (
  <OwnFile
    typing={typing}
    field="url"
    label="File"
    hint="In place of a link; only whoever the resource is shown to can open it."
    names
  />
)

const more = { [resourceLinks.area]: { below: File } }

/** `/tools/resources`: what people open again and again, with the files that belong to it. */
export function ResourcesScreen(): ReactElement {
  return (
    <Page title="Resources" description={screenOn(resourceLinks, 'tools.resources')?.sentence}>
      <KeptLists route="tools.resources" label="Resources" more={more} />
    </Page>
  )
}
