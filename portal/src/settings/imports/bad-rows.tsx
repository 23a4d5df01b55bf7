import { formatCount } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import { DataTable, rowsHere, type Column, type Page } from '@portal/ui/data-table'
import { Download } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { csvOf, giveCsv } from '../../platform/parts/list/index.ts'
import type { Run } from './run-state.ts'
import { TableSection } from './table-section.tsx'

type BadRow = Run['badRows'][number]

const columns: readonly Column<BadRow>[] = [
  { id: 'line', label: 'Line', kind: 'number', value: ({ line }) => line, align: 'start', width: 80 },
  { id: 'column', label: 'Column', value: ({ column }) => column, width: 180 },
  { id: 'cell', label: 'What stands there', value: ({ cell }) => cell, width: 200 },
  { id: 'message', label: 'What is wrong', value: ({ message }) => message, grow: true, width: 320 },
]

/** Every row that cannot be taken, by its line in the file and the reason. */
export function BadRows({ run }: { readonly run: Run }): ReactElement {
  const [page, setPage] = useState<Page>({ number: 1, size: 25 })
  const { badRows, badRowCount } = run
  return (
    <TableSection
      title="Rows that need attention"
      description={
        badRowCount > badRows.length
          ? `The first ${formatCount(badRows.length)} of ${formatCount(badRowCount)}.`
          : undefined
      }
      actions={
        <Button
          size="small"
          icon={Download}
          onClick={() => giveCsv(csvOf(columns, badRows), `${run.fileName} - rows to correct.csv`)}
        >
          Download list
        </Button>
      }
    >
      <DataTable
        label="Rows that need attention"
        columns={columns}
        rows={badRows}
        rowId={({ line, column }) => `${line}:${column ?? ''}`}
        here={rowsHere}
        page={page}
        onPage={setPage}
        maxHeight="420px"
      />
    </TableSection>
  )
}
