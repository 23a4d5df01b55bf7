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

/**
 * Rows whose place in the order changes when one of them moves, with their new places.
 *
 * @param to where it stands afterwards, counted from 0
 */
export function placesAfterMove<Row extends Ordered>(
  rows: readonly Row[],
  row: Row,
  to: number,
  placeOf: (row: Row) => number,
): readonly (readonly [Row, number])[] {
  const from = rows.findIndex(({ id }) => id === row.id)
  if (from < 0 || from === to || !rows[to]) return []
  const order = rows.toSpliced(from, 1).toSpliced(to, 0, row)
  return order.flatMap((one, index) => (placeOf(one) === index + 1 ? [] : [[one, index + 1] as const]))
}

/** Puts a row at another place, counted from 0. */
export async function moveTo<Row extends Ordered>(
  { rowsOf, placeOf, setPlace, moved }: Ordering<Row>,
  row: Row,
  to: number,
): Promise<void> {
  try {
    for (const [one, place] of placesAfterMove(rowsOf(row), row, to, placeOf)) await setPlace(one, place)
  } catch (error) {
    report(error)
  }
  moved()
}

/** Moving a row up or down by a place, as actions of its menu and by the keyboard. */
export function moves<Row extends Ordered>(ordering: Ordering<Row>): readonly Action<Row>[] {
  const { rowsOf } = ordering
  const move = (row: Row, by: -1 | 1): Promise<void> =>
    moveTo(ordering, row, rowsOf(row).findIndex(({ id }) => id === row.id) + by)
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
