import { toggled } from './ticks.ts'
import type { Column } from './column.ts'
import { isFree, orderedColumns, type ColumnLayout } from './layout.ts'

/** Shows or hides one column. */
export const toggleColumn = (layout: ColumnLayout, id: string): ColumnLayout => ({
  ...layout,
  hidden: toggled(layout.hidden ?? [], id),
})

/** Moves a column one place to the front (-1) or to the back (1), past fixed ones never. */
export const moveColumn = <Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
  id: string,
  by: -1 | 1,
): ColumnLayout => {
  const order = orderedColumns(columns, layout)
    .filter((column) => isFree(columns, column))
    .map((column) => column.id)
  const from = order.indexOf(id)
  const to = from + by
  const neighbour = order[to]
  if (from < 0 || neighbour === undefined) return layout
  order[to] = id
  order[from] = neighbour
  return { ...layout, order }
}
