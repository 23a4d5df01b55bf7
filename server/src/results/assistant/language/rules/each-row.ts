import type { Rule } from '../topic-reader.ts'

/**
 * `commission rate per partner`, `members of each department`: of a list each
 * row is what it is told by, so that nothing is summed. What is ranked is told
 * of something else: `highest commission by partner`.
 */
export const readEachRow: Rule = (reader, at) => {
  const { topic, measures, mentions, superlative } = reader
  const each = /^(?:by|per|each|every)$/.test(reader.low(at))
    ? 1
    : /^(?:of|for|in|at) (?:each|every)$/.test(`${reader.low(at)} ${reader.low(at + 1)}`)
      ? 2
      : 0
  const hit = each > 0 ? reader.hitAt(at + each) : null
  const kept = topic.client === undefined && topic.period === null && topic.narrows.length === 0
  if (!hit || !kept || measures.length + mentions.length === 0 || superlative !== null) return 0
  if (!hit.meanings.every(({ is }) => is === 'topic')) return 0
  reader.noun ??= { at: at + each, plural: true }
  reader.evoked += 2 + hit.length
  reader.called = Math.max(reader.called, hit.length)
  reader.understood += hit.length
  return each + hit.length
}
