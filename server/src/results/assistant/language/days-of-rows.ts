import type { AskedColumn, Topic } from './topic.ts'

/** Days on which something came about: the newest row is the one with the latest. */
const cameAbout =
  /^(?:firstSeen|received|created|sold|started|found|noted|written|held|done|reached|logged|rang|launched|paid)(?:At|On)?$/

/**
 * The day by which the newest of some rows is told.
 *
 * @param sort how the list comes: the day whose last comes first tells it too
 */
export function newestOf(
  columns: readonly AskedColumn[],
  sort: readonly string[] = [],
): Pick<Topic, 'newest'> {
  const days = columns.filter(({ kind }) => kind === 'date')
  const day = (days.find(({ id }) => cameAbout.test(id)) ?? days.find(({ id }) => sort[0] === `-${id}`))?.id
  return day === undefined ? {} : { newest: day }
}

/** Rows that each have a day are told by day, week and month of it. */
export function timesOf(columns: readonly AskedColumn[]): Pick<Topic, 'by' | 'timed'> {
  const [day, other] = columns.filter(({ kind }) => kind === 'date')
  return day && !other ? { by: ['day', 'week', 'month'], timed: day.id } : {}
}

/** The first of the days that rows have. */
export const dateOf = (columns: readonly AskedColumn[]): { readonly date?: string } => {
  const date = columns.find(({ kind }) => kind === 'date')?.id
  return date === undefined ? {} : { date }
}
