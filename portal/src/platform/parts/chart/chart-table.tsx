import type { Column } from '@portal/ui/data-table'
import { Table } from '@portal/ui/table'
import type { ReactElement } from 'react'
import { ScrollRegion } from '../page/scroll-region.tsx'
import type { ChartProps, Point } from './chart.ts'
import styles from './chart.module.css'

interface Row extends Point {
  readonly index: number
}

/** The values of a chart as a table, which scrolls inside itself. */
export function ChartTable({ title, pointLabel, points, series, format }: ChartProps): ReactElement {
  const columns: readonly Column<Row>[] = [
    { id: 'point', label: pointLabel, value: ({ long }) => long },
    ...series.map(({ label, values }, place): Column<Row> => ({
      id: `series-${place}`,
      label,
      align: 'end',
      value: ({ index }) => {
        const value = values[index] ?? null
        return value === null ? null : format(value)
      },
    })),
  ]
  return (
    <ScrollRegion className={styles.scroller} label={`${title}, as a table`}>
      <Table
        label={title}
        columns={columns}
        rows={points.map((point, index) => ({ ...point, index }))}
        rowId={({ index }) => String(index)}
        inner
      />
    </ScrollRegion>
  )
}
