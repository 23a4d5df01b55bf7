import type { TopicReader } from '../topic-reader.ts'

/** `margin under 15%`: of an amount a percentage means its rate. */
export function rateFor(
  { topic, measures }: TopicReader,
  target: { readonly id: string; readonly took: number },
): { readonly id: string; readonly took: number } {
  const rate = topic.columns.find(
    (one) => one.kind === 'percent' && one.rate?.of === target.id && !one.rate.minus,
  )
  if (!rate || topic.columns.find(({ id }) => id === target.id)?.kind !== 'money') return target
  const at = measures.indexOf(target.id)
  if (at >= 0) measures.splice(at, 1, rate.id)
  return { ...target, id: rate.id }
}
