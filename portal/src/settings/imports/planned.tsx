import { formatCount } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { DataTable, type Column } from '@portal/ui/data-table'
import type { ReactElement } from 'react'
import type { Run } from './run-state.ts'
import { TableSection } from './table-section.tsx'

type Row = Run['planned'][number]

/** `City: Akron → Toledo`; of a new one `City: Akron`. */
const wordsOf = ({ changes }: Row): string =>
  changes
    .map(({ field, before, after }) =>
      before === null ? `${field}: ${after}` : `${field}: ${before || 'nothing'} → ${after}`,
    )
    .join('; ')

const columns: readonly Column<Row>[] = [
  { id: 'line', label: 'Line', kind: 'number', value: ({ line }) => line, width: 72 },
  { id: 'name', label: 'Client', value: ({ name }) => name, width: 220 },
  {
    id: 'what',
    label: 'What Happens',
    value: ({ what }) => what,
    cell: ({ what }) => <Badge tone={what === 'New' ? 'success' : 'information'}>{what}</Badge>,
    width: 120,
  },
  { id: 'changes', label: 'With', value: wordsOf, grow: true, width: 320 },
]

/** What writing the file would do, row by row: it is not taken back once it is done. */
export function Planned({ run: { planned, created, updated } }: { readonly run: Run }): ReactElement {
  const all = created + updated
  return (
    <TableSection
      title="What the file would do"
      description={
        all > planned.length
          ? `The first ${formatCount(planned.length)} of ${formatCount(all)} rows that create or change a client.`
          : 'Every row that creates or changes a client.'
      }
    >
      <DataTable
        label="What the file would do"
        columns={columns}
        rows={planned}
        rowId={({ line }) => String(line)}
        maxHeight="420px"
      />
    </TableSection>
  )
}
