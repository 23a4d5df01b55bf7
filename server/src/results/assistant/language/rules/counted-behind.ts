import type { TopicReader } from '../topic-reader.ts'

/** Whether a word for the rows stands behind choices that narrow them. */
export function countedBehind(reader: TopicReader, end: number): boolean {
  let at = end
  for (let steps = 0; steps < 3; steps++) {
    const hit = reader.hitAt(at)
    if (!hit) return false
    if (hit.meanings.some(({ is }) => is === 'topic')) return steps > 0
    if (!hit.meanings.every(({ is }) => is === 'value')) return false
    at += hit.length
  }
  return false
}
