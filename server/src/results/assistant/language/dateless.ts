import type { TopicReader } from './topic-reader.ts'

/** Whether rows are asked for that came to stand as they do on a day that is not kept: `revoked`, `not watched any more`. */
export const standsDateless = (reader: TopicReader): boolean => {
  const { values, conditions } = reader
  const { dateless = [] } = reader.topic
  const ruledOut = conditions.find(({ column: id, is }) => id === 'state' && is === '!=')?.values
  const others = ruledOut
    ? (reader.column('state')?.values ?? []).filter(
        ({ value, stands, kept }) => !stands && !kept && !ruledOut.includes(value),
      )
    : []
  return (
    dateless.some((one) => values.get('state')?.includes(one) === true) ||
    (others.length > 0 && others.every(({ value }) => dateless.includes(value)))
  )
}
