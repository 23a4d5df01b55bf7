import { useFocusLost } from '@portal/ui/dialog'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { useQuery } from '../../foundation/address/address.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportRun } from './later-run.tsx'
import { RecentImports } from './recent-imports.tsx'
import { TableSection } from './table-section.tsx'

/** `/tools/import`: clients and budgets from a file. The run stands in the address: closing the tab ends nothing. */
export function ImportScreen(): ReactElement {
  const run = Number(useQuery().get('run'))
  // What was pressed goes with the step that it ends, and the next one is the same screen.
  useFocusLost(() => document.getElementById('content')?.focus({ preventScroll: true }))
  return Number.isInteger(run) && run > 0 ? (
    <ImportRun key={run} id={run} />
  ) : (
    <Page
      title="Import"
      description="Clients, budgets or daily figures from a CSV or Excel file. Nothing is changed before you have seen what the file holds."
      narrow
    >
      <ChooseFile />
      <TableSection title="Recent imports">
        <RecentImports />
      </TableSection>
    </Page>
  )
}
