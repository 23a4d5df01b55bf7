import { ArrowDown, ArrowUp } from '@portal/ui/icon'
import type { Action } from '../list/index.ts'
import { report } from '../../../foundation/errors/errors.ts'

/** Something that stands in an order that people choose. */
interface Ordered {
  readonly id: number
}

export interface Ordering<Row extends Ordered> {
  /** The rows among which one moves, in their order. */
  readonly rowsOf: (row: Row) => readonly Row[]
  readonly placeOf: (row: Row) => number
  readonly setPlace: (row: Row, place: number) => Promise<unknown>
  readonly moved: () => void
}

/** Rows whose place in the order changes when one of them moves by a place, with their new places. */
export function placesAfterMove<Row extends Ordered>(
  rows: readonly Row[],
  row: Row,
  by: -1 | 1,
  placeOf: (row: Row) => number,
): readonly (readonly [Row, number])[] {
  const from = rows.findIndex(({ id }) => id === row.id)
  const neighbour = rows[from + by]
  if (from < 0 || !neighbour) return []
  const order = rows.with(from, neighbour).with(from + by, row)
  return order.flatMap((one, index) => (placeOf(one) === index + 1 ? [] : [[one, index + 1] as const]))
}

/** Moving a row up or down by a place, as actions of its menu and by the keyboard. */
export function moves<Row extends Ordered>({
  rowsOf,
  placeOf,
  setPlace,
  moved,
}: Ordering<Row>): readonly Action<Row>[] {
  const move = async (row: Row, by: -1 | 1): Promise<void> => {
    try {
      for (const [one, place] of placesAfterMove(rowsOf(row), row, by, placeOf)) await setPlace(one, place)
    } catch (error) {
      report(error)
    }
    moved()
  }
  return [
    {
      name: 'Move up',
      icon: ArrowUp,
      shortcut: 'u',
      may: (row) => rowsOf(row)[0]?.id !== row.id,
      run: (row) => void move(row, -1),
    },
    {
      name: 'Move down',
      icon: ArrowDown,
      shortcut: 'd',
      may: (row) => rowsOf(row).at(-1)?.id !== row.id,
      run: (row) => void move(row, 1),
    },
  ]
}
