import { columnSizingFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import type { ColumnDef, RowData } from '@tanstack/react-table'
import { useMemo } from 'react'
import { compareValues, orderIn, widthOf } from './column.ts'
import type { Column } from './column.ts'
import { visibleColumns } from './layout.ts'
import type { ColumnLayout } from './layout.ts'
import type { Page, Sort } from './data-table.tsx'
import type { RowsHere } from './rows-here.ts'

/** Rows come sorted and by the page: what the table knows of their order is which one it is. */
const asTheyCome = tableFeatures({ columnSizingFeature, rowSortingFeature })

export interface ShownRow<Row> {
  readonly id: string
  readonly data: Row
}

export interface ShownColumn<Row> {
  readonly column: Column<Row>
  /** px */
  readonly width: number
}

interface TableRows<Row> {
  readonly rows: readonly ShownRow<Row>[]
  readonly columns: readonly ShownColumn<Row>[]
}

interface TableRowsInput<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly layout: ColumnLayout
  readonly sort: Sort | null
  readonly page: Page | undefined
  /** What sorts and pages them; rows that come so need nothing. */
  readonly here: RowsHere | undefined
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

/** The rows and columns in sight: as they come, or sorted and paged here. */
export const useTableRows = <Row extends RowData>(input: TableRowsInput<Row>): TableRows<Row> => {
  const { columns, rows, rowId, layout, sort, page, here } = input
  const definitions = useMemo(
    (): ColumnDef<typeof asTheyCome | RowsHere, Row>[] =>
      columns.map((column) => ({
        id: column.id,
        header: column.label,
        // Nothing goes last in either direction, which the table does for undefined.
        accessorFn: (row: Row) => {
          const value = orderIn(column, row)
          return isNothing(value) ? undefined : value
        },
        sortFn: (one, other) => compareValues(orderIn(column, one.original), orderIn(column, other.original)),
        sortUndefined: 'last',
        size: widthOf(column),
      })),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])
  const visible = visibleColumns(columns, layout)
  const state = useMemo(
    () => ({
      sorting: sort ? [{ id: sort.column, desc: sort.descending }] : [],
      pagination: page
        ? { pageIndex: page.number - 1, pageSize: page.size }
        : { pageIndex: 0, pageSize: Number.MAX_SAFE_INTEGER },
      columnSizing: { ...layout.widths },
    }),
    [sort, page, layout],
  )
  const order = {
    manualSorting: here === undefined,
    manualPagination: here === undefined || page === undefined,
    autoResetPageIndex: false,
  }
  const table = useTable({
    features: here ?? asTheyCome,
    columns: definitions,
    data,
    getRowId: rowId,
    state,
    ...order,
  })
  const model = table.getRowModel().rows
  return {
    rows: useMemo(() => model.map((row) => ({ id: row.id, data: row.original })), [model]),
    columns: visible.map((column) => ({
      column,
      width: table.getColumn(column.id)?.getSize() ?? widthOf(column),
    })),
  }
}
