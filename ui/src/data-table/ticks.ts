import type { RowData } from '@tanstack/react-table'
import type { DataTableProps } from './data-table.tsx'
import type { ShownRow } from './use-table-rows.ts'

/** Which rows are ticked and which are open, and what changes that. */
export interface Ticks {
  /** Every row that is shown is ticked. */
  readonly all: boolean
  /** Some are, and others not. */
  readonly some: boolean
  readonly toggleAll: () => void
  readonly toggle: (id: string) => void
  readonly toggleExpanded: (id: string) => void
}

/** Ids with one more, or without it. */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/** Ticks of rows on other pages stay as they are. */
export function ticksOf<Row extends RowData>(
  rows: readonly ShownRow<Row>[],
  {
    selected = [],
    onSelect,
    expanded = [],
    onExpand,
  }: Pick<DataTableProps<Row>, 'selected' | 'onSelect' | 'expanded' | 'onExpand'>,
): Ticks {
  const ids = rows.map(({ id }) => id)
  const ticked = ids.filter((id) => selected.includes(id)).length
  const all = ids.length > 0 && ticked === ids.length
  return {
    all,
    some: ticked > 0 && !all,
    toggleAll: () =>
      onSelect?.(all ? selected.filter((id) => !ids.includes(id)) : [...new Set([...selected, ...ids])]),
    toggle: (id) => onSelect?.(toggled(selected, id)),
    toggleExpanded: (id) => onExpand?.(toggled(expanded, id)),
  }
}
