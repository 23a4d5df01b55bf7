import type { TopicReader } from './topic-reader.ts'

/** `who closed the most tasks last week`: of what somebody did, the day on which it was done. */
export const deedDay = ({ topic: { columns }, lows }: TopicReader): string | undefined => {
  const verbs = columns
    .flatMap(({ doer, did }) => (doer ? (did ?? []) : []))
    .filter((verb) => lows.includes(verb))
  return columns.find(
    ({ kind, besideTime }) => kind === 'date' && besideTime?.some((word) => verbs.includes(word)),
  )?.id
}
