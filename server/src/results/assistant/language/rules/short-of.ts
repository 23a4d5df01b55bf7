import type { TopicReader } from '../topic-reader.ts'

/** Figures that are negative where less was spent than planned. */
const signed = new Set(['share', 'variance'])

/** `underspent by more than 10%`: what is short of a plan is so far below nothing. */
export function concludeShortOf({ topic, values, conditions }: TopicReader): void {
  if (topic.id !== 'reconciliation' || values.get('state')?.includes('under') !== true) return
  for (const [at, { column, is, values: held, ...rest }] of conditions.entries()) {
    const [than] = held
    if (signed.has(column) && (is === '<' || is === '<=') && typeof than === 'number' && than > 0)
      conditions[at] = { column, is, values: [-than], ...rest }
  }
}
