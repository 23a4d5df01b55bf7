import type { ListColumn } from '../list/index.ts'
import { ActiveSwitch } from './active-switch.tsx'

interface Offered {
  readonly id: number
  readonly active: boolean
}

/**
 * The column in which a record is offered or not, at once.
 * @param set ends when the server has it
 * @param changed reads the list again
 * @param called what a record is called
 */
export const activeColumn = <Row extends Offered>(
  set: (row: Row, active: boolean) => Promise<unknown>,
  changed: () => void,
  called: (row: Row) => string,
): ListColumn<Row> => ({
  id: 'active',
  label: 'Active',
  value: ({ active }) => active,
  cell: (row) => (
    <ActiveSwitch
      name={called(row)}
      active={row.active}
      onChange={async (wanted) => {
        await set(row, wanted)
        changed()
      }}
    />
  ),
  width: 92,
})
