import { formatCount } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { DataTable, type Column } from '@portal/ui/data-table'
import { useMemo, type ReactElement } from 'react'
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

const line: Column<Row> = { id: 'line', label: 'Line', kind: 'number', value: (row) => row.line, width: 72 }
const changes: Column<Row> = { id: 'changes', label: 'With', value: wordsOf, grow: true, width: 320 }

const columnsOf = (kind: Run['kind'], done: boolean): readonly Column<Row>[] =>
  kind === 'payments'
    ? [line, { id: 'name', label: 'Invoice', value: ({ name }) => name, width: 280 }, changes]
    : [
        line,
        { id: 'name', label: 'Client', value: ({ name }) => name, width: 220 },
        {
          id: 'what',
          label: done ? 'What Happened' : 'What Happens',
          value: ({ what }) => what,
          cell: ({ what }) => <Badge tone={what === 'New' ? 'success' : 'information'}>{what}</Badge>,
          width: 120,
        },
        changes,
      ]

function rowsOf(kind: Run['kind'], done: boolean): string {
  if (kind === 'payments') return done ? 'rows that recorded a payment' : 'rows that record a payment'
  return done ? 'rows that created or changed a client' : 'rows that create or change a client'
}

/** What writing the file would do, row by row, and what it did once it is done: it is not taken back then. */
export function Planned({
  run: { kind, planned, created, updated, status },
}: {
  readonly run: Run
}): ReactElement {
  const all = created + updated
  const done = status === 'done'
  const title = done ? 'What the file did' : 'What the file would do'
  const rows = rowsOf(kind, done)
  const columns = useMemo(() => columnsOf(kind, done), [kind, done])
  return (
    <TableSection
      title={title}
      description={
        all > planned.length
          ? `The first ${formatCount(planned.length)} of ${formatCount(all)} ${rows}.`
          : `All ${rows}.`
      }
    >
      <DataTable
        label={title}
        columns={columns}
        rows={planned}
        rowId={({ line }) => String(line)}
        maxHeight="420px"
      />
    </TableSection>
  )
}
