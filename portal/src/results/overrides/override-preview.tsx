import type { Answer } from '@portal/core/calls'
import { formatDay } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Table, type Column } from '@portal/ui/table'
import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import type { OverrideFile } from './override-screen.tsx'

type Line = Answer<'overrideFiles.preview'>[number]
type Figure = keyof Line['before']

const number = (value: number, figure: Figure): string =>
  value.toLocaleString(
    'en-US',
    figure === 'spend' ? { style: 'currency', currency: 'USD' } : { maximumFractionDigits: 2 },
  )

const changeOf = (figure: Figure, { before, after }: Line): string =>
  before[figure] === after[figure]
    ? number(before[figure], figure)
    : `${number(before[figure], figure)} → ${number(after[figure], figure)}`

const figureColumn = (figure: Figure, label: string): Column<Line> => ({
  id: figure,
  label,
  value: (line) => changeOf(figure, line),
  width: 152,
})

const columns: readonly Column<Line>[] = [
  { id: 'day', label: 'Day', value: ({ day }) => formatDay(day), width: 116 },
  { id: 'client', label: 'Client', value: ({ client }) => client, width: 160 },
  { id: 'campaign', label: 'Insertion Order', value: ({ campaign }) => campaign, width: 230 },
  figureColumn('impressions', 'Impressions'),
  figureColumn('clicks', 'Clicks'),
  figureColumn('spend', 'Spend'),
  figureColumn('conversions', 'Conversions'),
]

/** What a file changes, line by line. */
export function OverridePreview({
  file,
  onApply,
  onClose,
}: {
  readonly file: OverrideFile
  readonly onApply?: () => void
  readonly onClose: () => void
}): ReactElement {
  const { data, loading } = useCall('overrideFiles.preview', { params: { id: file.id } })
  const lines = data ?? []
  return (
    <Dialog
      open
      width={1180}
      title={file.name}
      description={
        file.state === 'Applied'
          ? 'It is applied: the figures are what it says.'
          : `${file.lines === 1 ? 'One line' : `${file.lines} lines`}: the figures as they are, and as they would be.`
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{onApply ? 'Not now' : 'Done'}</Button>
          {onApply && (
            <Button variant="primary" onClick={onApply}>
              Apply to the figures
            </Button>
          )}
        </>
      }
    >
      <Table<Line>
        label={`What ${file.name} changes`}
        columns={columns}
        rows={lines}
        rowId={({ day, client, campaign }) => `${day} ${client} ${campaign}`}
        loading={loading}
      />
    </Dialog>
  )
}
