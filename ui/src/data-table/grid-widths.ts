import { useMemo, useState, type CSSProperties } from 'react'
import type { RowData } from '@tanstack/react-table'
import { longestIn, slackOf, spareOf } from './column.ts'
import type { DataTableProps } from './data-table.tsx'
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

/** Of more rows none is read for how long its cells are: one would be cut that was left out. */
const mostRead = 60

/** Px that columns take where there is room for all of them, beside a number of narrow ones. */
export const widthOfAll = <Row extends RowData>(
  columns: readonly ShownColumn<Row>[],
  narrow: number,
): number => narrow * narrowColumn + sumOf(columns.map(({ width }) => width))

const none: ReadonlyMap<string, number> = new Map()

/**
 * By id of a column, px that the longest of its cells takes, where that is known: of the rows in sight and of those
 * that were, so that a column does not get narrower from page to page.
 *
 * @param fits there is room for all columns: nothing needs to be known
 */
export const useLongest = <Row extends RowData>(
  rows: readonly ShownRow<Row>[],
  { columns, totals }: Pick<DataTableProps<Row>, 'columns' | 'totals'>,
  fits: boolean,
): ReadonlyMap<string, number> => {
  const [before] = useState(() => new Map<string, number>())
  return useMemo(() => {
    if (fits || rows.length > mostRead) return none
    const read = rows.map(({ data }) => data)
    return new Map(
      columns.flatMap((column): [string, number][] => {
        const longest = longestIn(column, read, totals?.[column.id])
        if (longest === null) return []
        const most = Math.max(longest, before.get(column.id) ?? 0)
        before.set(column.id, most)
        return [[column.id, most]]
      }),
    )
  }, [rows, columns, totals, fits, before])
}

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

/** Px that a column gives where there is less room, and that it takes a part of where there is more. */
interface Gives {
  /** What stands empty in it. */
  readonly spare: number
  /** Of its text, what is cut then. */
  readonly text: number
  readonly takes: number
}

const nothing: Gives = { spare: 0, text: 0, takes: 0 }

/**
 * How wide the columns of a grid are, beside a number of narrow ones.
 *
 * @param longest by id of a column, px that its longest cell takes, where that is known
 */
export function gridWidths<Row extends RowData>(
  columns: readonly ShownColumn<Row>[],
  narrow: number,
  layout: ColumnLayout,
  resizing: Resizing | null,
  longest: ReadonlyMap<string, number>,
): GridWidths<Row> {
  const growing = columns.find(({ column }) => column.grow) ?? columns[0]
  const of = ({ column, width }: ShownColumn<Row>): number =>
    resizing?.id === column.id ? resizing.width : width
  const gives = columns.map(({ column, width }): Gives => {
    // What somebody has given a width keeps it.
    if (layout.widths?.[column.id] || resizing?.id === column.id) return nothing
    const spare = spareOf(column, width, longest.get(column.id) ?? width)
    const takes = slackOf(column, width)
    return { spare, text: Math.max(0, takes - spare), takes }
  })
  const sumOfAll = (name: keyof Gives): number => sumOf(gives.map((one) => one[name]))
  const [allSpare, allText, allTake] = [sumOfAll('spare'), sumOfAll('text'), sumOfAll('takes')]
  const totalWidth = narrow * narrowColumn + sumOf(columns.map(of))
  /**
   * Where the table has less room than it takes, columns give what stands empty in them, then those of text what they
   * can do without, all the same part of either; where it has more, those of text take that part, so that the first is
   * not wide beside others that are cut.
   */
  const inRoom = (width: number, { spare, text, takes }: Gives): number | string => {
    if (spare + takes === 0) return width
    const room = `100cqi - ${totalWidth}px`
    const part = (one: number, all: number): number => (all > 0 ? one / all : 0)
    return `clamp(${width - spare - text}px, ${width}px + clamp(${-allSpare}px, ${room}, 0px) * ${part(spare, allSpare)} + min(${room} + ${allSpare}px, 0px) * ${part(text, allText)} + max(${room}, 0px) * ${part(takes, allTake)}, ${width * 1.75}px)`
  }
  return {
    of,
    styleOf: (shown, at) =>
      shown === growing && !layout.widths?.[shown.column.id]
        ? undefined
        : { inlineSize: inRoom(of(shown), gives[at] ?? nothing) },
    least: totalWidth - allSpare - allText,
    within(pixels) {
      let left = pixels - narrow * narrowColumn
      const first = columns.findIndex((column, at) => {
        const { spare, text } = gives[at] ?? nothing
        const isBeyond = left <= 0
        left -= of(column) - spare - text
        return isBeyond
      })
      return first < 0 ? columns.length : first
    },
  }
}
