/** What a change must have to be followed while a dialog shows it. */
interface Waiting {
  readonly id: number
  readonly version: number
}

/**
 * A budget change in the dialog: `waits`, is being `confirming`, is `confirmed`
 * here, or no longer waits (`settled`) because it was confirmed in another
 * window, its budget was deleted, or its amount was changed back.
 */
export interface ShownChange<Change extends Waiting> {
  readonly change: Change
  readonly state: 'waits' | 'confirming' | 'confirmed' | 'settled'
  /** A sentence about the row: what went wrong, and what to do. */
  readonly problem: string | null
}

/** What a row says whose amount was changed while it was looked at. */
export const changedWhileShown =
  'This budget was changed again in the meantime. Check the new amount, then confirm it.'

/** A change as it is first shown: it waits for its confirmation. */
export const shownChange = <Change extends Waiting>(change: Change): ShownChange<Change> => ({
  change,
  state: 'waits',
  problem: null,
})

/**
 * Brings what is shown up to date with what waits now. Rows keep their places,
 * so that nobody presses the wrong one; new changes come at the end. What was
 * confirmed here stays until the dialog closes, what is being
 * confirmed is left to its own answer.
 */
export function withWaiting<Change extends Waiting>(
  shown: readonly ShownChange<Change>[],
  waiting: readonly Change[],
): readonly ShownChange<Change>[] {
  const now = new Map(waiting.map((change) => [change.id, change]))
  const known = new Set(shown.map(({ change }) => change.id))
  const kept = shown.map((row): ShownChange<Change> => {
    if (row.state === 'confirmed' || row.state === 'confirming') return row
    const change = now.get(row.change.id)
    if (!change) return { ...row, state: 'settled', problem: null }
    const problem = change.version === row.change.version ? row.problem : changedWhileShown
    return { change, state: 'waits', problem }
  })
  return [...kept, ...waiting.filter(({ id }) => !known.has(id)).map(shownChange)]
}

/** The same rows with one of them changed. */
export const withRow = <Change extends Waiting>(
  shown: readonly ShownChange<Change>[],
  id: number,
  to: Partial<ShownChange<Change>>,
): readonly ShownChange<Change>[] => shown.map((row) => (row.change.id === id ? { ...row, ...to } : row))

/** Whether nothing is left to confirm: only then can the dialog be closed. */
export const isSettled = (shown: readonly ShownChange<Waiting>[]): boolean =>
  shown.every(({ state }) => state === 'confirmed' || state === 'settled')
