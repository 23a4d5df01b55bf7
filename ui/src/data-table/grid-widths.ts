import type { CSSProperties } from 'react'
import type { RowData } from '@tanstack/react-table'
import { slackOf } from './column.ts'
import type { ColumnLayout } from './layout.ts'
import type { ShownColumn } from './use-table-rows.ts'

/** Pixels of a column that holds a box, an arrow or a menu. */
export const narrowColumn = 40

/** A column whose edge is being drawn. */
export interface Resizing {
  readonly id: string
  readonly width: number
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)

export interface GridWidths<Row extends RowData> {
  /** Pixels of a column where there is room for all of them. */
  of(shown: ShownColumn<Row>): number
  /** Its width in the room that there is; nothing for the one that grows. */
  styleOf(shown: ShownColumn<Row>, at: number): CSSProperties | undefined
  /** Pixels below which the grid scrolls instead of getting narrower. */
  readonly least: number
  /** How many of the columns with values begin, as narrow as they get, within so many pixels. */
  within(pixels: number): number
}

/** How wide the columns of a grid are, beside a number of narrow ones. */
export function gridWidths<Row extends RowData>(
  columns: readonly ShownColumn<Row>[],
  narrow: number,
  layout: ColumnLayout,
  resizing: Resizing | null,
): GridWidths<Row> {
  const growing = columns.find(({ column }) => column.grow) ?? columns[0]
  const of = ({ column, width }: ShownColumn<Row>): number =>
    resizing?.id === column.id ? resizing.width : width
  // What somebody has given a width keeps it.
  const slack = columns.map(({ column, width }) =>
    layout.widths?.[column.id] || resizing?.id === column.id ? 0 : slackOf(column, width),
  )
  const allSlack = sumOf(slack)
  const totalWidth = narrow * narrowColumn + sumOf(columns.map(of))
  /**
   * Where the table has less room than it takes, all give the same part of what they can do without; where it has
   * more, they take that part, so that the first is not wide beside others that are cut.
   */
  const inRoom = (width: number, gives: number): number | string =>
    gives > 0
      ? `clamp(${width - gives}px, ${width}px + (100cqi - ${totalWidth}px) * ${gives / allSlack}, ${width * 1.75}px)`
      : width
  return {
    of,
    styleOf: (shown, at) =>
      shown === growing && !layout.widths?.[shown.column.id]
        ? undefined
        : { inlineSize: inRoom(of(shown), slack[at] ?? 0) },
    least: totalWidth - allSlack,
    within(pixels) {
      let left = pixels - narrow * narrowColumn
      const first = columns.findIndex((column, at) => {
        const isBeyond = left <= 0
        left -= of(column) - (slack[at] ?? 0)
        return isBeyond
      })
      return first < 0 ? columns.length : first
    },
  }
}
