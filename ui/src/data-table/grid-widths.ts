import { useMemo, type CSSProperties } from 'react'
import type { RowData } from '@tanstack/react-table'
import { slackOf, spareOf, widthOfFigures, type CellValue, type Column } from './column.ts'
import type { ColumnLayout } from './layout.ts'
import type { ShownColumn, ShownRow } from './use-table-rows.ts'

/** Pixels of a column that holds a box, an arrow or a menu. */
export const narrowColumn = 40

/** A column whose edge is being drawn. */
export interface Resizing {
  readonly id: string
  readonly width: number
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)

/** More rows are not read for the widths of their figures. */
const mostRead = 250

/** By id of a column, px that the longest of its figures in sight takes, where that is known. */
export const useFigures = <Row extends RowData>(
  rows: readonly ShownRow<Row>[],
  columns: readonly Column<Row>[],
  totals: Readonly<Record<string, CellValue>> | undefined,
): ReadonlyMap<string, number> =>
  useMemo(() => {
    const read = rows.length > mostRead ? [] : rows.map(({ data }) => data)
    return new Map(
      columns.flatMap((column): [string, number][] => {
        const longest = widthOfFigures(column, read, totals?.[column.id])
        return longest === null ? [] : [[column.id, longest]]
      }),
    )
  }, [rows, columns, totals])

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

/**
 * How wide the columns of a grid are, beside a number of narrow ones.
 *
 * @param figures by id of a column, px that the longest of its figures takes, where that is known
 */
export function gridWidths<Row extends RowData>(
  columns: readonly ShownColumn<Row>[],
  narrow: number,
  layout: ColumnLayout,
  resizing: Resizing | null,
  figures: ReadonlyMap<string, number>,
): GridWidths<Row> {
  const growing = columns.find(({ column }) => column.grow) ?? columns[0]
  const of = ({ column, width }: ShownColumn<Row>): number =>
    resizing?.id === column.id ? resizing.width : width
  // What somebody has given a width keeps it.
  const gives = columns.map(({ column, width }): { readonly spare: number; readonly text: number } => {
    const longest = figures.get(column.id)
    return layout.widths?.[column.id] || resizing?.id === column.id
      ? { spare: 0, text: 0 }
      : { spare: longest === undefined ? 0 : spareOf(column, width, longest), text: slackOf(column, width) }
  })
  const allSpare = sumOf(gives.map(({ spare }) => spare))
  const allText = sumOf(gives.map(({ text }) => text))
  const totalWidth = narrow * narrowColumn + sumOf(columns.map(of))
  /**
   * Where the table has less room than it takes, columns of figures give what stands empty in them, then columns of text
   * what they can do without, all the same part; where it has more, these take that part, so that the first is not wide
   * beside others that are cut.
   */
  const inRoom = (
    width: number,
    { spare, text }: { readonly spare: number; readonly text: number },
  ): number | string => {
    const room = `100cqi - ${totalWidth}px`
    if (spare > 0)
      return `clamp(${width - spare}px, ${width}px + (${room}) * ${spare / allSpare}, ${width}px)`
    return text > 0
      ? `clamp(${width - text}px, ${width}px + (min(${room} + ${allSpare}px, 0px) + max(${room}, 0px)) * ${text / allText}, ${width * 1.75}px)`
      : width
  }
  return {
    of,
    styleOf: (shown, at) =>
      shown === growing && !layout.widths?.[shown.column.id]
        ? undefined
        : { inlineSize: inRoom(of(shown), gives[at] ?? { spare: 0, text: 0 }) },
    least: totalWidth - allSpare - allText,
    within(pixels) {
      let left = pixels - narrow * narrowColumn
      const first = columns.findIndex((column, at) => {
        const isBeyond = left <= 0
        left -= of(column) - (gives[at]?.spare ?? 0) - (gives[at]?.text ?? 0)
        return isBeyond
      })
      return first < 0 ? columns.length : first
    },
  }
}
