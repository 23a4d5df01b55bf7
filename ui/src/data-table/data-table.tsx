import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { RowData } from '@tanstack/react-table'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorState } from '../error-state/index.ts'
import type { MenuEntry } from '../menu/index.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CardList } from './card-list.tsx'
import type { CellValue, Column } from './column.ts'
import { ChoiceOfColumns, ColumnChoice, ColumnChooser } from './column-chooser.tsx'
import { Grid } from './grid.tsx'
import type { ColumnLayout } from './layout.ts'
import { Pagination } from './pagination.tsx'
import type { RowsHere } from './rows-here.ts'
import { useFocusPassedOn } from '../focus/index.ts'
import { useNarrow } from './use-narrow.ts'
import { useTableRows } from './use-table-rows.ts'
import styles from './data-table.module.css'

export interface Sort {
  /** Id of a column. */
  readonly column: string
  readonly descending: boolean
}

export interface Page {
  /** From 1. */
  readonly number: number
  readonly size: number
}

export interface DataTableProps<Row extends RowData> {
  /** What is listed: `Active budgets`. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string

  readonly sort?: Sort | null | undefined
  readonly onSort?: ((sort: Sort | null) => void) | undefined
  /** Sorts and pages the rows that the table has; without it, they come sorted and are those of the page. */
  readonly here?: RowsHere | undefined

  readonly page?: Page | undefined
  readonly onPage?: ((page: Page) => void) | undefined
  /** How many rows there are in all, when `rows` is one page of them. */
  readonly total?: number | undefined

  readonly layout?: ColumnLayout | undefined
  readonly onLayout?: ((layout: ColumnLayout) => void) | undefined

  /** Ids of the rows that are ticked. */
  readonly selected?: readonly string[] | undefined
  readonly onSelect?: ((selected: readonly string[]) => void) | undefined
  /** Buttons for what is ticked. */
  readonly bulkActions?: ((selected: readonly string[]) => ReactNode) | undefined

  /** Ids of the rows that are open. */
  readonly expanded?: readonly string[] | undefined
  readonly onExpand?: ((expanded: readonly string[]) => void) | undefined
  readonly renderExpanded?: ((row: Row) => ReactNode) | undefined

  readonly rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined
  /** Opens a record: Enter, or a press on its row. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** The record's address: its first cell is then a link. */
  readonly hrefOf?: ((row: Row) => string | null) | undefined
  /** The last row, by column id. */
  readonly totals?: Readonly<Record<string, CellValue>> | undefined

  /** Filters and the like, above the table; where one is given, it draws `<ColumnChoice />` where columns are chosen. */
  readonly toolbar?: ReactNode
  readonly loading?: boolean | undefined
  /** Why the rows could not be loaded. */
  readonly error?: string | null | undefined
  readonly onRetry?: (() => void) | undefined
  /** What to show when there are no rows; a plain sentence when absent. */
  readonly empty?: ReactNode
  /** Draws for paper: every row and no cards, however many rows there are and however narrow the window is. */
  readonly forPaper?: boolean | undefined
  /** Height at most, as a CSS length; what is left of the window when absent. */
  readonly maxHeight?: string | undefined
}

const noLayout: ColumnLayout = {}

/**
 * The one table of the product. It keeps no state of the list: sort, page,
 * columns, ticks and open rows come in as properties and go out as events, so
 * that they can live in the address. Below 600 px it is a list of cards.
 */
export const DataTable = <Row extends RowData>(props: DataTableProps<Row>): ReactElement => {
  const {
    columns,
    rows,
    rowId,
    sort = null,
    page,
    total,
    layout = noLayout,
    selected = [],
    loading = false,
    error,
  } = props
  const whole = useRef<HTMLDivElement>(null)
  const narrow = useNarrow(whole) && !props.forPaper
  useFocusPassedOn()
  const shown = useTableRows({
    columns,
    rows,
    rowId,
    layout,
    sort,
    page: total === undefined ? page : undefined,
    here: props.here,
  })
  const count = total ?? rows.length
  const { onLayout, onSelect, onPage } = props
  const chooser = onLayout && !narrow && (
    <ColumnChooser columns={columns} layout={layout} onLayout={onLayout} />
  )
  const failed = Boolean(error)

  return (
    <div ref={whole} className={styles.whole}>
      {(props.toolbar !== undefined || chooser) && (
        <div className={styles.tools}>
          <ChoiceOfColumns value={chooser}>{props.toolbar ?? <ColumnChoice />}</ChoiceOfColumns>
        </div>
      )}
      {onSelect && selected.length > 0 && (
        <BulkBar
          selected={selected.length}
          onClear={() => onSelect([])}
          onAll={
            selected.length < rows.length && rows.length > shown.rows.length
              ? () => onSelect(rows.map(rowId))
              : undefined
          }
          all={rows.length}
        >
          {props.bulkActions?.(selected)}
        </BulkBar>
      )}
      {failed && rows.length > 0 && (
        <div className={styles.stale}>
          <Banner
            tone="danger"
            announce
            actions={
              props.onRetry && (
                <Button size="small" loading={loading} onClick={props.onRetry}>
                  Retry
                </Button>
              )
            }
          >
            {error}
          </Banner>
        </div>
      )}
      <div className={styles.frame}>
        {failed && rows.length === 0 ? (
          <ErrorState message={error ?? ''} onRetry={props.onRetry} retrying={loading} />
        ) : rows.length === 0 && !loading ? (
          (props.empty ?? <EmptyState title="Nothing here yet" />)
        ) : narrow ? (
          <CardList {...props} shown={shown} />
        ) : (
          <Grid {...props} layout={layout} shown={shown} />
        )}
        {page && onPage && !(failed && rows.length === 0) && (
          <Pagination of={props.label} page={page} total={count} onPage={onPage} loading={loading} />
        )}
      </div>
    </div>
  )
}
