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
          kind: field.kind === 'date' ? 'date' : 'text',
          align: field.kind === 'money' || field.kind === 'percent' ? 'end' : 'start',
          // A day as the file writes it, which may be none.
          value: ({ values }) => (field.kind === 'date' ? dayOf(values[name] ?? '') : values[name]),
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
