import { useMemo } from 'react'
import { compareValues, orderIn, widthOf } from './column.ts'
import type { CellValue, Column } from './column.ts'
import { visibleColumns } from './layout.ts'
import type { ColumnLayout } from './layout.ts'
import type { Page, Sort } from './data-table.tsx'

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
  readonly sortsOnServer: boolean
  readonly page: Page | undefined
  readonly pagesOnServer: boolean
}

const isNothing = (value: CellValue): boolean => value === null || value === undefined || value === ''

/** Rows in the order of a column, equal ones as they came; those with nothing in it go last in either direction. */
export function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = sort && columns.find(({ id }) => id === sort.column)
  if (!column) return rows
  const direction = sort.descending ? -1 : 1
  const valued = rows.map((row) => ({ row, value: orderIn(column, row) }))
  return [
    ...valued
      .filter(({ value }) => !isNothing(value))
      .toSorted((one, other) => direction * compareValues(one.value, other.value)),
    ...valued.filter(({ value }) => isNothing(value)),
  ].map(({ row }) => row)
}

/** The rows and columns in sight: sorted and paged here, unless the server has done so. */
export const useTableRows = <Row>(input: TableRowsInput<Row>): TableRows<Row> => {
  const { columns, rows, rowId, layout, sort, sortsOnServer, page, pagesOnServer } = input
  const sorted = useMemo(
    () => (sortsOnServer ? rows : inOrder(rows, columns, sort)),
    [rows, columns, sort, sortsOnServer],
  )
  const paged =
    page && !pagesOnServer ? sorted.slice((page.number - 1) * page.size, page.number * page.size) : sorted
  return {
    rows: paged.map((row) => ({ id: rowId(row), data: row })),
    columns: visibleColumns(columns, layout).map((column) => ({
      column,
      width: layout.widths?.[column.id] ?? widthOf(column),
    })),
  }
}
