import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { ChartLine, Table as TableGlyph } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { usePainted } from '@portal/ui/painted'
import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import type { ChartProps } from './chart.ts'
import { usePreparation, usePrinting } from '../../../foundation/browser/printing.ts'
import styles from './chart.module.css'
import { differInScale } from './differ-in-scale.ts'
import { fetched } from '../../../foundation/errors/fetched.ts'

/** As high as what comes, with its legend: nothing below it moves. */
const waiting = ({ series }: ChartProps): ReactElement => <Skeleton height={series.length > 1 ? 276 : 264} />

// A chart is drawn on few screens: what draws it comes with the first of them.
const Lines = fetched(() => import('./lines.tsx').then((m) => m.Lines), waiting)
const ChartTable = fetched(() => import('./chart-table.tsx').then((m) => m.ChartTable), waiting)

export interface ChartCardProps extends ChartProps {
  /** The answer is on its way. */
  readonly loading: boolean
  /** Said in place of a chart without a single value. */
  readonly empty: string
  /** Beside the title, for example the choice of the measure. */
  readonly actions?: ReactNode
}

/** A chart that says what it shows, with its legend, and the same as a table one press away. */
export function Chart({ loading, empty, actions, ...chart }: ChartCardProps): ReactElement {
  const [asTable, setAsTable] = useState(false)
  const [apart, setApart] = useState(false)
  const { title, description, series } = chart
  const hasValues = series.some(({ values }) => values.some((value) => value !== null))
  const unlike = differInScale(series)
  const printing = usePrinting()
  // The figures and rows beside it are painted first; its place is as high as it is.
  const painted = usePainted(hasValues) || (printing && hasValues)
  useEffect(() => {
    if (loading) void Lines.fetch()
  }, [loading])
  // Paper has the figure of every point, not only its line: the table is at hand before the sheet is drawn.
  usePreparation(ChartTable.fetch)
  return (
    <Card
      title={title}
      description={description}
      actions={
        <>
          {actions}
          {hasValues && unlike && !asTable && (
            <Button size="small" variant="ghost" aria-pressed={apart} onClick={() => setApart(!apart)}>
              {apart ? 'All on one scale' : 'Each on its own scale'}
            </Button>
          )}
          {hasValues && (
            <Button
              size="small"
              variant="ghost"
              icon={asTable ? ChartLine : TableGlyph}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'Show as chart' : 'Show as table'}
            </Button>
          )}
        </>
      }
    >
      <div
        className={styles.body}
        aria-busy={loading || painted !== hasValues || undefined}
        data-empty={(!loading && !hasValues) || undefined}
      >
        {(hasValues ? !painted : loading) ? (
          waiting(chart)
        ) : hasValues ? (
          asTable ? (
            <ChartTable {...chart} />
          ) : apart && unlike ? (
            <div className={styles.apart}>
              {series.map((one, place) => (
                <section key={one.label} aria-label={one.label}>
                  <Lines {...chart} title={`${title}, ${one.label}`} series={[one]} firstPlace={place} />
                </section>
              ))}
            </div>
          ) : (
            <Lines {...chart} />
          )
        ) : (
          <p className={styles.empty}>{empty}</p>
        )}
        {printing && hasValues && !asTable && <ChartTable {...chart} />}
      </div>
    </Card>
  )
}
