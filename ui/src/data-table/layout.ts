import { mostWidth, leastWidth } from './column.ts'
import type { Column } from './column.ts'

/** What a person has made of the columns: kept by the caller, in a saved view or the settings. */
export interface ColumnLayout {
  /** Ids in the order chosen; columns it does not name follow in their own order. */
  readonly order?: readonly string[] | undefined
  readonly hidden?: readonly string[] | undefined
  /** Widths in px by id. */
  readonly widths?: Readonly<Record<string, number>> | undefined
}

const isFixed = <Row>(column: Column<Row>, index: number): boolean => index === 0 || column.fixed === true

/** All columns in the order chosen; the fixed ones keep the front. */
export const orderedColumns = <Row>(
  columns: readonly Column<Row>[],
  { order = [] }: ColumnLayout,
): readonly Column<Row>[] => {
  const fixed = columns.filter(isFixed)
  const free = columns.filter((column, index) => !isFixed(column, index))
  const place = (column: Column<Row>): number => {
    const index = order.indexOf(column.id)
    return index < 0 ? order.length + free.indexOf(column) : index
  }
  return [...fixed, ...free.toSorted((one, other) => place(one) - place(other))]
}

/** Whether a column may be hidden and moved. */
export const isFree = <Row>(columns: readonly Column<Row>[], column: Column<Row>): boolean =>
  !isFixed(column, columns.indexOf(column))

/** The columns in sight, in order. */
export const visibleColumns = <Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
): readonly Column<Row>[] =>
  orderedColumns(columns, layout).filter(
    (column) => !isFree(columns, column) || !layout.hidden?.includes(column.id),
  )

/** Gives a column a width, within what can be read. */
export const resizeColumn = (layout: ColumnLayout, id: string, width: number): ColumnLayout => ({
  ...layout,
  widths: { ...layout.widths, [id]: Math.round(Math.min(mostWidth, Math.max(leastWidth, width))) },
})
