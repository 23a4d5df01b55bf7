import type { Condition, Joined } from './question.ts'

/** Days between which somebody came to be watched tell of then, and not of now. */
const ofThen = ({ is }: Condition): boolean => is === 'between'

/** Who is on the watchlist is watched now: entries that are over stay in the list, and are not meant where nothing says so. */
export const watchedNow = (joined: Joined): Joined =>
  joined.topic === 'priorityWatchlist' &&
  !joined.conditions.some((one) => one.column === 'state' || one.column === 'outcome' || ofThen(one))
    ? { ...joined, conditions: [...joined.conditions, { column: 'state', is: '=', values: ['Watching'] }] }
    : joined
