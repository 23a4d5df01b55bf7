import { moneyOf } from '@portal/core/results/metrics/figures'
import { formatMeasure, measures } from '@portal/core/results/metrics/measures'
import { Card } from '@portal/ui/card'
import type { Column } from '@portal/ui/data-table'
import { Table } from '@portal/ui/table'
import type { ReactElement } from 'react'
import { ShareBar } from '../chart/index.ts'
import styles from './placements.module.css'
import { useMoney } from './use-money.ts'

interface Placement {
  readonly placement: string
  readonly impressions: number
  readonly clicks: number
  readonly spend?: number
  readonly investment?: number
}

/** Where the advertising was shown, the most seen first. */
export function Placements({ rows }: { readonly rows: readonly Placement[] }): ReactElement | null {
  const money = useMoney()
  if (rows.length === 0) return null
  const most = Math.max(...rows.map(({ impressions }) => impressions), 1)
  const columns: readonly Column<Placement>[] = [
    { id: 'placement', label: 'Placement', value: ({ placement }) => placement, width: 200 },
    {
      id: 'impressions',
      label: 'Impressions',
      align: 'end',
      value: ({ impressions }) => impressions,
      cell: ({ impressions }) => (
        <span className={styles.seen}>
          <ShareBar share={impressions / most} />
          {formatMeasure('impressions', impressions)}
        </span>
      ),
      width: 220,
    },
    { id: 'clicks', label: 'Clicks', align: 'end', value: ({ clicks }) => formatMeasure('clicks', clicks) },
    {
      id: money,
      label: measures[money].label,
      align: 'end',
      value: (placement) => formatMeasure(money, moneyOf(placement)),
    },
  ]
  return (
    <Card title="Placements" description="Where it was shown, the most seen first." flush>
      <Table label="Placements" columns={columns} rows={rows} rowId={({ placement }) => placement} />
    </Card>
  )
}
