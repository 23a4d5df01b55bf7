import type { Topic } from './topic.ts'

const began = /^(?:created|createdAt|requestedAt|sentAt|receivedAt|received|foundAt|startedAt|\w*[Ss]ince)$/

/** The column of the day from which a row has been there, whatever else happens to it later; undefined where rows have none. */
export const cameAbout = ({ columns }: Pick<Topic, 'columns'>): string | undefined => {
  const days = columns.filter(({ kind }) => kind === 'date').map(({ id }) => id)
  // What is agreed starts later than it is there.
  return days.find((id) => began.test(id)) ?? days.find((id) => id === 'startsAt')
}
