import type { ReactElement } from 'react'
import {
  ExportButton,
  ListTools,
  ListView,
  type FilterValues,
  type ListInUse,
  type ListLooks,
} from '../../../platform/parts/list/index.ts'
import { Tiles, type Tile } from '../../../platform/parts/report/index.ts'
import { ViewsMenu } from '../../../platform/views/views-menu.tsx'
import styles from './reports.module.css'

interface ReportListProps<Row extends object> extends Pick<
  ListLooks<Row, readonly Row[]>,
  'label' | 'rowId' | 'href' | 'actions' | 'expand' | 'empty'
> {
  readonly list: ListInUse<Row, readonly Row[]>
  /** Whether the chosen filters let a row through. */
  readonly fits: (row: Row, filters: FilterValues) => boolean
  /** What the rows say together, in four tiles. */
  readonly tilesOf: (rows: readonly Row[]) => readonly Tile[]
  readonly search: string
  readonly fileName: string
}

/** A report of activities: what the shown rows say together, then the rows. */
export function ReportList<Row extends object>({
  list,
  fits,
  tilesOf,
  search,
  fileName,
  ...looks
}: ReportListProps<Row>): ReactElement {
  const shown = list.answer?.filter((row) => fits(row, list.asked.filters))
  return (
    <div className={styles.report}>
      <Tiles tiles={shown === undefined ? null : tilesOf(shown)} places={4} />
      <ListView
        {...looks}
        list={list}
        tools={
          <ListTools
            of={list}
            search={search}
            aside={
              <>
                <ViewsMenu of={list} />
                <ExportButton of={list} fileName={fileName} />
              </>
            }
          />
        }
      />
    </div>
  )
}
