import { parseMoney } from '@portal/core/foundation/format/money'
import { dayOf } from '@portal/core/settings/imports/metric-cells'
import { DataTable, type Column } from '@portal/ui/data-table'
import { useMemo, type ReactElement } from 'react'
import { useFieldsOfRun } from './fields-of-run.ts'
import type { Run, RunOfList } from './run-state.ts'
import { TableSection } from './table-section.tsx'

interface PreviewRow {
  readonly key: string
  readonly values: Run['preview'][number]
}

const understood = (kind: string, text: string | undefined): string | number | null | undefined =>
  kind === 'date' ? dayOf(text ?? '') : kind === 'money' ? parseMoney(text ?? '') : text

/** The first rows as they were understood. */
export function Preview({ run, list }: RunOfList): ReactElement {
  const rows = useMemo(
    () => run.preview.map((values, place): PreviewRow => ({ key: String(place), values })),
    [run.preview],
  )
  const fields = useFieldsOfRun(run, list)
  const columns = useMemo(
    () =>
      Object.entries(fields)
        .filter(([name]) => Object.values(run.columns).includes(name))
        .map(([name, { field }]): Column<PreviewRow> => ({
          id: name,
          label: field.label,
          kind: field.kind === 'date' || field.kind === 'money' ? field.kind : 'text',
          align: field.kind === 'money' || field.kind === 'percent' ? 'end' : 'start',
          // As the file writes it, which may be no day and no amount.
          value: ({ values }) => understood(field.kind, values[name]),
          width: field.kind === 'date' ? 116 : field.kind === 'money' ? 132 : 160,
        })),
    [run.columns, fields],
  )
  return (
    <TableSection title="First rows" description="As they were understood.">
      <DataTable
        label="First rows"
        columns={columns}
        rows={rows}
        rowId={({ key }) => key}
        maxHeight="360px"
      />
    </TableSection>
  )
}
