import { addDays, dayAt, today } from '@portal/core/foundation/format'
import { listRows } from '../list-rows.ts'
import type { ReadRows, Row } from '../rows.ts'

/** Entries of a kept list, by whose names rows are told apart, and what each of them says of a row. */
interface Said {
  /** The call that lists them. */
  readonly list: string
  /** The column of the rows that names one of them. */
  readonly column: string
  /** What rows have by an entry, besides what they have themselves. */
  readonly of: (entry: Readonly<Record<string, unknown>> | undefined, row: Row) => Row
}

/** Rows of a list with what another list says of the choice that each of them has: whether it is open still. */
export const rowsWithStateOf =
  ({ list, column, of }: Said): ReadRows =>
  async (wanted) => {
    const listed = await listRows(wanted)
    const entries = (await wanted.portal.readDeclared(list)) as readonly Readonly<Record<string, unknown>>[]
    const byName = new Map(entries.map((entry) => [entry['name'], entry]))
    return {
      ...listed,
      rows: listed.rows.map((row): Row => ({ ...row, ...of(byName.get(row[column]), row) })),
    }
  }

/** Whether somebody stands in a stage for longer than its days. */
const isOver = (since: string, days: unknown): boolean =>
  typeof days === 'number' && days > 0 && addDays(dayAt(since), days) < today()

/** The agency's own leads: open, won or lost as their stages are, since when, and how many of them were decided. */
export const opportunitiesRows = rowsWithStateOf({
  list: 'opportunityStages.list',
  column: 'stageId',
  of: (stage, { stageSince, amount }) => {
    const state = stage?.['kind'] === 'Won' || stage?.['kind'] === 'Lost' ? stage['kind'] : 'Open'
    return {
      ...(typeof stageSince === 'string' ? { stageSince: dayAt(stageSince) } : {}),
      state,
      stale:
        state === 'Open' && typeof stageSince === 'string' && isOver(stageSince, stage?.['staleAfterDays'])
          ? 'Stale'
          : null,
      weighted:
        typeof amount === 'number' && typeof stage?.['probability'] === 'number'
          ? Math.round(amount * stage['probability']) / 100
          : null,
      won: state === 'Won' ? 1 : 0,
      decided: state === 'Open' ? 0 : 1,
    }
  },
})

/** Deliverables, with whether they are done, which their statuses say. */
export const deliverablesRows = rowsWithStateOf({
  list: 'deliverableStatuses.list',
  column: 'statusId',
  of: (status) => ({ state: status?.['closes'] === true ? 'Done' : 'Open' }),
})
