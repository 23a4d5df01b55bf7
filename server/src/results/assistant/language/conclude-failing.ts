import type { TopicReader } from './topic-reader.ts'

/** `stores failing the audit`: those of which something fails, and not how much of each. */
export function concludeFailing({ topic, measures, conditions, lows }: TopicReader): void {
  const fails = topic.columns.find(({ id, kind }) => id === 'failing' && kind === 'count')
  const asksWho = lows.some((low) => /^(?:stores?|clients?|dealers?|accounts?|who)$/.test(low))
  if (
    fails &&
    asksWho &&
    measures.length === 1 &&
    measures[0] === fails.id &&
    !conditions.some(({ column }) => column === fails.id)
  )
    conditions.push({ column: fails.id, is: '>', values: [0] })
}
