import { DataTable, type Column } from '@portal/ui/data-table'
import type { ReactElement } from 'react'
import { centsFromDollars, formatDay } from '@portal/core/foundation/format'
import type { Run } from './run-state.ts'
import { TableSection } from './table-section.tsx'

type Part = Run['parts'][number]

const days = ({ firstDay, lastDay, days: count }: Part): string | null =>
  firstDay === null
    ? null
    : count === 1
      ? formatDay(firstDay)
      : `${formatDay(firstDay)} to ${formatDay(lastDay)}`

const always: readonly Column<Part>[] = [
  { id: 'platform', label: 'Platform', value: ({ platform }) => platform, width: 168 },
  { id: 'channel', label: 'Channel', value: ({ channel }) => channel, width: 112 },
  { id: 'rows', label: 'Rows', kind: 'number', value: ({ rows }) => rows, width: 88 },
]
const ofFigures: readonly Column<Part>[] = [
  { id: 'period', label: 'Period', value: days, width: 200 },
  { id: 'days', label: 'Days', kind: 'number', value: (part) => part.days, width: 72 },
  { id: 'impressions', label: 'Impressions', kind: 'number', value: (part) => part.impressions, width: 116 },
  { id: 'clicks', label: 'Clicks', kind: 'number', value: ({ clicks }) => clicks, width: 96 },
  { id: 'spend', label: 'Spend', kind: 'money', value: ({ spend }) => centsFromDollars(spend), width: 124 },
  { id: 'conversions', label: 'Conversions', kind: 'number', value: (part) => part.conversions, width: 116 },
]

/** What the file was understood to hold, before anything of it counts: platform, channel, days and totals. */
export function FileParts({ run }: { readonly run: Run }): ReactElement {
  const leftOut = Object.entries(run.columns).flatMap(([column, field]) => (field === null ? [column] : []))
  const figures = run.parts.some((part) => part.days > 0)
  return (
    <TableSection
      title={figures ? 'What would be counted' : 'What would be named'}
      description={
        leftOut.length === 0 ? 'Every column of the file is used.' : `Left out: ${leftOut.join(', ')}.`
      }
    >
      <DataTable
        label={figures ? 'What would be counted' : 'What would be named'}
        columns={figures ? [...always, ...ofFigures] : always}
        rows={run.parts}
        rowId={({ platform, channel }) => `${platform} ${channel}`}
      />
    </TableSection>
  )
}
